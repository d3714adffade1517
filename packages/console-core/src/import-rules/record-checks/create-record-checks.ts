import { DATABASE_COLUMNS } from '../database-columns.ts'
import { createFinding, type Finding } from '../finding.ts'
import type { Value } from '../read-value.ts'
import type { RecordValues } from '../record-shape.ts'
import { placeOfRow, printOf } from '../row-memory.ts'
import { COMPONENT_CHECKS } from './component-checks.ts'
import { aboutColumn, type CheckSetting, columnNamed, firstField, type RecordCheck } from './record-check.ts'
import { createRecordKey, type RecordKey } from './record-key.ts'
import { createReferenceCheck } from './reference-check.ts'

export type RecordChecks = {
  check: RecordCheck
  /** The record's key; null when a part of it is missing. */
  keyOf(values: readonly Value[]): string | null
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
    const duplicate = id === null ? null : findDuplicate(id, rowNumber, values)
    if (duplicate !== null) {
      // Whatever else is wrong with the row, there is nothing to put right in it but its key.
      found.length = 0
      found.push(duplicate)
      return
    }
    for (const one of checks) one(values, fields, rowNumber, found)
  }

  return {
    check,
    keyOf: key.keyOf,
    sourceIdOf: (values, fields) => key.keyOf(values) ?? firstField(keyColumn, fields),
  }
}

/**
 * Makes the function that notes the key of each row: V008 when another row, here or in a source before, has it too; V013
 * when that row says the same.
 */
const createDuplicateFinder = (setting: CheckSetting, { firstColumn, isPiece, words }: RecordKey) => {
  const { lookups, own, shape } = setting
  const { earlier = [] } = lookups
  const places = DATABASE_COLUMNS[setting.component].map(({ columnName }) => shape.placeOf(columnName))
  const about = aboutColumn(setting, columnNamed(setting, firstColumn))

  return (key: string, rowNumber: number, values: readonly Value[]): Finding | null => {
    const print = printOf(values, places)
    const other = earlier.find(({ rows }) => rows.has(key))
    const first = other ? other.rows.get(key) : own.rows.addNew(key, rowNumber, isPiece)
    if (first === undefined) {
      own.prints.set(rowNumber, print)
      return null
    }
    const place = placeOfRow(first, other ?? own, other !== undefined)
    if ((other ?? own).prints.get(first) === print)
      return createFinding('V013', Object.assign({ params: place }, about))
    return createFinding('V008', {
      ...about,
      value: key,
      params: { key: words, ...place },
    })
  }
}

/** The first of each pair is never after the second. */
const DATES_IN_ORDER = [
  ['entryDate', 'exitDate'],
  ['startDate', 'endDate'],
  ['assignedDate', 'dueDate'],
  ['dispositionStartDate', 'dispositionEndDate'],
  ['programStartDate', 'programEndDate'],
  ['eligibilityStartDate', 'eligibilityEndDate'],
] as const

/** V004 where something ends before it begins: one check for each pair of dates that the file fills. */
const createOrderOfDatesChecks = (setting: CheckSetting): RecordCheck[] =>
  DATES_IN_ORDER.flatMap(([first, second]) => {
    const [start, end] = [columnNamed(setting, first), columnNamed(setting, second)]
    if (!start || !end) return []
    const [startPlace, endPlace] = [setting.shape.placeOf(first), setting.shape.placeOf(second)]
    const check: RecordCheck = (values, fields, _rowNumber, found) => {
      const [from, to] = [values[startPlace], values[endPlace]]
      if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return
      const value = firstField(end, fields) ?? to
      const earlier = start.definition.displayName.toLowerCase()
      found.push(
        createFinding('V004', {
          ...aboutColumn(setting, end),
          value,
          params: { earlier },
        }),
      )
    }
    return [check]
  })
