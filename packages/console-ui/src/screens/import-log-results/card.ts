import type { ImportLogResult } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { type CardPattern, cardPattern } from '../../patterns/resource-table/cards/card-pattern.ts'
import type { ImportLogResultsMessages } from './messages.ts'

/** A component where there is no room for columns. */
export const importResultCard = ({ card }: ImportLogResultsMessages): CardPattern<ImportLogResult> =>
  cardPattern({
    title: 'componentName',
    status: 'status',
    meta: ['fileName', 'durationMs'],
    bar: (row) =>
      row.recordsRead === 0 ? null : { accepted: acceptedRows(row), rejected: row.recordsRejected },
    figures: [
      { field: 'recordsRead', noun: [card.row, card.rows] },
      { field: 'recordsRejected', noun: [card.rejected, card.rejected], alert: true },
    ],
  })
