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
  /** Identifiers of schools that aren't marked as deleted. */
  readonly openSchools: ReadonlySet<string>
  readonly users: ReadonlyMap<string, string>
  /** Teachers of classes, by the class's id. */
  readonly teachers: ReadonlyMap<string, ClassTeachers>
  readonly demographics: ReadonlyMap<string, FlatRow>
}

/** Ids of the people who teach a class. */
export type ClassTeachers = { readonly primary: string; readonly others: readonly string[] }

type Teaching = { readonly userId: string; readonly isPrimary: boolean; readonly endDate: string }

/** Gathers the enrollments of teachers, whom OneRoster keeps beside the students of a class. */
export const createClassTeachers = () => {
  const classes = new Map<string, Teaching[]>()
  return {
    add: (record: SisRecord): void => {
      if (record.role !== 'teacher' || record.status === 'tobedeleted') return
      const [classId, userId] = [idIn(record, 'class'), idIn(record, 'user')]
      if (classId === '' || userId === '') return
      const { primary, endDate } = flatRow(record)
      const teaching = { userId, isPrimary: primary === 'true', endDate: endDate || FOREVER }
      classes.set(classId, [...(classes.get(classId) ?? []), teaching])
    },
    /** The one who is said to be in charge comes first; of several, and of none, the one who stays longest. */
    ofClasses: (users: ReadonlyMap<string, string>): ReadonlyMap<string, ClassTeachers> =>
      new Map(
        [...classes].map(([classId, teachings]) => {
          const ordered = teachings.toSorted(
            (a, b) => Number(b.isPrimary) - Number(a.isPrimary) || b.endDate.localeCompare(a.endDate),
          )
          const [primary = '', ...others] = new Set(ordered.map(({ userId }) => users.get(userId) ?? userId))
          return [classId, { primary, others }]
        }),
      ),
  }
}

/** OneRoster has a column for each race; together they are one list. */
export const RACE_COLUMNS = [
  'americanIndianOrAlaskaNative',
  'asian',
  'blackOrAfricanAmerican',
  'nativeHawaiianOrOtherPacificIslander',
  'white',
  'demographicRaceTwoOrMoreRaces',
] as const

const FOREVER = '9999-12-31'

/** Makes the rows of one component out of a record. References become columns such as `schoolSourcedId`. */
export const oneRosterRows = (
  component: ImportedComponent,
  record: SisRecord,
  names: OneRosterNames,
): FlatRow[] => {
  const row = { ...withoutReferences(record), ...references(record, names) }
  switch (component) {
    case 'sites':
      return [{ ...row, identifier: identifierOf(row) }]
    case 'staff':
      return [{ ...row, identifier: identifierOf(row), primaryOrg: first(row.orgSourcedIds) }]
    case 'students': {
      const found = names.demographics.get(row.sourcedId ?? '')
      const more = found?.status === 'tobedeleted' ? undefined : found
      const races = RACE_COLUMNS.filter((name) => more?.[name]?.toLowerCase() === 'true').join(';')
      const one = oneOf(row, 'orgSourcedIds', 'grades')
      return [{ ...more, races, ...row, identifier: identifierOf(row), ...one }]
    }
    case 'gradingPeriods':
      // Sessions of OneRoster 1.1 belong to the district: every school has them.
      return [...names.openSchools].map((schoolSourcedId) => ({ ...row, schoolSourcedId }))
    case 'sections': {
      const { primary = '', others = [] } = names.teachers.get(row.sourcedId ?? '') ?? {}
      const teachers = { primaryTeacherSourcedId: primary, coTeacherSourcedIds: others.join(';') }
      return (row.termSourcedIds ?? '')
        .split(';')
        .map((term) => ({ ...row, ...teachers, termSourcedIds: term }))
    }
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

const idIn = (record: SisRecord, name: string): string =>
  String(recordsIn({ of: [record[name]] }, 'of')[0]?.sourcedId ?? '')

const idsIn = (record: SisRecord, name: string): string[] =>
  recordsIn(record, name).map(({ sourcedId }) => String(sourcedId ?? ''))

const first = (list = ''): string => list.split(';')[0] ?? ''

const oneOf = (row: FlatRow, ...columns: readonly string[]): FlatRow =>
  Object.fromEntries(columns.map((column) => [column, first(row[column])]))
