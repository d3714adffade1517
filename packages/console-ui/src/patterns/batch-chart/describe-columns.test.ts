import { expect, it } from 'vitest'
import type { BatchColumn } from './batch-column.ts'
import { describeColumn, describeColumns } from './describe-columns.ts'
import { chartMessages as m } from './messages.ts'

const column = (key: string, facts: Partial<BatchColumn> = {}): BatchColumn => ({
  key,
  title: `Batch ${key}`,
  time: '09/09/2026 - 06:01AM',
  day: '09/09',
  accepted: 0,
  rejected: 0,
  ...facts,
})

it.each<[string, Partial<BatchColumn>]>([
  ['Batch 1, 09/09/2026 - 06:01AM: 31,048 accepted, 9,214 rejected', { accepted: 31_048, rejected: 9_214 }],
  ['Batch 1, 09/09/2026 - 06:01AM: Failed', { mark: 'failed', word: 'Failed' }],
  ['Batch 1, 09/09/2026 - 06:01AM: Running, 12 accepted', { mark: 'running', word: 'Running', accepted: 12 }],
  ['Batch 1, 09/09/2026 - 06:01AM: no rows', {}],
])('[ux 7.17] a column reads "%s"', (text, facts) => {
  expect(describeColumn(column('1', facts), { m })).toBe(text)
})

it.each<[string, BatchColumn[]]>([
  ['No batches.', []],
  ['1 batch, 09/09. 5 rows accepted, 1 rejected.', [column('1', { accepted: 5, rejected: 1 })]],
  [
    '3 batches, 09/08 to 09/10. 1,005 rows accepted, 12 rejected, most of them in batch 2. 1 failed.',
    [
      column('1', { day: '09/08', accepted: 1000, rejected: 2 }),
      column('2', { accepted: 5, rejected: 10 }),
      column('3', { day: '09/10', mark: 'failed', word: 'Failed' }),
    ],
  ],
  [
    '2 batches, 09/09 to 09/09. 0 rows accepted, 0 rejected. 2 running.',
    [column('1', { mark: 'running', word: 'Running' }), column('2', { mark: 'running', word: 'Running' })],
  ],
])('[ux 7.17] the chart reads "%s"', (text, columns) => {
  expect(describeColumns(columns, ['batch', 'batches'], { m })).toBe(text)
})

it('[ux 9.11] rows of exports have words of their own', () => {
  const words = { accepted: 'Sent', rejected: 'Left out' }
  const sent = [column('1', { title: 'Export 1', accepted: 5, rejected: 1 })]
  expect(sent.map((one) => describeColumn(one, { words, m }))).toEqual([
    'Export 1, 09/09/2026 - 06:01AM: 5 sent, 1 left out',
  ])
  expect(describeColumns(sent, ['export', 'exports'], { words, m })).toBe(
    '1 export, 09/09. 5 rows sent, 1 left out.',
  )
})
