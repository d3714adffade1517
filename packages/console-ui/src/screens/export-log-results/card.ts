import type { ExportLogHeader, ExportLogResult } from '@edconsole/console-core'
import { hasArrived } from '../../features/exports/run/has-arrived.ts'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/cards/card-pattern.ts'
import type { ExportLogResultsMessages } from './messages.ts'

/** A file where there is no room for columns. */
export const exportResultCard = (
  deliveryMethod: ExportLogHeader['deliveryMethod'] | undefined,
  m: ExportLogResultsMessages,
): CardPattern<ExportLogResult> =>
  cardPattern({
    title: 'componentName',
    status: 'deliveryStatus',
    meta: ['fileName', 'fileSizeBytes'],
    bar: (row) => {
      if (row.recordsRead === 0) return null
      const sent = deliveryMethod !== undefined && hasArrived(row, deliveryMethod) ? row.recordsWritten : 0
      return {
        accepted: sent,
        rejected: row.recordsSkipped,
        remaining: row.recordsWritten - sent,
        words: m.run.rowWords,
      }
    },
    figures: [
      { field: 'rowsSent', noun: [m.card.sent.one, m.card.sent.many] },
      { field: 'recordsSkipped', noun: [m.card.leftOut, m.card.leftOut], alert: true },
    ],
  })
