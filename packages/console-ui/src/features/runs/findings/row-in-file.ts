import { fileHasHeader } from './file-has-header.ts'
import type { LogLine } from './log-line.ts'

/**
 * The row that a spreadsheet shows (R44): the server counts data rows from 1, a file with a header
 * puts its first data row into row 2. Null for a finding about the whole file.
 */
export const rowInFile = (
  line: Pick<LogLine, 'rowNumber' | 'rowData' | 'sourceColumn' | 'params'>,
): number | null => (line.rowNumber === null ? null : line.rowNumber + (fileHasHeader(line) ? 1 : 0))

/**
 * The other way round, for a search: the server counts data rows, so it looks for the one before when the
 * file has a header (R44). Whatever cannot be a row of the file is looked for as typed, such as a local ID.
 */
export const searchedRow = (text: string, file: { rows: number; hasHeader: boolean }): string => {
  const digits = text.replace(/,/g, '')
  if (!/^\d{1,9}$/.test(digits)) return text
  const row = Number(digits) - (file.hasHeader ? 1 : 0)
  return row >= 1 && row <= file.rows && !/^0/.test(digits) ? String(row) : digits
}
