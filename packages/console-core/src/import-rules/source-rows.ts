import type { ImportedComponent } from './database-column.ts'
import type { FindingParam } from './finding-codes.ts'
import type { SourceOrigin } from './source-origin.ts'

/** Something that a source holds beside the records of a component, by the parameter of E008 that names it. */
export type OtherRow = {
  readonly param: Exclude<FindingParam<'E008'>, 'rows' | 'component'>
  readonly value: string
}

/** Rows of a source that are no records of a component although they stand among them. */
export type OtherRows = {
  readonly column: string
  readonly param: OtherRow['param']
  /** Those with one of these values, in lower case. */
  readonly are?: readonly string[]
  /** Those with any other value than these, in lower case. */
  readonly areNot?: readonly string[]
}

/** What the rows of a source are beside records of a component. */
export type RowRules = {
  /** The first one that fits says what a row is. */
  readonly others?: readonly OtherRows[]
  /** Rows that say that their record is gone; words in lower case. */
  readonly deleted?: { readonly column: string; readonly words: readonly string[] }
}

type Look = (fields: readonly string[]) => OtherRow | 'deleted' | null

/**
 * Says of a row what it is, if it is no record of the component; null where every row is one. Without `rules` the header decides,
 * since OneRoster has an id and a status on every record.
 */
export const createRowSorter = (
  component: ImportedComponent,
  header: readonly string[],
  origin: SourceOrigin = 'file',
  rules?: RowRules,
): Look | null => {
  if (rules) return sorterOf(rules, header)
  if (header.includes('sourcedId') && header.includes('status'))
    return sorterOf(oneRosterRowRules(component, { teachersAreTaken: origin === 'sis' }), header)
  const schoolCode = origin === 'sis' && component === 'sites' ? cellOf(header, 'SchoolCode') : null
  // Aeries answers the district itself as school 0.
  return schoolCode && ((fields) => (/^0+$/.test(schoolCode(fields)) ? DISTRICT : null))
}

const cellOf = (header: readonly string[], name: string) => {
  const place = header.indexOf(name)
  return place < 0 ? null : (fields: readonly string[]) => fields[place]?.trim() ?? ''
}

const sorterOf = ({ others = [], deleted }: RowRules, header: readonly string[]): Look => {
  const status = deleted ? cellOf(header, deleted.column) : null
  const kinds = others.flatMap((kind) => {
    const cell = cellOf(header, kind.column)
    return cell ? [{ kind, cell }] : []
  })
  return (fields) => {
    for (const {
      cell,
      kind: { are, areNot, param },
    } of kinds) {
      const value = cell(fields).toLowerCase()
      if (are?.includes(value) || (areNot && !areNot.includes(value))) return { param, value }
    }
    return status && deleted?.words.includes(status(fields).toLowerCase()) ? 'deleted' : null
  }
}

const DISTRICT: OtherRow = { param: 'orgType', value: 'district' }

/** What rows of OneRoster are beside records of a component, in files and over REST. */
export const oneRosterRowRules = (
  component: ImportedComponent,
  { teachersAreTaken }: { teachersAreTaken: boolean },
): RowRules => ({
  deleted: { column: 'status', words: ['tobedeleted'] },
  others:
    component === 'roster' && teachersAreTaken
      ? [TEACHING, ...(ONE_ROSTER.roster ?? [])]
      : (ONE_ROSTER[component] ?? []),
})

/** Enrollments whose people are the teachers of sections. */
const TEACHING: OtherRows = { column: 'role', param: 'teacherRole', are: ['teacher'] }

/** Lists of OneRoster hold more than one kind of thing. Roles of staff that we don't know need a translation. */
const ONE_ROSTER: Partial<Readonly<Record<ImportedComponent, readonly OtherRows[]>>> = {
  sites: [{ column: 'type', param: 'orgType', areNot: ['', 'school'] }],
  staff: [{ column: 'role', param: 'userRole', are: ['student', 'parent', 'guardian', 'relative'] }],
  students: [{ column: 'role', param: 'userRole', areNot: ['', 'student'] }],
  roster: [{ column: 'role', param: 'enrollmentRole', areNot: ['', 'student'] }],
}
