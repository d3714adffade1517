import { type CheckedTranslation, sourceValueOf } from './check-translations.ts'
import type { DatabaseColumn } from './database-column.ts'
import { foldText, wordsOf } from './likeness.ts'

/** Two cells of a pasted line: what the SIS sends, and what it means. `line` counts from 1. */
export type PastedPair = { line: number; sourceValue: string; given: string }

/** What a pasted text would do to the translations of a column. */
export type Paste<Of extends CheckedTranslation> = {
  /** What applying it leaves: changed ones in their places, new ones at the end. */
  next: readonly (Of | NewOne)[]
  added: readonly NewOne[]
  changed: readonly { before: Of; after: Of }[]
  /** Said by the column already. */
  same: number
  /** The second cell is no value or label of the column, or the first one is empty. */
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
  const lines = cellsOf(text)
  const hasHeader = lines.length > 1 && isHeader(lines[0] ?? [], recognize, column.displayName)
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

  for (const [at, cells] of lines.entries()) {
    if (hasHeader && at === 0) continue
    const [sourceValue = '', ...others] = cells
    const given =
      others.find((cell) => recognize(cell) !== undefined) ?? others.find((cell) => cell !== '') ?? ''
    const value = recognize(given)
    const pair = { line: at + 1, sourceValue, given }
    if (value === undefined || sourceValue === '') {
      paste.notRecognized.push(pair)
      continue
    }
    const before = seen.get(sourceValue)
    if (before !== undefined) {
      if (before !== value) paste.contradicted.push(pair)
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
  cells.slice(1).every((cell) => recognize(cell) === undefined) &&
  cells.some((cell) => HEADS.test(cell) || foldText(cell) === foldText(displayName))

const HEADS =
  /\b(sis|source|from|to|code|value|platform|target|translation|translated|meaning|description|label|name)s?\b/i

/**
 * The lines of a pasted text and their cells. A spreadsheet puts tabs between cells and quotes around those with a tab, a
 * line end or quotes inside; other programs use several spaces, or commas. Empty lines and those without a second cell go.
 * @example cellsOf('TK+\tTK\nK\tKG') // [['TK+', 'TK'], ['K', 'KG']]
 */
const cellsOf = (text: string): string[][] => {
  const between = /\t/.test(text) ? '\t' : / {2,}/.test(text) ? ' ' : ','
  const lines: string[][] = [[]]
  const cell = between === ' ' ? SPACED : between === ',' ? COMMA : TAB
  for (const [, quoted, plain, end] of text.replace(/\r\n?/g, '\n').matchAll(cell)) {
    lines.at(-1)?.push((quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim())
    if (end === '\n') lines.push([])
    // The end of the text; the pattern would find one more, empty cell there.
    if (end === '') break
  }
  return lines.filter((cells) => cells.length > 1 && cells.some((one) => one !== ''))
}

// A cell, in quotes or not, and what ends it. Spaces around quotes are those of the separator.
const TAB = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g
const COMMA = / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/g
const SPACED = /(?:"((?:[^"]|"")*)"|((?:[^ \n]| (?! ))*))( {2,}|\n|$)/g
