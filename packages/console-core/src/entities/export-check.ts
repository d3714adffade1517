/**
 * What a check of a set of files against the OneRoster standard can find.
 *
 * The set as a whole: `noManifest`, `manifestProperty` (lacks one that the standard requires), `version` (not 1.1 or 1.2),
 * `fileMissing` (named by the manifest and not there), `fileNotNamed` (there, and not named), `fileEmpty` (whole, and holds no row).
 *
 * A file: `encoding` (not UTF-8), `lineEnd` (lines that don't end with CRLF), `columnMissing`, `columnUnknown`, `columnOrder`,
 * `cellCount` (rows with more or fewer cells than the header), `quoting` (cells that no reader can tell apart).
 *
 * A value: `required` (empty), `format` (not written as its kind), `word` (not in the standard's list), `duplicate` (an id that
 * another row has), `reference` (names a row that isn't in the set), `fileNeeded` (names rows of a file that isn't in the set; the
 * value is that file).
 */
export type ExportCheckCode =
  | 'noManifest'
  | 'manifestProperty'
  | 'version'
  | 'fileMissing'
  | 'fileNotNamed'
  | 'fileEmpty'
  | 'encoding'
  | 'lineEnd'
  | 'columnMissing'
  | 'columnUnknown'
  | 'columnOrder'
  | 'cellCount'
  | 'quoting'
  | 'required'
  | 'format'
  | 'word'
  | 'duplicate'
  | 'reference'
  | 'fileNeeded'

/** One fault of a set of files, with how often it is there. */
export type ExportCheckFinding = {
  code: ExportCheckCode
  fileName: string
  columnName: string | null
  /** Rows that have it; 1 where it is a fault of the file. */
  rows: number
  /** The first line that has it, the header being line 1; null where it is a fault of the file. */
  line: number | null
  /** What stands there; null where it is empty or says something about a person. */
  value: string | null
}

/** The answer of `GET /district/export-log-headers/{id}/check`: files of one sending beside the OneRoster standard. */
export type ExportCheck = {
  batchId: number
  /** The version that the manifest names, `1.1` or `1.2`; null when it names none of them. */
  version: string | null
  files: ExportCheckedFile[]
  /** Empty when the files are as the standard wants them. */
  findings: ExportCheckFinding[]
}

export type ExportCheckedFile = {
  fileName: string
  /** Rows below the header. */
  rows: number
}
