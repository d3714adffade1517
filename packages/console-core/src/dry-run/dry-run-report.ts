import type { FindingParams, FixTarget, Owner, Severity } from '../entities/import-log.ts'
import type { ReferredComponent } from '../import-rules/database-column.ts'
import type { FindingCode } from '../import-rules/finding-codes.ts'

/** One row of a cause: as the file has it, keyed by header. `rowNumber` 1 is the first row of data. */
export type DryRunSample = {
  rowNumber: number
  recordLabel: string | null
  /** What was wrong in this row. */
  value: string | null
  params: FindingParams
  message: string
  data: Readonly<Record<string, string>>
}

/** Findings with one reason, and so one fix. */
export type DryRunCause = {
  /** `code:column`, as in the log of an import. */
  cause: string
  code: FindingCode
  severity: Severity
  title: string
  /** Our column, and the file's. */
  columnName: string | null
  sourceColumn: string | null
  /** The first value that was found, and what was said of it. */
  value: string | null
  params: FindingParams
  message: string
  suggestion: string | null
  owner: Owner
  fixTarget: FixTarget | null
  /** How many findings; 0 when the cause is about the file as a whole. */
  rows: number
  /** Different values with their rows, most rows first; at most 50. */
  values: readonly { value: string; rows: number }[]
  /** The first rows, at most 10; none for a cause of the whole file. */
  samples: readonly DryRunSample[]
}

/** What an import would make of a file, as far as it can be known without storing anything. */
export type DryRunReport = {
  header: readonly string[]
  /** Columns of the file that feed no column of the template. */
  unmapped: readonly string[]
  /** What the bytes were read as. */
  encoding: string
  rows: number
  /** Rows that would be loaded, those with a warning among them. */
  accepted: number
  warned: number
  rejected: number
  /** Rows of sites that take no part in imports. */
  leftOut: number
  /** Rows that say the same as another one. */
  repeated: number
  /** Accepted rows that name only closed sites: an import takes them only for records that it knows. */
  atClosedSites: number
  /** Most rows first; what is about the whole file comes before. */
  causes: readonly DryRunCause[]
  /** Codes that no translation and no list knows, by our column, most rows first; at most 200 a column. */
  unknownValues: Readonly<Record<string, readonly { sourceValue: string; rows: number }[]>>
  /** References that were not checked, because their records could not be read. */
  notChecked: readonly ReferredComponent[]
  /** Why an import would load nothing of the file; null when it would load what is accepted. */
  fatal: string | null
}
