import type { LackedField, SetLine } from '../file-set.ts'
import type { Cell } from '../files/csv-line.ts'
import { columnsOfFile, type OneRosterFile, type OneRosterVersion } from './files.ts'

/** How people call what the standard requires. */
const WORDS: Readonly<Record<string, string>> = {
  username: 'email',
  givenName: 'first name',
  familyName: 'last name',
  orgSourcedIds: 'site',
  termSourcedIds: 'term',
  courseSourcedId: 'course',
}

/** A line of a file by its columns; what is not named stays empty. */
export type OneRosterRecord = {
  readonly file: OneRosterFile
  readonly cells: Readonly<Record<string, Cell>>
}

/** What the lines of a set have in common. */
export type SetFacts = {
  readonly version: OneRosterVersion
  readonly lea: string
  /** START year (R31). */
  readonly schoolYear: number
}

/** Several values in one cell. */
export const listed = (values: readonly (string | null)[]): string =>
  [...new Set(values)].filter((value) => value !== null && value !== '').join(',')

/** The district itself is an organization too. A site that has its code keeps it. */
export const idOfDistrict = (lea: string): string => `district-${lea}`

/**
 * A record as a line of its file; columns that the version does not have fall away.
 * @param changedAt when what it is made of last changed, as an instant; null where unknown
 */
export const lineOf = (
  version: OneRosterVersion,
  { file, cells }: OneRosterRecord,
  changedAt: string | null,
): SetLine => ({
  file,
  cells: columnsOfFile(version, file).map(({ name }) =>
    name === 'dateLastModified' ? changedAt : cells[name],
  ),
})

/** The first field that the standard requires and the record does not have. */
export const lackedBy = (
  version: OneRosterVersion,
  { file, cells }: OneRosterRecord,
): LackedField | undefined => {
  const lacked = columnsOfFile(version, file).find(
    ({ name, isRequired }) => isRequired && ['', null, undefined].some((empty) => empty === cells[name]),
  )
  return lacked && { columnName: lacked.name, displayName: WORDS[lacked.name] ?? lacked.name }
}
