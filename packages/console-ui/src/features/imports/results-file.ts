import { componentTitle, type ImportLogResult, importLogsResource } from '@edconsole/console-core'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { CsvRequest } from '../../patterns/resource-table/csv/use-csv-download.ts'
import { valueColumn } from '../runs/columns/plain-columns.tsx'
import { acceptedRows, hasNoRows } from './accepted-rows.ts'
import type { resultTitles } from './messages.ts'

type Titles = typeof resultTitles

type Context = {
  batchId: number | string
  titles: Titles
  accepted: string
  lookOf: LookOfStatus
}

/** The components of a batch as a file, in load order: everything that the page can show of them. */
export const resultsFile = ({
  batchId,
  titles,
  accepted,
  lookOf,
}: Context): Omit<CsvRequest<ImportLogResult>, 'noun'> => ({
  operation: importLogsResource.results,
  query: { filter: { batchId: String(batchId) }, sort: { sequence: 'asc' } },
  keyOf: ({ etlStatusId }) => String(etlStatusId),
  tableId: `import-log-results.${batchId}`,
  columns: [
    column('componentName', titles.componentName, (row) => componentTitle(row.componentName)),
    column('status', titles.status, (row) => lookOf(row.status).word),
    column('fileName', titles.fileName, (row) => row.fileName),
    column('startedAt', titles.startedAt, (row) => row.startedAt),
    column('endedAt', titles.endedAt, (row) => row.endedAt),
    { ...column('durationMs', titles.durationMs, (row) => row.durationMs), unit: 'ms' },
    count('recordsRead', titles),
    column('accepted', accepted, (row) => (hasNoRows(row) ? null : acceptedRows(row))),
    count('recordsRejected', titles),
    count('recordsWarned', titles),
    count('recordsInserted', titles),
    count('recordsUpdated', titles),
    count('recordsUnchanged', titles),
    count('recordsDeleted', titles),
    change('readChange', titles.readChange, 'recordsRead'),
    change('rejectedChange', titles.rejectedChange, 'recordsRejected'),
    column('message', titles.message, (row) => row.message),
  ],
})

const column = valueColumn<ImportLogResult>

type CountField = Extract<keyof ImportLogResult, `records${string}`>

const count = (field: CountField & keyof Titles, titles: Titles): Column<ImportLogResult> =>
  column(field, titles[field], (row) => (hasNoRows(row) ? null : row[field]))

const change = (
  field: string,
  title: string,
  of: 'recordsRead' | 'recordsRejected',
): Column<ImportLogResult> =>
  column(field, title, (row) => (row.previous ? row[of] - row.previous[of] : null))
