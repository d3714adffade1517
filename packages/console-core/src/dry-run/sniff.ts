import Papa from 'papaparse'
import type { DateForm } from '../entities/sis-import-template.ts'
import type { Finding } from '../import-rules/finding.ts'
import { parseDate } from '../import-rules/parse-date.ts'
import { createByteScan } from '../source-file/byte-scan.ts'
import { BrokenFileError, binaryFile, emptyFile, unreadableFile } from '../source-file/file-findings.ts'
import { DELIMITERS, type FileReading } from '../source-file/file-reading.ts'
import { headerAt, looksLikeHeader } from '../source-file/header-row.ts'
import {
  createRowParser,
  namesOf,
  placeNamesOf,
  type ReadRow,
  SEPARATOR_LINE,
} from '../source-file/row-parser.ts'
import type { NamedFile } from './file-text.ts'
import type { SniffedFile } from './sniffed-file.ts'

const BYTES = 128 * 1024
const LOOKED_AT = 200
const SHOWN = 20

/**
 * Looks at the beginning of a file: its delimiter, encoding, header and dates. Whatever it is, nothing is thrown.
 * @param wanted what the caller already knows; it is not guessed
 */
export const sniff = async (file: NamedFile, wanted: Partial<FileReading> = {}): Promise<SniffedFile> => {
  const first = new Uint8Array(await file.slice(0, BYTES).arrayBuffer())
  const unreadable = unreadableFile({ name: file.name, bytes: file.size, first })
  if (unreadable) return { ...UNKNOWN, problem: sentences(unreadable) }
  const scan = createByteScan('UTF-8')
  // A file that goes on may end here in the middle of a character.
  scan.push(first.length < file.size ? first.subarray(0, first.lastIndexOf(LINE_FEED) + 1) : first)
  const { encoding: found, binary } = scan.end()
  const encoding = wanted.encoding ?? found
  if (binary) return { ...UNKNOWN, encoding, problem: sentences(binaryFile(file.name)) }
  const beginning = new TextDecoder(encoding).decode(first)
  const text = first.length < file.size ? wholeRows(beginning) : beginning
  const delimiter = wanted.delimiter ?? delimiterOf(text)
  const read = recordsOf(text, delimiter)
  if (typeof read === 'string') return { ...UNKNOWN, encoding, problem: read }
  const lines = read.slice(wanted.hasHeader === false ? 0 : headerAt(read.map(({ fields }) => fields)))
  const [top, ...others] = lines.map(({ fields }) => fields)
  if (!top) return { ...UNKNOWN, encoding, problem: sentences(emptyFile(file.name)) }
  const hasHeader = wanted.hasHeader ?? looksLikeHeader(top, others)
  const rows = hasHeader ? others : [top, ...others]
  const header = hasHeader ? namesOf(top) : placeNamesOf(top)
  return {
    delimiter,
    encoding,
    hasHeader,
    header,
    problem: null,
    firstRows: rows.slice(0, SHOWN),
    rowNumbers: lines
      .slice(hasHeader ? 1 : 0)
      .slice(0, SHOWN)
      .map(({ rowNumber }) => (hasHeader ? rowNumber - 1 : rowNumber)),
    dateForms: Object.fromEntries(header.map((name, i) => [name, formOf(rows.map((row) => row[i] ?? ''))])),
  }
}

const LINE_FEED = 10

const UNKNOWN: Omit<SniffedFile, 'problem'> = {
  delimiter: 'comma',
  encoding: 'UTF-8',
  hasHeader: true,
  header: [],
  firstRows: [],
  rowNumbers: [],
  dateForms: {},
}

const DELIMITER_NAMES = ['comma', 'semicolon', 'tab', 'pipe'] as const satisfies (keyof typeof DELIMITERS)[]

const delimiterOf = (text: string): FileReading['delimiter'] => {
  const delimitersToGuess = Object.values(DELIMITERS)
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1)
  const named = SEPARATOR_LINE.exec(firstLine)?.[1]
  const delimiter =
    named ?? Papa.parse(text, { delimitersToGuess, preview: SHOWN, skipEmptyLines: true }).meta.delimiter
  return DELIMITER_NAMES.find((name) => DELIMITERS[name] === delimiter) ?? 'comma'
}

/** Up to the last line end that stands in no quotes: what was cut off there is no fault of the file. */
const wholeRows = (text: string): string => {
  let isQuoted = text.split('"').length % 2 === 0
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === '\n' && !isQuoted) return text.slice(0, at + 1)
  }
  return text
}

/** A sentence in place of rows where the file cannot be read that far. */
const recordsOf = (text: string, delimiter: FileReading['delimiter']): ReadRow[] | string => {
  const parser = createRowParser({ delimiter, hasHeader: false })
  try {
    const rows = [...parser.push(text), ...parser.end()]
    return rows.slice(0, LOOKED_AT)
  } catch (error) {
    if (error instanceof BrokenFileError) return sentences(error.finding)
    throw error
  }
}

const sentences = ({ message, suggestion }: Finding): string =>
  suggestion === null ? message : `${message} ${suggestion}`

/** The form that all values have which are there; null where they may have two. */
const formOf = (values: readonly string[]): DateForm | null => {
  const written = values.filter((value) => value.trim() !== '')
  const has = (form: DateForm) =>
    written.length > 0 && written.every((value) => parseDate(value, form) !== null)
  const [form = null, another] = FORMS.filter(has)
  return another === undefined ? form : null
}

const FORMS: readonly DateForm[] = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'YYYYMMDD']
