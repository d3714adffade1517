import { type AlertEvent, countOf, formatCount, formatShare } from '@edconsole/console-core'

type Facts = { percent: number | null; count: number | null; expiresOn: string }

/** Every sentence about alerts; a host may replace each. */
export const alertMessages = {
  title: 'Alerts',
  bell: (unread: number) => (unread === 0 ? 'Alerts' : `Alerts, ${formatCount(unread)} unread`),
  unread: 'Unread',
  none: {
    title: 'No alerts yet',
    text: 'Choose what you want to hear about in the alert settings.',
    /** Where it is chosen. */
    chosen: 'Nothing you chose to hear about has happened yet.',
  },
  notLoaded: "Alerts couldn't be loaded",
  markAllRead: 'Mark all as read',
  settings: 'Alert settings',
  list: 'Your alerts',
  /** Where it is: a district, and a component for rejected rows of one. */
  where: (district: string, component: string | null) =>
    component === null ? district : `${district}, ${component}`,
  /** To whoever asked a district for corrections. */
  answered: (corrected: number) =>
    corrected === 0
      ? 'Correction request answered'
      : `Correction request answered: ${countOf(corrected, 'row', 'rows')} marked as corrected`,
  digest: (open: number) => `Digest: ${countOf(open, 'open alert', 'open alerts')}`,
  opened: {
    importFailed: ({ count }) =>
      count === null ? 'Import failed' : `${countOf(count, 'component', 'components')} failed to import`,
    importHeld: () => 'Import held for review',
    importLate: () => 'Import is late',
    rejectedRows: ({ percent }) => `${formatShare(percent ?? 0, 100)} of rows rejected`,
    exportFailed: ({ count }) =>
      count === null || count === 1 ? 'Export failed' : `${formatCount(count)} exports failed`,
    certificateExpiring: ({ expiresOn }) => `Sign-in certificate or secret expires ${expiresOn}`,
  } satisfies Record<AlertEvent, (facts: Facts) => string>,
  over: {
    importFailed: 'Import works again',
    importHeld: 'Import no longer held',
    importLate: 'Import is no longer late',
    rejectedRows: 'Rejected rows are back below your limit',
    exportFailed: 'Exports work again',
    certificateExpiring: 'Sign-in certificate or secret renewed',
  } satisfies Record<AlertEvent, string>,
  counted: {
    importFailed: (count) => countOf(count, 'failed import', 'failed imports'),
    importHeld: (count) => countOf(count, 'held import', 'held imports'),
    importLate: (count) => countOf(count, 'late import', 'late imports'),
    rejectedRows: (count) => `rejected rows in ${countOf(count, 'import', 'imports')}`,
    exportFailed: (count) => countOf(count, 'district with failed exports', 'districts with failed exports'),
    certificateExpiring: (count) => countOf(count, 'expiring certificate', 'expiring certificates'),
  } satisfies Record<AlertEvent, (count: number) => string>,
}

export type AlertMessages = typeof alertMessages
