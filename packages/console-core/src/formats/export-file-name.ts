import { zonedTime } from '../clock/zoned-time.ts'
import { pad } from './pad.ts'

/** Values for the placeholders of a file name. */
export type ExportFileFacts = {
  lea: string
  /** A component, or a standard's file: `students`, `users`. */
  component: string
  /** The product's code. */
  product: string
  schoolYear: number
  at: Date
  timeZone: string
}

const WORDS: Readonly<Record<string, (facts: ExportFileFacts) => string>> = {
  lea: ({ lea }) => lea,
  component: ({ component }) => component,
  product: ({ product }) => product,
  schoolYear: ({ schoolYear }) => String(schoolYear),
  yyyyMMdd: ({ at, timeZone }) => {
    const { year, month, day } = zonedTime(at, timeZone)
    return `${year}${pad(month + 1)}${pad(day)}`
  },
  HHmm: ({ at, timeZone }) => {
    const { hour, minute } = zonedTime(at, timeZone)
    return `${pad(hour)}${pad(minute)}`
  },
}

/** The placeholders a file name may have. */
export const EXPORT_FILE_WORDS: readonly string[] = Object.keys(WORDS)

/**
 * Returns the name of an export's file.
 * @example exportFileName('{lea}_{component}_{yyyyMMdd}.csv', facts) // '4107320_students_20260914.csv'
 */
export const exportFileName = (pattern: string, facts: ExportFileFacts): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, word: string) =>
    Object.hasOwn(WORDS, word) ? (WORDS[word]?.(facts) ?? whole) : whole,
  )

/**
 * Returns the name of an export's archive.
 * @example exportArchiveName('4107320_export_20260914.csv') // '4107320_export_20260914.zip'
 */
export const exportArchiveName = (name: string): string => `${name.replace(/\.(csv|txt|zip)$/i, '')}.zip`

/** Returns the value of `{component}` in an archive's name. */
export const exportArchiveWord = (isStandard: boolean): string => (isStandard ? 'oneroster' : 'export')
