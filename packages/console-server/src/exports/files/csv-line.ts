import type { ExportFields } from '@edconsole/console-core/contract'

/** How the lines of a file are written. */
export type CsvFormat = {
  readonly delimiter: string
  readonly quoteAll: boolean
  readonly newline: string
  readonly encoding: ExportFields['encoding']
  /** Whether a text that a spreadsheet would take for a formula is kept from being one. */
  readonly disarms: boolean
}

const DELIMITERS = { comma: ',', tab: '\t', pipe: '|' } as const

const NEWLINES = { lf: '\n', crlf: '\r\n' } as const

type Chosen = Pick<ExportFields, 'delimiter' | 'quoteAll' | 'lineEnding' | 'encoding'>

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

/** The format that people chose for an export. */
export const chosenFormat = ({ delimiter, quoteAll, lineEnding, encoding }: Chosen): CsvFormat => ({
  delimiter: DELIMITERS[delimiter],
  quoteAll,
  newline: NEWLINES[lineEnding],
  encoding,
  disarms: true,
})

/** The standard leaves open quotes only; a value has to arrive as it is, since others refer to it. */
export const oneRosterFormat = ({ quoteAll }: Pick<Chosen, 'quoteAll'>): CsvFormat => ({
  delimiter: ',',
  quoteAll,
  newline: NEWLINES.crlf,
  encoding: 'UTF-8',
  disarms: false,
})
