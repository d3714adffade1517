import type { RowCounts } from '@edconsole/console-core/contract'

export const NO_ROWS: RowCounts = {
  recordsRead: 0,
  recordsInserted: 0,
  recordsUpdated: 0,
  recordsUnchanged: 0,
  recordsRejected: 0,
  recordsDeleted: 0,
  recordsWarned: 0,
  warningCount: 0,
  errorCount: 0,
}

export const COUNT_FIELDS = Object.freeze([
  'recordsRead',
  'recordsInserted',
  'recordsUpdated',
  'recordsUnchanged',
  'recordsRejected',
  'recordsDeleted',
  'recordsWarned',
  'warningCount',
  'errorCount',
] as const satisfies (keyof RowCounts)[])

export const addCounts = (a: RowCounts, b: RowCounts): RowCounts => {
  const sum = { ...a }
  for (const field of COUNT_FIELDS) sum[field] += b[field]
  return sum
}
