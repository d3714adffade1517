import { formatCount } from '@edconsole/console-core'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the log of account changes; a host may replace each. */
export const messages = {
  title: 'Account Sync Logs',
  ...updatedMessages,
  table: 'Account changes',
  noun: { one: 'line', many: 'lines' },
  search: 'User name, staff ID or message',
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
  /** In the order in which counts of them stand. */
  actions: {
    create: 'Created',
    update: 'Updated',
    enable: 'Switched on',
    disable: 'Switched off',
    lock: 'Locked',
    unlock: 'Unlocked',
    link: 'Linked',
    unlink: 'Unlinked',
    delete: 'Deleted',
    skip: 'Skipped',
  },
  results: { success: 'Succeeded', warning: 'Warning', failure: 'Failed' },
  staff: (staffId: string) => `Staff ${staffId}`,
  account: (accountId: number) => `Account ${accountId}`,
  product: (id: number) => `Product ${id}`,
  instance: (id: number) => `Instance ${id}`,
  byImport: (batchId: number) => `Import ${batchId}`,
  more: (count: number) => `+${formatCount(count)}`,
  to: 'becomes',
  fields: {
    emailAddress: 'Email address',
    isEnabled: 'Switched on',
    lockReason: 'Reason of the lock',
    mustChangePassword: 'Has to change the password',
    username: 'User name',
  } as Record<string, string>,
  values: { yes: 'Yes', no: 'No', hidden: 'hidden' },
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
    label: 'Account changes of the chosen period',
    lines: 'Lines',
    results: 'Results',
    actions: 'Actions',
    failed: 'The counts could not be loaded.',
    tryAgain: 'Try again',
    only: (word: string) => `Show lines with "${word}" only`,
    /** Said openly when the server does not count and only the first lines were counted. */
    ofFirst: (count: number) => `of the first ${formatCount(count)} rows`,
  },
  empty: {
    title: 'No account syncs yet.',
    text: 'What imports and people change about accounts is listed here.',
  },
}

export type AccountSyncLogsMessages = typeof messages
