import type { AbsentColumns, Finding, RowRules, SourceOrigin } from '@edconsole/console-core/import-rules'
import type { ReadRow } from '@edconsole/console-core/source-file'
import type { FoundFile } from './find-file.ts'

/** Rows of a chunk. Each costs a transaction with the progress of its import, and the embedded engine blocks meanwhile. */
export const CHUNK_ROWS = 2000

/** Some rows with the header that they all have. */
export type RowChunk = { header: string[]; rows: ReadRow[] }

/** Rows that are ready to be read, wherever they come from. */
export type OpenSource = {
  kind: 'open'
  /** As the log names it: a file, or the path of an endpoint. Holds neither host nor secret. */
  name: string
  origin: SourceOrigin
  /** The header takes the first line of the file, which row numbers of sentences have to count. */
  hasHeader: boolean
  /** Columns of the header that no file has, because they were put together. */
  madeColumns?: number
  absentColumns?: AbsentColumns
  /** What rows are beside records, where the source knows. */
  rowRules?: RowRules
  /** Records that it doesn't name are still there. */
  changesOnly?: boolean
  /** Absent for a SIS. */
  file?: FoundFile
  /** Its files may also hold the rows of other components. */
  isShared?: true
  /** About the source as a whole. */
  findings: readonly Finding[]
  /** About as many: those of the file, or those that came from the SIS last time. */
  rowsExpected: number
  /**
   * One chunk in memory at a time; the first comes with the header, also when there are no rows. A SIS is to be read once, a
   * file as often as needed.
   * @throws BrokenSourceError when it cannot be read to its end
   */
  read: () => AsyncGenerator<RowChunk>
}

/** Why there is nothing to read. */
export type FailedSource = { kind: 'failed'; finding: Finding; fileName: string | null }

export type OpenedSource = OpenSource | FailedSource

/** A source that fails while it is read: nothing of the component is loaded, and the log says why. */
export class BrokenSourceError extends Error {
  override name = 'BrokenSourceError'
  readonly finding: Finding

  constructor(finding: Finding) {
    super(finding.message)
    this.finding = finding
  }
}
