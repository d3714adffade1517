/** What the pages of one import and of one export say in the same words. Each hands them on with its own. */
export const runResultMessages = {
  started: 'Started (ET)',
  duration: 'Duration',
  noPreviousBatch: 'this is the first one',
  noNextBatch: 'this is the newest one',
  /** Of a compared count: `rejected unchanged`. */
  unchanged: (count: string) => `${count} unchanged`,
  openDetails: 'Open details',
}
