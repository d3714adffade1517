import { zonedTime } from '../clock/zoned-time.ts'
import { pad } from './pad.ts'

/** What the words in braces of a file name stand for. */
export type ExportFileFacts = {
  lea: string
  /** A component, or how the file of a standard is called: `students`, `users`. */
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

/** The words that a file name may have in braces. */
export const EXPORT_FILE_WORDS: readonly string[] = Object.keys(WORDS)

/**
 * The name of an export's file.
 * @example exportFileName('{lea}_{component}_{yyyyMMdd}.csv', facts) // '4107320_students_20260914.csv'
 */
export const exportFileName = (pattern: string, facts: ExportFileFacts): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, word: string) =>
    Object.hasOwn(WORDS, word) ? (WORDS[word]?.(facts) ?? whole) : whole,
  )

/**
 * The name of the one archive that an export's files go in.
 * @param name of the export's pattern
 * @example exportArchiveName('4107320_export_20260914.csv') // '4107320_export_20260914.zip'
 */
export const exportArchiveName = (name: string): string => `${name.replace(/\.(csv|txt|zip)$/i, '')}.zip`

/** What `{component}` stands for in the name of an archive: the standard, or all of it. */
export const exportArchiveWord = (isStandard: boolean): string => (isStandard ? 'oneroster' : 'export')
