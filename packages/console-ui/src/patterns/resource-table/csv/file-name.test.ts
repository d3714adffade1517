import { expect, it } from 'vitest'
import { csvFileName } from './file-name.ts'

it.each([
  ['Larkspur Valley Unified', 'import-logs', 'larkspur-valley-unified_import-logs_2026-09-14.csv'],
  [
    'Cañon / St. Mary’s (K-8)',
    'import-logs.details',
    'canon-st-mary-s-k-8_import-logs-details_2026-09-14.csv',
  ],
  [undefined, 'clients', 'clients_2026-09-14.csv'],
])('[ux 8.1] of the table of %s, %s, the file is called %s', (district, table, expected) => {
  expect(csvFileName(district, table, '2026-09-14')).toBe(expected)
})
