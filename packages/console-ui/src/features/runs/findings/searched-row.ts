/**
 * A row number as it is shown beside a row: the server counts data rows, so it looks for the one before when the
 * file has a header (R44). Whatever cannot be a row of the file is looked for as typed, such as a local ID.
 */
export const searchedRow = (text: string, file: { rows: number; hasHeader: boolean }): string => {
  const digits = text.replace(/,/g, '')
  if (!/^\d{1,9}$/.test(digits)) return text
  const row = Number(digits) - (file.hasHeader ? 1 : 0)
  return row >= 1 && row <= file.rows && !/^0/.test(digits) ? String(row) : digits
}
