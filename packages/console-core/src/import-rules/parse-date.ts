import type { DateForm } from '../entities/sis-import-template.ts'

/** Which of two numbers of a date with slashes is the month. */
export type DateOrder = 'MM/DD/YYYY' | 'DD/MM/YYYY'

/** The form as people write it, for messages. */
export const DATE_FORM_WORDS: Readonly<Record<DateForm, string>> = {
  auto: 'MM/dd/yyyy or yyyy-MM-dd',
  'YYYY-MM-DD': 'yyyy-MM-dd',
  'MM/DD/YYYY': 'MM/dd/yyyy',
  'DD/MM/YYYY': 'dd/MM/yyyy',
  YYYYMMDD: 'yyyyMMdd',
}

type Pattern = readonly [form: Exclude<DateForm, 'auto'>, pattern: RegExp]

const patterns: readonly Pattern[] = [
  ['YYYY-MM-DD', /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/],
  ['MM/DD/YYYY', /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/],
  ['DD/MM/YYYY', /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/],
  ['YYYYMMDD', /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/],
]

/**
 * `YYYY-MM-DD`, or null when the text is no date that exists. A time of midnight behind the date is ignored, in
 * whatever zone.
 * @param order what `auto` takes a date with slashes for
 */
export const parseDate = (text: string, form: DateForm, order: DateOrder = 'MM/DD/YYYY'): string | null => {
  const bare = text.trim().replace(MIDNIGHT, '')
  for (const [name, pattern] of patterns) {
    if (form === 'auto' ? name !== order && isOrder(name) : form !== name) continue
    const parts = pattern.exec(bare)?.groups
    if (parts) return realDate(Number(parts.year), Number(parts.month), Number(parts.day))
  }
  return null
}

/** As databases and reports write it: `00:00:00.000`, `T00:00:00-05:00`, `12:00:00 AM`. */
const MIDNIGHT = /[T ](0?0:00(:00)?(\.0+)?( ?Z| ?[+-]\d\d:?\d\d)?|12:00(:00)?(\.0+)? ?AM)$/i

const isOrder = (form: DateForm): boolean => form === 'MM/DD/YYYY' || form === 'DD/MM/YYYY'

/** The form under which a text is a date; null when there is none. */
export const dateFormOf = (text: string): DateForm | null =>
  patterns.find(([form]) => parseDate(text, form) !== null)?.[0] ?? null

const realDate = (year: number, month: number, day: number): string | null => {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
