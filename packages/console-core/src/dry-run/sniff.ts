import Papa from 'papaparse'
import type { DateForm } from '../entities/sis-import-template.ts'
import { dateFormOf } from '../import-rules/parse-date.ts'
import { BrokenFileError } from '../source-file/broken-file-error.ts'
import { createByteScan } from '../source-file/byte-scan.ts'
import { binaryFile, unreadableFile } from '../source-file/file-findings.ts'
import { DELIMITERS, type FileReading } from '../source-file/file-reading.ts'
import { createRowParser } from '../source-file/row-parser.ts'
import type { SniffedFile } from './sniffed-file.ts'

const BYTES = 128 * 1024
const LOOKED_AT = 200
const SHOWN = 20

/** Looks at the beginning of a file: its delimiter, encoding, header and dates. Whatever it is, nothing is thrown. */
export const sniff = async (file: File): Promise<SniffedFile> => {
  const first = new Uint8Array(await file.slice(0, BYTES).arrayBuffer())
  const problem = unreadableFile({ name: file.name, bytes: file.size, first })?.message
  if (problem !== undefined) return { ...UNKNOWN, problem }
  const scan = createByteScan('UTF-8')
  // A file that goes on may end here in the middle of a character.
  scan.push(first.length < file.size ? first.subarray(0, first.lastIndexOf(LINE_FEED) + 1) : first)
  const { encoding, binary } = scan.end()
  if (binary) return { ...UNKNOWN, encoding, problem: binaryFile(file.name).message }
  const text = new TextDecoder(encoding).decode(first)
  const found = delimiterOf(text)
  if (found === null)
    return {
      ...UNKNOWN,
      encoding,
      problem: 'The fields are separated by semicolons. Save the file with commas, tabs or pipes.',
    }
  const records = recordsOf(text, found, first.length < file.size)
  const [top = [], ...others] = records
  const hasHeader = looksLikeHeader(top)
  const rows = hasHeader ? others : records
  const header = [...(headerOf(text, { delimiter: found, hasHeader }) ?? [])]
  return {
    ...{ delimiter: found, encoding, hasHeader, header, problem: null },
    firstRows: rows.slice(0, SHOWN),
    dateForms: Object.fromEntries(header.map((name, i) => [name, formOf(rows.map((row) => row[i] ?? ''))])),
  }
}

const LINE_FEED = 10

const UNKNOWN: Omit<SniffedFile, 'problem'> = {
  ...{ delimiter: 'comma', encoding: 'UTF-8', hasHeader: true, header: [], firstRows: [], dateForms: {} },
}

/** Null when the fields are separated by something that no template can name. */
const delimiterOf = (text: string): FileReading['delimiter'] | null => {
  const delimitersToGuess = [...Object.values(DELIMITERS), ';']
  const { delimiter } = Papa.parse(text, { delimitersToGuess, preview: SHOWN, skipEmptyLines: true }).meta
  if (delimiter === DELIMITERS.tab) return 'tab'
  if (delimiter === DELIMITERS.pipe) return 'pipe'
  return delimiter === ';' ? null : 'comma'
}

const recordsOf = (text: string, delimiter: FileReading['delimiter'], goesOn: boolean): string[][] => {
  const parser = createRowParser({ delimiter, hasHeader: false })
  try {
    const rows = [...parser.push(text), ...parser.end()]
    // The last one may be cut off.
    return (goesOn ? rows.slice(0, -1) : rows).slice(0, LOOKED_AT).map(({ fields }) => fields)
  } catch (error) {
    if (error instanceof BrokenFileError) return []
    throw error
  }
}

const headerOf = (
  text: string,
  reading: Pick<FileReading, 'delimiter' | 'hasHeader'>,
): readonly string[] | null => {
  const parser = createRowParser(reading)
  try {
    parser.push(text)
    parser.end()
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
  }
  return parser.header
}

/** Names are words, none of them twice; data has numbers, dates and addresses. */
const looksLikeHeader = (fields: readonly string[]): boolean => {
  const names = fields.map((field) => field.trim()).filter((name) => name !== '')
  return (
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => /\p{L}/u.test(name) && !name.includes('@') && dateFormOf(name) === null)
  )
}

/** The form that all values have which are there. */
const formOf = (values: readonly string[]): DateForm | null => {
  const forms = new Set(values.filter((value) => value.trim() !== '').map(dateFormOf))
  const [form = null] = forms
  return forms.size === 1 ? form : null
}
