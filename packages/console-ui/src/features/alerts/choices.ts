import { type AlertEvent, COMPONENTS } from '@edconsole/console-core'

/** What an alert can be about, in words. */
export const ALERT_EVENT_NAMES: Readonly<Record<AlertEvent, string>> = {
  importFailed: 'Import failed',
  importHeld: 'Held for review',
  importLate: 'Import or file late',
  rejectedRows: 'Rejected rows',
  exportFailed: 'Export failed',
  certificateExpiring: 'Certificate or secret expires in 30 days',
}

/** Components whose rejected rows can be told by themselves. Accounts come from nowhere, so that none of their rows is rejected. */
export const ALERT_COMPONENTS = Object.entries(COMPONENTS)
  .filter(([name]) => name !== 'accounts')
  .map(([value, { title }]) => ({ value, label: title }))
