import type { LackedField, SetLine } from '../file-set.ts'
import { columnsOfFile, type OneRosterVersion } from './files.ts'
import type { OneRosterRecord } from './record.ts'

/** A record as a line of its file; columns that the version does not have fall away. */
export const lineOf = (version: OneRosterVersion, { file, cells }: OneRosterRecord): SetLine => ({
  file,
  cells: columnsOfFile(version, file).map(({ name }) => cells[name]),
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

/** How people call what the standard requires. */
const WORDS: Readonly<Record<string, string>> = {
  username: 'email',
  givenName: 'first name',
  familyName: 'last name',
  orgSourcedIds: 'site',
  termSourcedIds: 'term',
  courseSourcedId: 'course',
}
