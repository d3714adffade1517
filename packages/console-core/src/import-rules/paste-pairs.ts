import { type CheckedTranslation, sourceValueOf } from './check-translations.ts'
import type { DatabaseColumn } from './database-column.ts'
import { foldText, wordsOf } from './likeness.ts'
import { IMPORT_LIMITS } from './limits.ts'

/** Two cells of a pasted line: what the SIS sends, and what it means. `line` counts the lines of the text from 1. */
export type PastedPair = { line: number; sourceValue: string; given: string }

/** What a pasted text would do to the translations of a column. */
export type Paste<Of extends CheckedTranslation> = {
  /** What applying it leaves: changed ones in their places, new ones at the end. */
  next: readonly (Of | NewOne)[]
  added: readonly NewOne[]
  changed: readonly { before: Of; after: Of }[]
  /** Said by the column or by a line before already. */
  same: number
  /** The second cell is missing or is no value or label of the column, or the first one is empty or too long. */
  notRecognized: readonly PastedPair[]
  /** A source value that stood in the text before with another meaning; the first one counts. */
  contradicted: readonly PastedPair[]
  /** The first line named the columns. */
  hasHeader: boolean
}

/** Not stored yet. */
type NewOne = { id: null; sourceValue: string; translatedValue: string; matchType: 'exact' }

/**
 * Reads two columns of a spreadsheet as translations: the first cell of a line is what the SIS sends, the first of the
 * others that names a value of the column is what it means. Changes nothing by itself.
 * @example readPaste(gradeLevel, [], 'SIS value\tGrade\nTK+\tTK\nPK3\tNursery').added // TK+; PK3 is not recognized
 */
export const readPaste = <Of extends CheckedTranslation>(
  column: Pick<DatabaseColumn, 'displayName' | 'possibleValues'>,
  translations: readonly Of[],
  text: string,
): Paste<Of> => {
  const recognize = recognizer(column)
  const lines = linesOf(text)
  const hasHeader = lines.length > 1 && isHeader(lines[0]?.cells ?? [], recognize, column.displayName)
  const paste = {
    added: [] as NewOne[],
    changed: [] as { before: Of; after: Of }[],
    same: 0,
    notRecognized: [] as PastedPair[],
    contradicted: [] as PastedPair[],
  }
  const next: (Of | NewOne)[] = [...translations]
  const places = new Map(translations.map((one, at) => [keyOf(one), at]))
  const seen = new Map<string, string>()

  for (const [at, { line, cells }] of lines.entries()) {
    if (hasHeader && at === 0) continue
    const [sourceValue = '', ...others] = cells
    const given =
      others.find((cell) => recognize(cell) !== undefined) ?? others.find((cell) => cell !== '') ?? ''
    const value = recognize(given)
    const pair = { line, sourceValue, given }
    if (value === undefined || sourceValue === '' || sourceValue.length > IMPORT_LIMITS.sourceValueLength) {
      paste.notRecognized.push(pair)
      continue
    }
    const before = seen.get(sourceValue)
    if (before !== undefined) {
      if (before === value) paste.same += 1
      else paste.contradicted.push(pair)
      continue
    }
    seen.set(sourceValue, value)
    const place = places.get(`= ${sourceValue}`) ?? places.get(`~ ${sourceValue.toLowerCase()}`)
    const there = place === undefined ? undefined : translations[place]
    if (place === undefined || there === undefined) {
      const made: NewOne = { id: null, sourceValue, translatedValue: value, matchType: 'exact' }
      paste.added.push(made)
      next.push(made)
    } else if (there.translatedValue === value) paste.same += 1
    else {
      const after = { ...there, translatedValue: value }
      paste.changed.push({ before: there, after })
      next[place] = after
    }
  }
  return { ...paste, next, hasHeader }
}

const keyOf = (translation: CheckedTranslation): string => {
  const { matchType } = translation
  const source = sourceValueOf(translation)
  if (matchType === 'exact') return `= ${source}`
  return matchType === 'ignoreCase' ? `~ ${source.toLowerCase()}` : matchType
}

/** A value or a label, in any case; a spreadsheet takes zeros off the front of a value. */
const recognizer = ({ possibleValues }: Pick<DatabaseColumn, 'possibleValues'>) => {
  const values = new Map<string, string>()
  const keep = (key: string, value: string) => {
    if (!values.has(key)) values.set(key, value)
  }
  for (const { value } of possibleValues) keep(foldText(value), value)
  for (const { value, label } of possibleValues) keep(foldText(label), value)
  for (const { value } of possibleValues) if (/^0+\d/.test(value)) keep(wordsOf(value), value)
  // "TK Transitional Kindergarten", as lists of ours show it.
  for (const { value, label } of possibleValues) keep(foldText(`${value} ${label}`), value)
  return (text: string) => (text === '' ? undefined : values.get(foldText(text)))
}

/** A first line that names no value, and uses the words that head such a table. */
const isHeader = (
  cells: readonly string[],
  recognize: (text: string) => string | undefined,
  displayName: string,
): boolean =>
  cells.length > 1 &&
  cells.slice(1).every((cell) => recognize(cell) === undefined) &&
  cells.some((cell) => HEADS.test(cell) || foldText(cell) === foldText(displayName))

const HEADS =
  /\b(sis|source|from|to|code|value|platform|target|translation|translated|meaning|description|label|name)s?\b/i

type PastedLine = { line: number; cells: string[] }

/**
 * The lines of a pasted text and their cells. A spreadsheet puts tabs between cells and quotes around those with a tab, a
 * line end or quotes inside; other programs use several spaces, or commas. Empty lines go, and a text without a second cell
 * anywhere has no columns.
 * @example linesOf('TK+\tTK\n\nK\tKG') // [{ line: 1, cells: ['TK+', 'TK'] }, { line: 3, cells: ['K', 'KG'] }]
 */
const linesOf = (text: string): PastedLine[] => {
  const between = /\t/.test(text) ? '\t' : / {2,}/.test(text) ? ' ' : ','
  const cell = between === ' ' ? SPACED : between === ',' ? COMMA : TAB
  const lines: PastedLine[] = [{ line: 1, cells: [] }]
  let line = 1
  for (const [whole, quoted, plain, end] of text.replace(/\r\n?/g, '\n').matchAll(cell)) {
    lines.at(-1)?.cells.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
    // Quoted cells may hold line ends of their own.
    line += whole.split('\n').length - 1
    if (end === '\n') lines.push({ line, cells: [] })
    // The end of the text; the pattern would find one more, empty cell there.
    if (end === '') break
  }
  const filled = lines.filter(({ cells }) => cells.some((one) => one !== ''))
  return filled.some(({ cells }) => cells.length > 1) ? filled : []
}

// A cell, in quotes or not, and what ends it. Spaces around quotes are those of the separator.
const TAB = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g
const COMMA = / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/g
const SPACED = /(?:"((?:[^"]|"")*)"|((?:[^ \n]| (?! ))*))( {2,}|\n|$)/g
