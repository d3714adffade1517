import { formatYearPair, plural } from '@edconsole/console-core'

/** Of products that are sent none. */
export const acceptNoExports = (products: readonly string[]): string =>
  `${products.join(', ')} ${plural(products.length, "doesn't", "don't")} accept exports.`

/** What can be done with exports, in the same words wherever it is offered. A screen hands them on with its own. */
export const exportActionMessages = {
  send: {
    action: 'Send now',
    busy: 'Sending',
    /** Why it is not offered for an export. */
    paused: "It's paused",
    running: "It's already running",
    productOff: 'Its product is turned off',
    title: (exports: number) => `Send ${exports} exports now?`,
    titleOne: (name: string) => `Send ${name} now?`,
    titleNone: 'None of these exports can be sent now',
    submit: (exports: number) => (exports === 1 ? 'Send export' : `Send ${exports} exports`),
    rows: 'Current data will be sent. You can leave this page while it runs.',
    district: 'District',
    list: 'Exports and destinations',
    left: 'Not included',
    tooMany: (max: number) => `You can send up to ${max} exports at once`,
    cancel: 'Cancel',
    close: 'Close',
    started: (exports: number) => `${exports} exports are being sent`,
    startedOne: (name: string) => `${name} is being sent`,
  },
  pause: { action: 'Pause', resume: 'Resume' },
  remove: {
    action: 'Delete export',
    busy: 'Deleting',
    running: 'It can be deleted when its run ends',
    title: (name: string) => `Delete ${name}?`,
    text: (product: string, district: string, year: number) =>
      `${product} will no longer get ${district} data for ${formatYearPair(year)} from this export.`,
    kept: 'Its settings, password, and files waiting for download are deleted. Past runs stay in the export logs.',
    done: (product: string) => `Export deleted (${product})`,
  },
  download: 'Download here',
}

export type ExportActionMessages = typeof exportActionMessages
