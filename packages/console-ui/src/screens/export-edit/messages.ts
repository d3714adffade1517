import { exportActionMessages } from '../../features/exports/actions/messages.ts'
import { exportFormMessages } from '../../features/exports/form/messages.ts'
import { exportDelayMessages } from '../../features/exports/run/delay-text.ts'

/** Every sentence of Edit Export; a host may replace each. */
export const messages = {
  title: 'Edit Export',
  titleOf: (product: string) => `Edit Export: ${product}`,
  label: 'Export',
  form: exportFormMessages,
  actions: exportActionMessages,
  unsaved: 'Save or discard your changes first',
  sendNote: 'Uses the saved settings.',
  logs: 'Export Logs',
  lastSent: (time: string) => `Last sent ${time} (ET)`,
  nextRun: (time: string) => `Next run ${time} (ET)`,
  delays: exportDelayMessages,
  delay: (reason: string) => `${reason}.`,
  notFound: {
    title: "This export isn't in this district.",
    text: 'It may have been deleted, or belong to another district.',
    action: 'All exports',
  },
}

export type ExportEditMessages = typeof messages
