import { formatCount } from '@edconsole/console-core'
import { updatedMessages } from '../../../patterns/polling/updated-messages.ts'

/** What the lists of imports and of exports say in the same words. Each hands them on with its own. */
export const runListMessages = {
  ...updatedMessages,
  strip: {
    of: (runs: number) => `of ${formatCount(runs)}`,
    unavailable: "The summary couldn't be loaded.",
  },
  columns: {
    batchId: 'Batch',
    status: 'Status',
    startedAt: 'Started (ET)',
    endedAt: 'Finished (ET)',
    duration: 'Duration',
    triggeredBy: 'Started by',
    triggerType: 'Trigger',
    schoolYear: 'School year',
    fileNames: 'File names',
  },
  triggers: {
    scheduled: 'Schedule',
    manual: 'Manual',
    retry: 'Retry',
    rollover: 'Rollover',
    arrival: 'Files arrived',
  } as Readonly<Record<string, string>>,
  filters: {
    status: 'Status',
    started: 'Started',
    component: 'Component',
    batch: 'Batch',
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  },
  menu: { open: 'Open', copyId: 'Copy batch ID' },
  copied: (batchId: number) => `Batch ID ${batchId} copied`,
  notCopied: "The batch ID couldn't be copied",
}

export type RunListMessages = typeof runListMessages
