import type { DateForm, SisImportTemplateFields } from '../entities/sis-import-template.ts'

/** What the beginning of a file shows of how it is made. */
export type SniffedFile = {
  delimiter: SisImportTemplateFields['delimiter']
  /** `UTF-8`, `Windows-1252` or, with a byte order mark, `UTF-16LE` and the like. */
  encoding: string
  hasHeader: boolean
  /** Names of the columns; `Column 1` and so on where the file has no header. */
  header: string[]
  /** Of data, at most 20. */
  firstRows: string[][]
  /** The number of each in the file. 1 is directly below a header in the first line; a title and empty lines count too. */
  rowNumbers: number[]
  /** The form in which a column has its dates, by header; null where it has none. */
  dateForms: Record<string, DateForm | null>
  /** Why the file cannot be read at all, as a sentence: empty, packed, no text. */
  problem: string | null
}
