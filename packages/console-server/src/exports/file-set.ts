import type { ComponentName, SisComponent } from '@edconsole/console-core/contract'
import type { StoredRow } from '../db/answered-row.ts'
import type { Cell, CsvFormat } from './files/csv-line.ts'

/** A line for one of the files of a set. */
export type SetLine = { readonly file: string; readonly cells: readonly Cell[] }

/** A field without which a row is of no use to the receiver. */
export type LackedField = { readonly columnName: string; readonly displayName: string }

/** What becomes of one or more stored rows that belong together. */
export type RowOutcome =
  | { readonly lines: readonly SetLine[] }
  | { readonly lines: null; readonly lacks: LackedField }

/** How the rows of a component are written. */
export type ComponentWriter = {
  readonly component: SisComponent
  /** The file that its rows are counted in. */
  readonly file: string
  /** Which neighbors make one line; each row by itself when absent. */
  readonly keyOf?: (row: StoredRow) => string
  /** One outcome for each group. */
  readonly write: (groups: readonly (readonly StoredRow[])[]) => Promise<RowOutcome[]>
}

/** The files that an export makes, still without names and bytes. */
export type FileSet = {
  readonly format: CsvFormat
  /** By their words, `students` or `users`: the columns, if the file has a header. */
  readonly files: ReadonlyMap<string, readonly string[] | null>
  /** Lines that stand in files whatever the rows are. */
  readonly first: readonly SetLine[]
  /**
   * Lines that tell which files the set has, once that is known. With these, files without a line of their own are left out: a
   * consumer that reads an empty file of a complete set deletes all the records it had.
   */
  readonly last: ((written: ReadonlySet<string>) => readonly SetLine[]) | null
  /** In the order of the run. */
  readonly writers: readonly ComponentWriter[]
  /** Components that have no place in the files, with the reason. */
  readonly without: ReadonlyMap<ComponentName, string>
  /** What a standard calls its files; null where the export's own pattern names them. */
  readonly standardName: ((file: string) => string) | null
}
