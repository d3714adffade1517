import type { Cell } from '../files/csv-line.ts'
import type { OneRosterFile, OneRosterVersion } from './files.ts'

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
