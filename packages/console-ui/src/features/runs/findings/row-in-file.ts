import { fileHasHeader } from './file-has-header.ts'
import type { LogLine } from './log-line.ts'

/**
 * The row that a spreadsheet shows (R44): the server counts data rows from 1, a file with a header
 * puts its first data row into row 2. Null for a finding about the whole file.
 */
export const rowInFile = (
  line: Pick<LogLine, 'rowNumber' | 'rowData' | 'sourceColumn' | 'params'>,
): number | null => (line.rowNumber === null ? null : line.rowNumber + (fileHasHeader(line) ? 1 : 0))
