import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { formatInTimeZone } from 'date-fns-tz'

export type Batch = {
  batchId: number
  status: string
  startedAt: string
  durationMs: number
  source: string
  componentsDone: number
  componentsTotal: number
  recordsRead: number
  recordsRejected: number
  recordsInserted: number
  recordsUpdated: number
  recordsUnchanged: number
}

export const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Batch>()
const count = new Intl.NumberFormat('en-US')
const words: Record<string, string> = {
  completed: 'Completed',
  completedWithErrors: 'Completed with rejections',
}
/** As many as the list of the console has; those that it hides at first are hidden here too. */
export const columns = helper.columns([
  helper.accessor('batchId', {
    header: 'Batch',
    cell: ({ getValue }) => <a href={`/412/import-logs/results/${getValue()}`}>{getValue()}</a>,
  }),
  helper.accessor('status', { header: 'Status', cell: ({ getValue }) => words[getValue()] }),
  helper.accessor('startedAt', {
    header: 'Started (ET)',
    cell: ({ getValue }) => formatInTimeZone(getValue(), 'America/New_York', 'MM/dd/yyyy - hh:mma'),
  }),
  helper.accessor('durationMs', {
    header: 'Duration',
    cell: ({ getValue }) => `${Math.floor(getValue() / 60_000)}m ${Math.floor(getValue() / 1000) % 60}s`,
  }),
  helper.accessor('source', { header: 'Source' }),
  helper.accessor('componentsDone', {
    header: 'Components',
    cell: ({ row }) => `${row.original.componentsDone} of ${row.original.componentsTotal}`,
  }),
  helper.accessor('recordsRead', { header: 'Rows read', cell: ({ getValue }) => count.format(getValue()) }),
  helper.accessor((batch) => 100 * (1 - batch.recordsRejected / batch.recordsRead), {
    id: 'accepted',
    header: 'Accepted',
    cell: ({ getValue }) => `${getValue().toFixed(2)}%`,
  }),
  helper.accessor('recordsRejected', {
    header: 'Rejected',
    cell: ({ getValue }) => count.format(getValue()),
  }),
  helper.accessor('recordsInserted', {
    header: 'Inserted',
    cell: ({ getValue }) => count.format(getValue()),
  }),
  helper.accessor('recordsUpdated', { header: 'Updated', cell: ({ getValue }) => count.format(getValue()) }),
  helper.accessor('recordsUnchanged', {
    header: 'Unchanged',
    cell: ({ getValue }) => count.format(getValue()),
  }),
])
export const hidden = { recordsInserted: false, recordsUpdated: false, recordsUnchanged: false }
