import type { DatabaseColumn } from './columns/database-column.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import type { BoundColumn } from './match-headers.ts'
import type { Value } from './read-value.ts'

/** What is stored already; a `Set` is one. */
export type Lookups = {
  sites: { has(siteCode: string): boolean }
  students: { has(studentId: string): boolean }
}

type Fields = Record<string, Value>
type Stay = { from: string; to: string; rowNumber: number }

/** Checks that need the whole record, other rows of the file, or what is stored. */
export const createRecordChecks = (
  template: RuleTemplate,
  header: readonly string[],
  columns: readonly BoundColumn[],
  lookups: Lookups,
  scope: FixScope,
) => {
  const keys = columns.filter(({ definition }) => definition.isKey)
  const references = columns.filter(({ definition }) => definition.refersTo)
  const firstRows = new Map<string, number>()
  const stays = new Map<string, Stay[]>()
  const shownRow = (rowNumber: number) => (rowNumber + (template.hasHeader ? 1 : 0)).toLocaleString('en-US')
  const at = (bound: BoundColumn | undefined) => ({
    column: bound?.definition,
    sourceColumn: bound?.indexes.map((i) => header[i] ?? '').join(' + ') || null,
  })
  const columnNamed = (name: string) => columns.find(({ definition }) => definition.columnName === name)

  const keyOf = (record: Fields): string | null => {
    const parts = keys.map(({ definition }) => record[definition.columnName])
    return parts.every((part) => typeof part === 'string') ? parts.join('/') : null
  }

  const check = (record: Fields, fields: readonly string[], rowNumber: number, found: Finding[]): void => {
    const key = keyOf(record)
    if (key !== null) {
      const first = firstRows.get(key)
      if (first !== undefined) {
        // Whatever else is wrong with the row, there is nothing to put right in it but its key.
        found.length = 0
        found.push(
          createFinding('V008', {
            ...at(keys[0]),
            value: key,
            words: { key: keyWords(keys.map((k) => k.definition)), first: shownRow(first) },
          }),
        )
        return
      }
      firstRows.set(key, rowNumber)
    }
    for (const bound of references) checkReference(bound, record, found)
    if (template.componentName === 'staff') settlePrimarySite(record)
    checkDates(record, fields, found)
    if (template.componentName === 'enrollment') checkEnrollment(record, rowNumber, found)
  }

  const checkReference = (bound: BoundColumn, record: Fields, found: Finding[]): void => {
    const { definition } = bound
    const value = record[definition.columnName]
    const ids = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
    for (const id of ids) {
      if (definition.refersTo === 'sites' && !lookups.sites.has(id)) {
        found.push(
          createFinding('R001', {
            ...at(bound),
            value: id,
            words: { Column: 'Site code' },
            fixTarget: fixTargets.site(scope, id),
          }),
        )
      }
      if (definition.refersTo === 'students' && !lookups.students.has(id)) {
        found.push(createFinding('R002', { ...at(bound), value: id }))
      }
    }
  }

  const checkDates = (record: Fields, fields: readonly string[], found: Finding[]): void => {
    const { entryDate, exitDate } = record
    if (typeof entryDate !== 'string' || typeof exitDate !== 'string' || exitDate >= entryDate) return
    const exit = columnNamed('exitDate')
    const value = text(firstField(exit, fields)) ?? exitDate
    found.push(
      createFinding('V004', {
        ...at(exit),
        value,
        instead: { message: `Exit date "${value}" is before the entry date. Row not loaded.` },
      }),
    )
  }

  const checkEnrollment = (record: Fields, rowNumber: number, found: Finding[]): void => {
    const { studentId, entryDate, exitDate, exitCode, isPrimarySchool } = record
    const exitCodes = columnNamed('exitCode')
    if (exitDate && exitCodes && !exitCode && !found.some((f) => f.columnName === 'exitCode')) {
      found.push(createFinding('V003', { ...at(exitCodes), value: '' }))
    }
    if (isPrimarySchool === false || typeof studentId !== 'string' || typeof entryDate !== 'string') return
    if (found.some((finding) => finding.severity === 'error')) return
    const stay = { from: entryDate, to: typeof exitDate === 'string' ? exitDate : '9999-12-31', rowNumber }
    const others = stays.get(studentId) ?? []
    // Leaving one school and entering the next on the same day is no overlap.
    const other = others.find((o) => o.from === stay.from || (o.from < stay.to && stay.from < o.to))
    if (other) {
      found.push(
        createFinding('R006', {
          ...at(columnNamed('studentId')),
          value: studentId,
          words: { first: shownRow(other.rowNumber) },
        }),
      )
    } else stays.set(studentId, [...others, stay])
  }

  const describe = (record: Fields, fields: readonly string[]) => ({
    sourceId: keyOf(record) ?? text(firstField(keys[0], fields)),
    recordLabel: labelOf(record),
    siteCode: text(record.siteCode ?? record.primarySiteCode ?? null),
  })

  return { check, describe }
}

const settlePrimarySite = (record: Fields): void => {
  const { siteCodes, primarySiteCode } = record
  if (!Array.isArray(siteCodes)) return
  if (typeof primarySiteCode !== 'string') record.primarySiteCode = siteCodes[0] ?? null
  else if (!siteCodes.includes(primarySiteCode)) record.siteCodes = [primarySiteCode, ...siteCodes]
}

const labelOf = ({ lastName, firstName, siteName }: Fields): string | null => {
  const person = [lastName, firstName].filter((name) => typeof name === 'string')
  return person.length > 0 ? person.join(', ') : text(siteName ?? null)
}

const keyWords = (keys: readonly DatabaseColumn[]): string =>
  keys.length > 1
    ? 'record'
    : (keys[0]?.displayName.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase()) ?? 'key')

const firstField = (key: BoundColumn | undefined, fields: readonly string[]): Value => {
  const index = key?.indexes[0]
  return index === undefined ? null : (fields[index]?.trim() ?? null)
}

const text = (value: Value): string | null => (typeof value === 'string' && value !== '' ? value : null)
