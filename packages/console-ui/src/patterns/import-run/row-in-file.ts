/**
 * The row that a spreadsheet shows (R44): the server counts data rows from 1, a file with a header
 * puts its first data row into row 2. Null for a finding about the whole file.
 */
export const rowInFile = (rowNumber: number | null, hasHeader: boolean): number | null =>
  rowNumber === null ? null : rowNumber + (hasHeader ? 1 : 0)
