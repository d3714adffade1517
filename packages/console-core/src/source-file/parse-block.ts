import Papa from 'papaparse'
import { headerAt } from './header-row.ts'

export type Shape = { delimiter: string; newline: '\n' | '\r' }

export type ParsedBlock = {
  records: string[][]
  /** What belongs to a record that goes on in the next block. */
  rest: string
  /** The last of the records opens a quote that is closed nowhere. */
  unclosed: boolean
}

type Options = { preview?: number; fastMode?: boolean }
type Parsed = { data: string[][]; errors: { code: string }[]; meta: { cursor: number } }

/**
 * The records of a piece of text; of the last piece all, of others the whole ones. A quote in the wrong place never reaches
 * beyond its own line. `expected` is the number of columns, null before the header was read.
 */
export const parseBlock = (
  text: string,
  isLast: boolean,
  shape: Shape,
  expected: number | null,
): ParsedBlock => {
  const known = isLast ? text.length : knownLength(text)
  const block = known === text.length ? text : text.slice(0, known)
  const { data, errors, meta } = parse(block, isLast, shape)
  if (errors.some(isMisplaced)) {
    const parsed = parseCarefully(text, known, isLast, shape, expected)
    const title = expected === null ? headerAt(parsed.records) : 0
    return title === 0
      ? parsed
      : parseCarefully(text, known, isLast, shape, parsed.records[title]?.length ?? null)
  }
  return { records: data, rest: text.slice(meta.cursor), unclosed: errors.some(isUnclosed) }
}

/** Record by record, so that one with a misplaced quote can be read apart from the others. */
const parseCarefully = (
  text: string,
  known: number,
  isLast: boolean,
  shape: Shape,
  expected: number | null,
): ParsedBlock => {
  const records: string[][] = []
  let at = 0
  while (at < known) {
    const left = text.slice(at, known)
    const { data, errors, meta } = parse(left, isLast, shape, { preview: 1, fastMode: false })
    const [record] = data
    if (errors.some(isMisplaced)) {
      const end = left.indexOf(shape.newline)
      if (end === -1 && !isLast) break
      const fields = expected ?? records[0]?.length ?? 0
      records.push(parseLine(end === -1 ? left : left.slice(0, end), shape, fields))
      at += end === -1 ? left.length : end + 1
    } else if (record === undefined) break
    else {
      records.push(record)
      at += meta.cursor
      if (errors.some(isUnclosed)) return { records, rest: '', unclosed: true }
    }
  }
  return { records, rest: text.slice(at), unclosed: false }
}

/** With its quotes as signs of text, unless only reading them as quotes gives as many fields as there should be. */
const parseLine = (line: string, shape: Shape, expected: number): string[] => {
  const { data, errors } = parse(line, true, shape, { fastMode: false })
  const quoted = errors.some(isUnclosed) ? undefined : data[0]
  const plain = line.split(shape.delimiter)
  return quoted !== undefined && (quoted.length === expected || plain.length !== expected) ? quoted : plain
}

const parse = (text: string, isLast: boolean, shape: Shape, options: Options = {}): Parsed =>
  new Papa.Parser({ ...shape, ...options }).parse(text, 0, !isLast)

const isMisplaced = ({ code }: { code: string }): boolean => code === 'InvalidQuotes'
const isUnclosed = ({ code }: { code: string }): boolean => code === 'MissingQuotes'

/** Whether a quote at the end of a piece closes its field is only known with what follows it. */
const knownLength = (text: string): number => {
  let end = text.length
  while (end > 0 && UNDECIDED.has(text.charAt(end - 1))) end -= 1
  return end
}

const UNDECIDED: ReadonlySet<string> = new Set(['"', ' ', '\r', '\t'])
