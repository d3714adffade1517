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

/** The format that people chose for an export. */
export const chosenFormat = ({ delimiter, quoteAll, lineEnding, encoding }: Chosen): CsvFormat => ({
  delimiter: DELIMITERS[delimiter],
  quoteAll,
  newline: NEWLINES[lineEnding],
  encoding,
  disarms: true,
})

/** The standard leaves open quotes and line ends only; a value has to arrive as it is, since others refer to it. */
export const oneRosterFormat = ({ quoteAll, lineEnding }: Chosen): CsvFormat => ({
  delimiter: ',',
  quoteAll,
  newline: NEWLINES[lineEnding],
  encoding: 'UTF-8',
  disarms: false,
})
