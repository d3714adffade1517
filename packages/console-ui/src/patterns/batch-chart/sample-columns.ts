import type { BatchColumn } from './batch-column.ts'

/** Columns of as many batches, for stories and tests: two a day, one failed, the last one running. */
export function sampleColumns(count: number): BatchColumn[] {
  return Array.from({ length: count }, (_, at) => {
    const number = 48_214 - count + at
    const date = new Date(Date.UTC(2026, 8, 14) - (count - at) * 86_400_000)
    const day = `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${String(date.getUTCDate()).padStart(2, '0')}`
    const weekend = date.getUTCDay() % 6 === 0
    const column = {
      key: String(number),
      title: `Batch ${number}`,
      time: `${day}/2026 - 06:01AM`,
      day,
      accepted: (weekend ? 12_000 : 40_000) - ((at * 937) % 6000),
      rejected: at % 3 === 0 ? (at * 431) % 9000 : 0,
      word: at % 3 === 0 ? 'Completed with rejections' : 'Completed',
    }
    if (at === count - 3) return { ...column, accepted: 0, rejected: 0, mark: 'failed', word: 'Failed' }
    if (at === count - 1)
      return { ...column, accepted: 21_000, rejected: 402, mark: 'running', word: 'Running' }
    return column
  })
}
