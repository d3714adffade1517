import type { ImportLogHeader } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/cards/card-pattern.ts'
import type { ImportLogsMessages } from './messages.ts'

/** A batch where there is no room for columns. */
export const importLogCard = (m: ImportLogsMessages): CardPattern<ImportLogHeader> =>
  cardPattern({
    title: 'batchId',
    status: 'status',
    meta: ['startedAt', 'durationMs'],
    bar: (row) => ({
      accepted: acceptedRows(row),
      rejected: row.recordsRejected,
      remaining: row.endedAt === null ? Math.max(0, (row.recordsExpected ?? 0) - row.recordsRead) : 0,
    }),
    figures: [
      { field: 'recordsRead', noun: [m.card.row, m.card.rows] },
      { field: 'recordsRejected', noun: [m.card.rejected, m.card.rejected], alert: true },
    ],
    problem: ({ status, message }) => (status === 'failed' ? message : null),
  })
