import { countOf, formatYearPair } from '@edconsole/console-core'
import { acceptNoExports, exportActionMessages } from '../../features/exports/actions/messages.ts'
import { exportDelayMessages } from '../../features/exports/run/delay-text.ts'
import { productSwitchMessages } from '../../features/products/product-switches.ts'
import { scheduleMessages } from '../../patterns/schedule/schedule-text.ts'

/** Every sentence of Export Overview; a host may replace each. */
export const messages = {
  title: 'Export Overview',
  actions: exportActionMessages,
  table: 'Exports of the district',
  noun: { one: 'export', many: 'exports' },
  search: 'Product or export',
  year: 'School year',
  columns: {
    productName: 'Product',
    name: 'Export',
    schoolYear: 'School year',
    destination: 'Destination',
    standing: 'Status',
    delay: 'Why',
    lastSentAt: 'Last sent (ET)',
    nextRunAt: 'Next (ET)',
    schedule: 'Schedule (district time)',
    components: 'Components',
    remotePath: 'Folder',
    updatedAt: 'Changed (ET)',
    updatedBy: 'Changed by',
  },
  neverSent: 'Not sent yet',
  delays: exportDelayMessages,
  ...scheduleMessages,
  filters: {
    isEnabled: 'State',
    on: 'On',
    paused: 'Paused',
    deliveryMethod: 'Delivery method',
    lastStatus: 'Last run',
  },
  menu: { edit: 'Edit', last: 'Open last run', logs: 'Export Logs' },
  add: {
    label: 'Add export',
    none: 'Every enabled product has an export',
    noneLeft: (products: readonly string[]) =>
      `Every enabled product that accepts exports has one. ${acceptNoExports(products)}`,
    unavailable: "The products couldn't be loaded",
    loading: 'Loading products',
  },
  empty: {
    title: 'No exports yet',
    text: 'Choose a product to send data to.',
    textReadOnly: "Your role doesn't allow adding exports.",
    noProduct: (year: number) => `No products that accept exports are turned on for ${formatYearPair(year)}.`,
    noneOffered: productSwitchMessages.none,
    profile: 'Open District Profile',
  },
  panel: {
    sendNote: 'Send every enabled export.',
    sendNone: 'No exports are enabled',
    loading: 'Loading exports',
    unavailable: "The exports couldn't be loaded",
  },
  about: {
    title: 'About these exports',
    exports: 'Exports',
    paused: 'Paused',
    sent: 'Sent, 7 days',
    sentOf: (sent: string, ended: string) => `${sent} of ${ended}`,
    next: 'Next',
  },
  dataYear: {
    text: (year: number, count: number) =>
      `The district's data is still from ${formatYearPair(year)}, with ${countOf(count, 'export', 'exports')} on for that year.`,
    show: (year: number) => `Show ${formatYearPair(year)}`,
  },
  related: { logs: 'Export Logs', profile: 'District Profile', setup: 'Setup' },
}

export type ExportOverviewMessages = typeof messages
