import { expect, it } from 'vitest'
import { rolloverMessages } from './messages.ts'
import { failedItems, resultText } from './result-text.ts'

const item = (name: string, outcome: 'copied' | 'failed', reason: string | null = null) => ({
  staffId: name,
  name,
  outcome,
  reason,
})
const staff = { read: 1160, copied: 1142, alreadyPresent: 0, skipped: 18, failed: 0, items: [] }

it.each([
  [staff, '1,142 of 1,160 copied, 18 skipped'],
  [
    { ...staff, skipped: 0, alreadyPresent: 12, failed: 6 },
    '1,142 of 1,160 copied, 12 already there, 6 failed',
  ],
  [
    { read: 4, copied: 3, alreadyPresent: 0, missingProduct: 1, failed: 0, items: [] },
    '3 of 4 copied, 1 missing their product',
  ],
  [{ ...staff, read: 0, copied: 0, skipped: 0 }, 'Nothing to copy'],
])('[ux 7.20] %j reads "%s"', (result, text) => {
  expect(resultText(result, rolloverMessages)).toBe(text)
})

it('[ux 7.20] names the first of what failed, with the reason', () => {
  const items = [
    item('A', 'copied'),
    item('B', 'failed', 'No site'),
    item('C', 'failed'),
    item('D', 'failed'),
  ]
  expect(failedItems({ ...staff, items }, 2)).toEqual({
    shown: [
      { name: 'B', reason: 'No site' },
      { name: 'C', reason: '' },
    ],
    more: 1,
  })
})
