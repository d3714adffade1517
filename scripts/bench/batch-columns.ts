import { formatInTimeZone } from 'date-fns-tz'

/** A batch as the list of import logs answers it, as far as the pages of the bench show it. */
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

export type BatchColumn = { id: string; header: string; text: (batch: Batch) => string }

const count = new Intl.NumberFormat('en-US')
const words: Record<string, string> = {
  completed: 'Completed',
  completedWithErrors: 'Completed with rejections',
}

/** As many as the list of the console has; those that it hides at first are hidden in every page of the bench. */
export const batchColumns: readonly BatchColumn[] = [
  { id: 'batchId', header: 'Batch', text: ({ batchId }) => String(batchId) },
  { id: 'status', header: 'Status', text: ({ status }) => words[status] ?? status },
  {
    id: 'startedAt',
    header: 'Started (ET)',
    text: ({ startedAt }) => formatInTimeZone(startedAt, 'America/New_York', 'MM/dd/yyyy - hh:mma'),
  },
  {
    id: 'durationMs',
    header: 'Duration',
    text: ({ durationMs }) => `${Math.floor(durationMs / 60_000)}m ${Math.floor(durationMs / 1000) % 60}s`,
  },
  { id: 'source', header: 'Source', text: ({ source }) => source },
  {
    id: 'componentsDone',
    header: 'Components',
    text: ({ componentsDone, componentsTotal }) => `${componentsDone} of ${componentsTotal}`,
  },
  { id: 'recordsRead', header: 'Rows read', text: ({ recordsRead }) => count.format(recordsRead) },
  {
    id: 'accepted',
    header: 'Accepted',
    text: ({ recordsRead, recordsRejected }) => `${(100 * (1 - recordsRejected / recordsRead)).toFixed(2)}%`,
  },
  { id: 'recordsRejected', header: 'Rejected', text: ({ recordsRejected }) => count.format(recordsRejected) },
  { id: 'recordsInserted', header: 'Inserted', text: ({ recordsInserted }) => count.format(recordsInserted) },
  { id: 'recordsUpdated', header: 'Updated', text: ({ recordsUpdated }) => count.format(recordsUpdated) },
  {
    id: 'recordsUnchanged',
    header: 'Unchanged',
    text: ({ recordsUnchanged }) => count.format(recordsUnchanged),
  },
]

export const hiddenColumns: Readonly<Record<string, boolean>> = {
  recordsInserted: false,
  recordsUpdated: false,
  recordsUnchanged: false,
}

export const batchAddress = ({ batchId }: Batch): string => `/412/import-logs/results/${batchId}`
