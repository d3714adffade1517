/** What the columns of a batch's results are called, on the page and in its file. */
export const resultTitles = {
  componentName: 'Component',
  status: 'Status',
  fileName: 'File',
  durationMs: 'Duration',
  bar: 'Rows, accepted and rejected',
  recordsRead: 'Rows read',
  recordsRejected: 'Rejected',
  errorLogs: 'Error logs',
  recordsWarned: 'Warnings',
  recordsInserted: 'Inserted',
  recordsUpdated: 'Updated',
  recordsUnchanged: 'Unchanged',
  recordsDeleted: 'Deleted',
  readChange: 'Change in rows read',
  rejectedChange: 'Change in rejected',
  startedAt: 'Started (ET)',
  endedAt: 'Finished (ET)',
  message: 'Message',
}

export type ResultTitles = typeof resultTitles
