import type { ImportedComponent } from './database-column.ts'
import type { FindingParam } from './finding-codes.ts'
import type { SourceOrigin } from './source-origin.ts'

/** Something that a source holds beside the records of a component, by the parameter of E008 that names it. */
export type OtherRow = {
  readonly param: Exclude<FindingParam<'E008'>, 'rows' | 'component'>
  readonly value: string
}

type Look = (fields: readonly string[]) => OtherRow | 'deleted' | null

/** Says of a row what it is, if it is no record of the component; null where every row is one. */
export const createRowSorter = (
  component: ImportedComponent,
  header: readonly string[],
  origin: SourceOrigin = 'file',
): Look | null => {
  const cell = (name: string) => {
    const place = header.indexOf(name)
    return place < 0 ? null : (fields: readonly string[]) => fields[place]?.trim() ?? ''
  }
  // OneRoster has both on every record, in files and over REST.
  const status = cell('sourcedId') && cell('status')
  if (status) {
    const word = cell(component === 'sites' ? 'type' : 'role')
    const sort = ONE_ROSTER[component]
    return (fields) => {
      const other = word && sort ? sort(word(fields).toLowerCase(), origin) : null
      return other ?? (DELETED.test(status(fields)) ? 'deleted' : null)
    }
  }
  const schoolCode = origin === 'sis' && component === 'sites' ? cell('SchoolCode') : null
  // Aeries answers the district itself as school 0.
  return schoolCode && ((fields) => (/^0+$/.test(schoolCode(fields)) ? DISTRICT : null))
}

const DELETED = /^tobedeleted$/i

const DISTRICT: OtherRow = { param: 'orgType', value: 'district' }

type Sort = (word: string, origin: SourceOrigin) => OtherRow | null

/** Roles of users who are no staff. Others that we don't know need a translation, and aren't passed over. */
const NO_STAFF: ReadonlySet<string> = new Set(['student', 'parent', 'guardian', 'relative'])

/** Lists of OneRoster hold more than one kind of thing. */
const ONE_ROSTER: Partial<Readonly<Record<ImportedComponent, Sort>>> = {
  sites: (type) => (type === '' || type === 'school' ? null : { param: 'orgType', value: type }),
  staff: (role) => (NO_STAFF.has(role) ? { param: 'userRole', value: role } : null),
  students: (role) => (role === '' || role === 'student' ? null : { param: 'userRole', value: role }),
  roster: (role, origin) => {
    if (role === '' || role === 'student') return null
    const isTaught = origin === 'sis' && role === 'teacher'
    return { param: isTaught ? 'teacherRole' : 'enrollmentRole', value: role }
  },
}
