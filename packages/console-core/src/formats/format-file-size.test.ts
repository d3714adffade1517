import { expect, it } from 'vitest'
import { formatFileSize } from './format-count.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [24_180, '24.2 kB'],
  [999_960, '1 MB'],
  [3_450_000_000, '3.5 GB'],
  [9e15, '9,000 TB'],
  [null, ''],
  [-1, ''],
])('%s bytes read "%s"', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
