import type { CsvFormat } from './csv-format.ts'

/** One value of a line. Numbers and flags are never taken for formulas. */
export type Cell = string | number | boolean | null | undefined

/**
 * One line of a file, with its end, quoted as in RFC 4180.
 * @example csvLine(['014', 'Fern, Ada', 3], format) // '014,"Fern, Ada",3\n'
 */
export const csvLine = (cells: readonly Cell[], format: CsvFormat): string =>
  cells.map((cell) => quoted(textOf(cell, format), format)).join(format.delimiter) + format.newline

const textOf = (cell: Cell, { disarms }: CsvFormat): string => {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  const whole = cell.replaceAll('\0', '')
  return disarms && FORMULA.test(whole) ? `'${whole}` : whole
}

/** What spreadsheets begin a formula with; the apostrophe makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/

const quoted = (text: string, { delimiter, quoteAll }: CsvFormat): string =>
  quoteAll || text.includes(delimiter) || SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A space at either end would be cut off by some readers. */
const SPECIAL = /["\r\n]|^\s|\s$/
