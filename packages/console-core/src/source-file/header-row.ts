import { dateFormOf } from '../import-rules/parse-date.ts'

type Fields = readonly string[]

const LOOKED_AT = 50
const ROWS_MIN = 2
const COLUMNS_MIN = 3
const TITLE_TEXTS = 2

/**
 * Returns where the names of the columns stand among the first records: reports put a title above them, such as what they are and
 * when they were made. 0 unless the lines above hold a text or two and what follows are names of about as many columns as the rows
 * have.
 */
export const headerAt = (records: readonly Fields[]): number => {
  const first = records.slice(0, LOOKED_AT)
  const columns = usualLength(first)
  if (columns === 0) return 0
  const at = first.findIndex((record) => textsOf(record).length >= columns / 2)
  const isBelowTitle = at > 0 && first.slice(0, at).every((record) => textsOf(record).length <= TITLE_TEXTS)
  const header = first[at]
  return isBelowTitle && header && looksLikeHeader(header, first.slice(at + 1)) ? at : 0
}

/** Names are words, none of them twice unless they stand above what is none; data has numbers, dates and addresses. */
export const looksLikeHeader = (fields: Fields, below: readonly Fields[]): boolean => {
  const names = textsOf(fields)
  if (names.length === 0 || !names.every(isWord)) return false
  if (new Set(names).size === names.length) return true
  return fields.some((_, at) => {
    const values = below.map((row) => row[at]?.trim() ?? '').filter((value) => value !== '')
    return values.length > 0 && !values.some(isWord)
  })
}

/** The number of fields that most rows have; 0 if too few agree. Lines above and between rows have fewer than any table. */
const usualLength = (records: readonly Fields[]): number => {
  const counts = new Map<number, number>()
  for (const { length } of records)
    if (length >= COLUMNS_MIN) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  return usual && usual[1] >= ROWS_MIN ? usual[0] : 0
}

const textsOf = (fields: Fields): string[] =>
  fields.map((field) => field.trim()).filter((field) => field !== '')

const isWord = (text: string): boolean =>
  /\p{L}/u.test(text) && !text.includes('@') && dateFormOf(text) === null
