import type { DatabaseColumn, ImportedComponent, ReferredComponent } from './columns/database-column.ts'
import { DATABASE_COLUMNS } from './database-columns.ts'
import { createFinding, type Finding } from './finding.ts'
import { type FixScope, fixTargets } from './fix-target.ts'
import type { RuleTemplate } from './import-template.ts'
import type { BoundColumn } from './match-headers.ts'
import { ownCopy } from './own-copy.ts'
import type { Value } from './read-value.ts'
import { createRowMemory, placeOfRow, type RowMemory } from './row-memory.ts'
import type { SourceOrigin } from './source-origin.ts'

type Known = { has(id: string): boolean }

/** What is stored already; a `Set` is a good one. What is absent is not looked up. */
export type Lookups = {
  sites: Known
  /** Sites that are switched off: they are there, but take no rows. */
  inactiveSites?: Known
  students: Known
  staff?: Known
  courses?: Known
  /** Last days by `sectionAt`; null where none is known. */
  sections?: { get(place: string): string | null | undefined }
  /** What texts call the source; a file where it is not said. */
  origin?: SourceOrigin
  /** Keeps what the rows name; a new one when absent. */
  memory?: RowMemory
  /** Of sources of the same component that were loaded just before. */
  earlier?: readonly RowMemory[]
}

/** A section's number is its own only at its site. */
export const sectionAt = (siteCode: string, sectionId: string): string => `${siteCode}/${sectionId}`

type Fields = Record<string, Value>

/** The first of each pair is never after the second. */
const DATES_IN_ORDER = [
  ['entryDate', 'exitDate'],
  ['startDate', 'endDate'],
  ['assignedDate', 'dueDate'],
  ['dispositionStartDate', 'dispositionEndDate'],
  ['programStartDate', 'programEndDate'],
  ['eligibilityStartDate', 'eligibilityEndDate'],
] as const

/** Checks that need the whole record, other rows of the file, or what is stored. */
export const createRecordChecks = (
  template: RuleTemplate & { componentName: ImportedComponent },
  header: readonly string[],
  columns: readonly BoundColumn[],
  lookups: Lookups,
  scope: FixScope,
) => {
  // All of them, mapped or not: a key keeps its shape when a column is mapped later.
  const keys = DATABASE_COLUMNS[template.componentName].filter(({ isKey }) => isKey)
  const references = columns.filter(({ definition }) => definition.refersTo)
  const own = lookups.memory ?? createRowMemory('', template.hasHeader)
  const earlier = lookups.earlier ?? []
  const memories = [own, ...earlier]
  const at = (bound: BoundColumn | undefined) => ({
    column: bound?.definition,
    sourceColumn: bound?.indexes.map((i) => header[i] ?? '').join(' + ') || null,
    origin: lookups.origin,
  })
  const byName = new Map(columns.map((bound) => [bound.definition.columnName, bound]))
  const columnNamed = (name: string) => byName.get(name)
  const datesInOrder = DATES_IN_ORDER.filter(([first, second]) => byName.has(first) && byName.has(second))

  const keyOf = (record: Fields): string | null => {
    let key: string | null = null
    for (const { columnName, isRequired } of keys) {
      const part = record[columnName] ?? (isRequired ? null : '')
      if (part === null) return null
      key = key === null ? String(part) : `${key}/${part}`
    }
    return key ?? ''
  }

  const check = (record: Fields, fields: readonly string[], rowNumber: number, found: Finding[]): void => {
    const key = keyOf(record)
    if (key !== null) {
      const memory = own.rows.has(key) ? own : earlier.find(({ rows }) => rows.has(key))
      if (memory) {
        // Whatever else is wrong with the row, there is nothing to put right in it but its key.
        found.length = 0
        found.push(
          createFinding('V008', {
            ...at(columnNamed(keys[0]?.columnName ?? '')),
            value: key,
            words: {
              key: keyWords(keys),
              first: placeOfRow(memory.rows.get(key) ?? 0, memory, memory !== own),
            },
            ...(memory === own
              ? {}
              : {
                  instead: {
                    causeTitle: `Duplicate ${keyWords(keys)} in two ${TWO[lookups.origin ?? 'file']}`,
                  },
                }),
          }),
        )
        return
      }
      own.rows.set(keys.length === 1 ? ownCopy(key) : key, rowNumber)
    }
    for (const bound of references) checkReference(bound, record, found)
    checkOrderOfDates(record, fields, found)
    checkComponent(record, rowNumber, found)
  }

  const checkReference = (bound: BoundColumn, record: Fields, found: Finding[]): void => {
    const { columnName, refersTo } = bound.definition
    const value = record[columnName]
    const siteCode = text(record.siteCode ?? null)
    if (typeof value === 'string') {
      if (isThere(refersTo, value, siteCode)) return
      const finding = missingReference(bound, value, siteCode)
      if (finding) found.push(finding)
      if (finding?.severity === 'warning') record[columnName] = null
    } else if (Array.isArray(value)) {
      const unknown = value.filter((id) => {
        const finding = isThere(refersTo, id, siteCode) ? null : missingReference(bound, id, siteCode)
        if (finding) found.push(finding)
        return finding?.severity === 'warning'
      })
      if (unknown.length > 0) record[columnName] = value.filter((id) => !unknown.includes(id))
    }
  }

  /** True as well where it cannot be known. */
  const isThere = (
    component: ReferredComponent | undefined,
    id: string,
    siteCode: string | null,
  ): boolean => {
    switch (component) {
      case 'sites':
        return lookups.sites.has(id)
      case 'students':
        return lookups.students.has(id)
      case 'sections':
        if (!lookups.sections || siteCode === null) return true
        return lookups.sections.get(sectionAt(siteCode, id)) !== undefined
      case 'staff':
        return !lookups.staff || lookups.staff.has(id)
      case 'courses':
        return !lookups.courses || lookups.courses.has(id)
      default:
        return true
    }
  }

  const missingReference = (bound: BoundColumn, id: string, siteCode: string | null): Finding | null => {
    const about = { ...at(bound), value: id }
    switch (bound.definition.refersTo) {
      case 'sites':
        if (lookups.inactiveSites?.has(id))
          return createFinding('R009', {
            ...about,
            fixTarget: fixTargets.knownSite(scope, id),
            instead: { message: `Site "${id}" is switched off. Row not loaded.` },
          })
        return createFinding('R001', {
          ...about,
          words: { Column: 'Site code' },
          fixTarget: fixTargets.site(scope, id),
        })
      case 'students':
        return createFinding('R002', about)
      case 'sections':
        return createFinding('R003', { ...about, words: { site: siteCode ?? '' } })
      case 'staff':
        return createFinding('R004', about)
      case 'courses':
        return createFinding('R008', about)
      default:
        return null
    }
  }

  const checkOrderOfDates = (record: Fields, fields: readonly string[], found: Finding[]): void => {
    for (const [first, second] of datesInOrder) {
      const [from, to] = [record[first], record[second]]
      if (typeof from !== 'string' || typeof to !== 'string' || to >= from) continue
      const [start, end] = [columnNamed(first), columnNamed(second)]
      const value = text(firstField(end, fields)) ?? to
      const earlier = start ? start.definition.displayName.toLowerCase() : first
      found.push(
        createFinding('V004', {
          ...at(end),
          value,
          instead: {
            message: `${end?.definition.displayName ?? second} "${value}" is before the ${earlier}. Row not loaded.`,
          },
        }),
      )
    }
  }

  const checkComponent = (record: Fields, rowNumber: number, found: Finding[]): void => {
    const { componentName } = template
    if (componentName === 'staff') settlePrimarySite(record)
    if (componentName === 'contacts') checkRelationship(record, found)
    if (componentName === 'enrollment') checkEnrollment(record, rowNumber, found)
    if (componentName === 'roster') checkLeaveDate(record, found)
    if (componentName === 'studentPrograms') checkProgramStart(record, found)
  }

  const checkRelationship = (record: Fields, found: Finding[]): void => {
    const relationship = columnNamed('relationship')
    if (!relationship || record.relationship || found.some((f) => f.columnName === 'relationship')) return
    found.push(createFinding('R007', { ...at(relationship), value: recordLabelOf(record) ?? '' }))
  }

  const checkLeaveDate = ({ siteCode, sectionId, endDate }: Fields, found: Finding[]): void => {
    if (typeof siteCode !== 'string' || typeof sectionId !== 'string' || typeof endDate !== 'string') return
    const last = lookups.sections?.get(sectionAt(siteCode, sectionId))
    if (last && endDate > last)
      found.push(createFinding('R005', { ...at(columnNamed('endDate')), value: endDate }))
  }

  /** One of the two dates must be there. */
  const checkProgramStart = (record: Fields, found: Finding[]): void => {
    const start = columnNamed('programStartDate') ?? columnNamed('eligibilityStartDate')
    if (!start || record.programStartDate || record.eligibilityStartDate) return
    if (found.some((f) => f.severity === 'error')) return
    found.push(createFinding('V003', { ...at(start), value: '' }))
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
    // Leaving one school and entering the next on the same day is no overlap.
    const overlaps = ({ from, to }: typeof stay) => from === stay.from || (from < stay.to && stay.from < to)
    const [first] = memories.flatMap((memory) => {
      const other = memory.stays.get(studentId)?.find(overlaps)
      return other ? [placeOfRow(other.rowNumber, memory, memory !== own)] : []
    })
    if (first !== undefined) {
      found.push(
        createFinding('R006', {
          ...at(columnNamed('studentId')),
          value: studentId,
          words: { first },
        }),
      )
    } else own.stays.set(studentId, [...(own.stays.get(studentId) ?? []), stay])
  }

  const sourceIdOf = (record: Fields, fields: readonly string[]): string | null =>
    keyOf(record) ?? text(firstField(columnNamed(keys[0]?.columnName ?? ''), fields))

  return { check, sourceIdOf }
}

const TWO: Readonly<Record<SourceOrigin, string>> = { file: 'files', sis: 'sources' }

const settlePrimarySite = (record: Fields): void => {
  const { siteCodes, primarySiteCode } = record
  if (!Array.isArray(siteCodes)) return
  if (typeof primarySiteCode !== 'string') record.primarySiteCode = siteCodes[0] ?? null
  else if (!siteCodes.includes(primarySiteCode)) record.siteCodes = [primarySiteCode, ...siteCodes]
}

/** A person's or site's name, as lines of the log show it. */
export const recordLabelOf = ({
  lastName,
  firstName,
  siteName,
}: Readonly<Record<string, unknown>>): string | null => {
  if (typeof lastName === 'string')
    return typeof firstName === 'string' ? `${lastName}, ${firstName}` : lastName
  if (typeof firstName === 'string') return firstName
  return typeof siteName === 'string' && siteName !== '' ? siteName : null
}

/** The site that a line of the log is found by. */
export const siteCodeOf = ({ siteCode, primarySiteCode }: Fields): string | null =>
  text(siteCode ?? primarySiteCode ?? null)

const keyWords = (keys: readonly DatabaseColumn[]): string =>
  keys.length > 1
    ? 'record'
    : (keys[0]?.displayName.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase()) ?? 'key')

const firstField = (key: BoundColumn | undefined, fields: readonly string[]): Value => {
  const index = key?.indexes[0]
  return index === undefined ? null : (fields[index]?.trim() ?? null)
}

const text = (value: Value): string | null => (typeof value === 'string' && value !== '' ? value : null)
