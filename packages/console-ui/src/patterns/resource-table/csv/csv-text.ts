/** So that spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula; the last two are dropped before it looks. */
const FORMULA = /^[=+\-@\t\r]/

/** One line of a CSV file (RFC 4180), its end included. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * A value as a cell. Text that a spreadsheet would run gets a leading apostrophe (ux 8.1); a number is none, also below
 * zero.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
