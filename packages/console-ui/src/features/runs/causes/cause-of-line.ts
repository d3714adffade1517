import type { LogLine } from '../findings/log-line.ts'

type Named = Pick<LogLine, 'cause' | 'causeTitle' | 'message' | 'columnName' | 'sourceColumn'>

/**
 * What a finding has in common with others of its kind. A server that does not tell causes is read by its sentences:
 * the message without what differs from row to row, and the column (ux 9.4).
 */
export const causeOfLine = (line: Named): { key: string; title: string; told: boolean } => {
  const { cause, causeTitle, message, columnName, sourceColumn } = line
  const title = causeTitle ?? withoutValues(message)
  return {
    key: cause ?? `${title}:${columnName ?? sourceColumn ?? ''}`,
    title,
    told: Boolean(cause),
  }
}

/** Whatever stands in quotes; an apostrophe within a word opens none. */
const QUOTED = /"[^"]*"|“[^”]*”|‘[^’]*’|(?<![\p{L}\d])'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?!\p{L})/gu
/** Numbers, dates and codes that are made of digits, with what joins them. */
const NUMBERS = /(?<![\p{L}_])\d(?:[\d.,:/-]*\d)?(?![\p{L}_])/gu

const withoutValues = (message: string): string => {
  const bare = message
    .replace(QUOTED, '')
    .replace(NUMBERS, '')
    .replace(/\s+(?=[.,;:!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
