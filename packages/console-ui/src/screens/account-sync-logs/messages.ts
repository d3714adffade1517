import { formatCount } from '@edconsole/console-core'
import { accountChangeMessages } from '../../features/people/account-change-messages.ts'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the log of account changes; a host may replace each. */
export const messages = {
  title: 'Account Sync Logs',
  ...updatedMessages,
  ...accountChangeMessages,
  table: 'Account changes',
  noun: { one: 'line', many: 'lines' },
  search: 'Username, staff ID, or message',
  columns: {
    timestamp: 'Timestamp (ET)',
    action: 'Action',
    result: 'Result',
    person: 'Person',
    changes: 'Changes',
    where: 'Where',
    message: 'Message',
    batchId: 'Batch',
    triggeredBy: 'Started by',
    errorCode: 'Code',
    staffId: 'Staff ID',
    accountId: 'Account ID',
  },
  results: { success: 'Succeeded', warning: 'Warning', failure: 'Failed' },
  staff: (staffId: string) => `Staff ${staffId}`,
  account: (accountId: number) => `Account ${accountId}`,
  product: (id: number) => `Product ${id}`,
  instance: (id: number) => `Instance ${id}`,
  byImport: (batchId: number) => `Import ${batchId}`,
  more: (count: number) => `+${formatCount(count)}`,
  to: 'becomes',
  details: {
    changes: 'What changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    none: 'No field was changed.',
    facts: 'About this line',
    exact: 'Timestamp (UTC)',
  },
  filters: {
    action: 'Action',
    result: 'Result',
    person: 'Person',
    period: 'Date',
    batch: 'Batch',
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
  },
  counts: {
    label: 'Account changes in this period',
    lines: 'Lines',
    results: 'Results',
    actions: 'Actions',
    failed: "The counts couldn't be loaded.",
    tryAgain: 'Try again',
    only: (word: string) => `Show only lines with "${word}"`,
    /** Said openly when the server does not count and only the first lines were counted. */
    ofFirst: (count: number) => `of the first ${formatCount(count)} rows`,
  },
  empty: {
    title: 'No account syncs yet',
    text: 'Account changes made by imports and people appear here.',
  },
}

export type AccountSyncLogsMessages = typeof messages
