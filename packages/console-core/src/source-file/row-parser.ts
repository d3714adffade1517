import { BrokenFileError } from './file-findings.ts'
import { DELIMITERS, type FileReading } from './file-reading.ts'
import { headerAt } from './header-row.ts'
import { parseBlock, type Shape } from './parse-block.ts'

/** `rowNumber` 1 is the first row of data. */
export type ReadRow = { fields: string[]; rowNumber: number }

export type RowParser = {
  /** Null before the first row was read. */
  readonly header: readonly string[] | null
  /** The rows that a piece of text completes. */
  push(text: string): ReadRow[]
  /** The rows that were left when the text ended. */
  end(): ReadRow[]
}

/** The same pieces wherever the text comes from: what is said of a broken file does not hang on them. */
const BLOCK = 64 * 1024
const RECORD_MAX = 1024 * 1024

/**
 * Reads rows out of text that comes in pieces. A file without header has its columns named `Column 1`, `Column 2` ….
 * Wholly empty lines are counted and left out, as is a title above the header, so that row numbers stay those of a spreadsheet.
 * A first line such as `sep=;` tells spreadsheets the delimiter. They don't show it, and it isn't counted.
 * @throws BrokenFileError from `push` and `end`: a quote that is never closed, a row longer than 1 MB
 * @example
 * const parser = createRowParser({ delimiter: 'comma', hasHeader: true })
 * parser.push('LOCAL_ID,GRADE\n30018842,06\n') // []
 * parser.end() // [{ fields: ['30018842', '06'], rowNumber: 1 }]
 */
export const createRowParser = ({
  delimiter,
  hasHeader,
}: Pick<FileReading, 'delimiter' | 'hasHeader'>): RowParser => {
  let header: string[] | null = null
  let isFirst = true
  let shape: Shape | null = null
  let rowNumber = 0
  let waiting = ''
  let rest = ''
  let broken: BrokenFileError | null = null

  /** Adds the rows of a block to others; none of a block in which the file turns out to be broken. */
  const take = (text: string, isLast: boolean, rows: ReadRow[]): ReadRow[] => {
    const before = rows.length
    shape ??= { delimiter: DELIMITERS[delimiter], newline: newlineOf(text) }
    const parsed = parseBlock(rest + text, isLast, shape, header?.length ?? null)
    rest = parsed.rest
    const whole = parsed.unclosed ? parsed.records.length - 1 : parsed.records.length
    for (const fields of parsed.records) {
      if (shape.newline === '\n') dropReturn(fields)
      unwrap(fields)
    }
    const titles = isFirst && hasHeader ? headerAt(parsed.records) : 0
    for (let i = 0; i < whole; i += 1) {
      const fields = parsed.records[i] ?? []
      const namesDelimiter = isFirst && SEPARATOR_LINE.test(fields.join(shape.delimiter))
      isFirst = false
      if (namesDelimiter) continue
      if (header === null && i >= titles && !isBlank(fields)) {
        header = hasHeader ? namesOf(fields) : placeNamesOf(fields)
        if (hasHeader) continue
      }
      rowNumber += 1
      if (header !== null && !isBlank(fields) && !isOfSqlTool(fields)) rows.push({ fields, rowNumber })
    }
    if (!parsed.unclosed && rest.length <= RECORD_MAX) return rows
    rows.length = before
    const next = rowNumber + (hasHeader ? 2 : 1)
    throw new BrokenFileError(parsed.unclosed ? { unclosed: next } : { tooLong: next })
  }

  return {
    get header() {
      return header
    },
    push: (text) => {
      if (broken) throw broken
      waiting += shape === null && waiting === '' ? text.replace(/^\uFEFF/, '') : text
      const rows: ReadRow[] = []
      let at = 0
      for (; waiting.length - at >= BLOCK; at += BLOCK) {
        try {
          take(waiting.slice(at, at + BLOCK), false, rows)
        } catch (error) {
          // What came before it in the same text is not lost; the next call says so.
          if (!(error instanceof BrokenFileError) || rows.length === 0) throw error
          broken = error
          return rows
        }
      }
      waiting = waiting.slice(at)
      return rows
    },
    end: () => {
      if (broken) throw broken
      const last = withoutEnd(rest + waiting)
      rest = ''
      return last === '' ? [] : take(last, true, [])
    },
  }
}

/** What Excel and many report writers put above a CSV file, whatever delimiter it is then read with. */
export const SEPARATOR_LINE = /^"?sep=([,;\t|])"?$/i

/** Old systems end their files with Control-Z, and fill up their last block with it. */
const CONTROL_Z = '\u001A'

const withoutEnd = (text: string): string => {
  const at = text.indexOf(CONTROL_Z)
  return at !== -1 && text.slice(at).replaceAll(CONTROL_Z, '').trim() === '' ? text.slice(0, at) : text
}

const newlineOf = (text: string): Shape['newline'] =>
  !text.includes('\n') && text.includes('\r') ? '\r' : '\n'

const RETURN = 13

const dropReturn = (fields: string[]): void => {
  const last = fields.at(-1)
  if (last !== undefined && last.charCodeAt(last.length - 1) === RETURN)
    fields[fields.length - 1] = last.slice(0, -1)
}

const EQUALS = 61
const FORMULA = /^="(.*)"$/s

/** Reports write `="0412"` where Excel would drop the zeros. */
const unwrap = (fields: string[]): void => {
  for (let i = 0; i < fields.length; i += 1) {
    const field = fields[i]
    if (field?.charCodeAt(0) === EQUALS) fields[i] = FORMULA.exec(field)?.[1] ?? field
  }
}

const isBlank = (fields: readonly string[]): boolean => {
  for (const field of fields) if (field !== '' && field.trim() !== '') return false
  return true
}

/** What tools of SQL Server write around rows: dashes below the names, and `(53 rows affected)` at the end. */
const isOfSqlTool = (fields: readonly string[]): boolean =>
  fields.length === 1
    ? /^\(\d+ rows? affected\)$/.test(fields[0]?.trim() ?? '')
    : fields[0]?.startsWith('--') === true && fields.every((field) => /^-+$/.test(field.trim()))

/** Names without spaces at their ends, each once: a repeated one gets its number, an empty one its place. */
export const namesOf = (fields: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return fields.map((field, i) => {
    const name = field.trim() || placeName(i)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** What columns of a file without header are called. */
export const placeNamesOf = (fields: readonly string[]): string[] => fields.map((_, i) => placeName(i))

const placeName = (index: number): string => `Column ${index + 1}`
