import type { Finding } from '../finding.ts'
import type { Value } from '../read-value.ts'
import type { RecordValues } from '../record-shape.ts'
import { COMPONENT_CHECKS } from './component-checks.ts'
import { createDuplicateFinder } from './find-duplicate.ts'
import { createOrderOfDatesChecks } from './order-of-dates-check.ts'
import { type CheckSetting, columnNamed, firstField, type RecordCheck } from './record-check.ts'
import { createRecordKey } from './record-key.ts'
import { createReferenceCheck } from './reference-check.ts'

export type RecordChecks = {
  check: RecordCheck
  /** The record's key; what the file has for its first part when the key is not whole. */
  sourceIdOf(values: readonly Value[], fields: readonly string[]): string | null
}

/** Checks that need the whole record, other rows of the file, or what is stored. */
export const createRecordChecks = (setting: CheckSetting): RecordChecks => {
  const key = createRecordKey(setting.component, setting.shape)
  const findDuplicate = createDuplicateFinder(setting, key)
  const checks = [
    ...setting.columns.map((bound) => createReferenceCheck(setting, bound)),
    ...createOrderOfDatesChecks(setting),
    COMPONENT_CHECKS[setting.component]?.(setting) ?? null,
  ].filter((check) => check !== null)
  const keyColumn = columnNamed(setting, key.firstColumn)

  const check = (
    values: RecordValues,
    fields: readonly string[],
    rowNumber: number,
    found: Finding[],
  ): void => {
    const id = key.keyOf(values)
    const duplicate = id === null ? null : findDuplicate(id, rowNumber)
    if (duplicate !== null) {
      // Whatever else is wrong with the row, there is nothing to put right in it but its key.
      found.length = 0
      found.push(duplicate)
      return
    }
    for (const one of checks) one(values, fields, rowNumber, found)
  }

  return { check, sourceIdOf: (values, fields) => key.keyOf(values) ?? firstField(keyColumn, fields) }
}
