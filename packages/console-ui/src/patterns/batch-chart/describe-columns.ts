import { formatCount } from '@edconsole/console-core'
import type { BatchColumn, ChartWords } from './batch-column.ts'
import type { ChartMessages } from './messages.ts'

/**
 * A column in one sentence, for screen readers.
 * @example 'Batch 48204, 09/09/2026 - 06:01AM: 31,048 accepted, 9,214 rejected'
 */
export const describeColumn = (
  { title, time, mark, word, accepted, rejected }: BatchColumn,
  { m, words = m }: { words?: ChartWords; m: ChartMessages },
): string => {
  const facts = [
    mark && word,
    accepted > 0 ? `${formatCount(accepted)} ${lowerFirst(words.accepted)}` : undefined,
    rejected > 0 ? `${formatCount(rejected)} ${lowerFirst(words.rejected)}` : undefined,
  ].filter(Boolean)
  return `${[title, time].filter(Boolean).join(', ')}: ${facts.join(', ') || m.noRows}`
}

/**
 * The whole chart in a few sentences.
 * @param noun of what a column is, in singular and plural
 * @example '30 batches from 08/16 to 09/13. 1,063,822 rows accepted, 17,604 rejected, most of them in batch 48204. 1 failed.'
 */
export const describeColumns = (
  columns: readonly BatchColumn[],
  noun: readonly [one: string, many: string],
  { m, words = m }: { words?: ChartWords; m: ChartMessages },
): string => {
  const [first] = columns
  const last = columns.at(-1)
  if (!first || !last) return m.none(noun[1])
  const span = columns.length === 1 ? first.day : m.span(first.day, last.day)
  const worst = columns.reduce((max, column) => (column.rejected > max.rejected ? column : max), first)
  const rejected = total(columns, 'rejected')
  const sentences = [
    m.total(columns.length, noun, span),
    [
      m.rows(total(columns, 'accepted'), lowerFirst(words.accepted)),
      `${formatCount(rejected)} ${lowerFirst(words.rejected)}`,
      ...(rejected > 0 && columns.length > 1 ? [m.mostIn(lowerFirst(worst.title))] : []),
    ].join(', '),
    ...Object.entries(marked(columns)).map(([word, count]) => `${formatCount(count)} ${word.toLowerCase()}`),
  ]
  return `${sentences.join('. ')}.`
}

const total = (columns: readonly BatchColumn[], count: 'accepted' | 'rejected'): number =>
  columns.reduce((sum, column) => sum + column[count], 0)

const marked = (columns: readonly BatchColumn[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { mark, word } of columns) {
    if (mark !== undefined && word !== undefined) counts[word] = (counts[word] ?? 0) + 1
  }
  return counts
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
