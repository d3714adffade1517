import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { type FlatRow, flatRow, recordsIn } from '../flat-row.ts'

type SisRecord = Readonly<Record<string, unknown>>

/**
 * What references mean: OneRoster points to others by an id that only the SIS knows, while files, and people, use the
 * identifiers. Empty where a list has not been read.
 */
export type OneRosterNames = {
  /** Identifiers of schools, by their id. */
  readonly schools: ReadonlyMap<string, string>
  readonly users: ReadonlyMap<string, string>
  readonly demographics: ReadonlyMap<string, FlatRow>
}

/** Makes the rows of one component out of a record. References become columns such as `schoolSourcedId`. */
export const oneRosterRows = (
  component: ImportedComponent,
  record: SisRecord,
  names: OneRosterNames,
): FlatRow[] => {
  const row = { ...withoutReferences(record), ...references(record, names) }
  if (record.status === 'tobedeleted') return []
  switch (component) {
    case 'sites':
      return row.type === 'school' ? [{ ...row, identifier: identifierOf(row) }] : []
    case 'staff':
      return [{ ...row, identifier: identifierOf(row), primaryOrg: first(row.orgSourcedIds) }]
    case 'students': {
      const more = names.demographics.get(row.sourcedId ?? '')
      return [{ ...more, ...row, identifier: identifierOf(row), ...oneOf(row, 'orgSourcedIds', 'grades') }]
    }
    case 'gradingPeriods':
      // Sessions of OneRoster 1.1 belong to the district: every school has them.
      return row.type === 'schoolYear'
        ? []
        : [...names.schools.values()].map((schoolSourcedId) => ({ ...row, schoolSourcedId }))
    case 'sections':
      return (row.termSourcedIds ?? '').split(';').map((term) => ({ ...row, termSourcedIds: term }))
    case 'roster':
      return row.role === 'student' ? [row] : []
    default:
      return [row]
  }
}

export const identifierOf = ({ identifier, sourcedId }: FlatRow): string => identifier || (sourcedId ?? '')

const withoutReferences = (record: SisRecord): FlatRow =>
  flatRow(
    Object.fromEntries(Object.entries(record).filter(([name]) => !(name in SINGLE) && !(name in SEVERAL))),
  )

/** What OneRoster's references are called in its files. */
const SINGLE = {
  school: 'schoolSourcedId',
  org: 'orgSourcedId',
  user: 'userSourcedId',
  class: 'classSourcedId',
  course: 'courseSourcedId',
  parent: 'parentSourcedId',
} as const
const SEVERAL = { orgs: 'orgSourcedIds', terms: 'termSourcedIds' } as const

const references = (record: SisRecord, names: OneRosterNames): FlatRow => {
  const row: Record<string, string> = {}
  for (const [name, column] of Object.entries(SINGLE)) {
    const [reference] = recordsIn({ of: [record[name]] }, 'of')
    if (!reference) continue
    const id = String(reference.sourcedId ?? '')
    if (name === 'user') row[column] = names.users.get(id) ?? id
    // What belongs to the district belongs to no school.
    else if (name === 'org') row[column] = names.schools.get(id) ?? ''
    else row[column] = names.schools.get(id) ?? id
  }
  row[SEVERAL.orgs] = idsIn(record, 'orgs')
    .flatMap((id) => names.schools.get(id) ?? [])
    .join(';')
  row[SEVERAL.terms] = idsIn(record, 'terms').join(';')
  return row
}

const idsIn = (record: SisRecord, name: string): string[] =>
  recordsIn(record, name).map(({ sourcedId }) => String(sourcedId ?? ''))

const first = (list = ''): string => list.split(';')[0] ?? ''

const oneOf = (row: FlatRow, ...columns: readonly string[]): FlatRow =>
  Object.fromEntries(columns.map((column) => [column, first(row[column])]))
