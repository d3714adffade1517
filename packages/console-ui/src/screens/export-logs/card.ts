import type { ExportLogHeader } from '@edconsole/console-core'
import { sentRows } from '../../features/exports/run/sent-rows.ts'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/cards/card-pattern.ts'
import type { ExportLogsMessages } from './messages.ts'

/** A sending where there is no room for columns. */
export const exportLogCard = (m: ExportLogsMessages): CardPattern<ExportLogHeader> =>
  cardPattern({
    title: 'batchId',
    status: 'status',
    meta: ['startedAt', 'productName'],
    bar: (row) => ({
      accepted: sentRows(row),
      rejected: row.recordsSkipped,
      remaining: row.recordsWritten - sentRows(row),
      words: m.run.rowWords,
    }),
    figures: [
      { field: 'rowsSent', noun: [m.card.sent.one, m.card.sent.many] },
      { field: 'recordsSkipped', noun: [m.card.leftOut, m.card.leftOut], alert: true },
    ],
    problem: ({ status, message }) => (status === 'failed' ? message : null),
  })
