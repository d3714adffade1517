import { importRunMessages } from './messages.ts'

/** What the screens of one component of an import say in the same words, beside those of its import. */
export const importComponentMessages = {
  ...importRunMessages,
  componentNotFound: {
    title: (batchId: string) => `Batch ${batchId} has no such component.`,
    text: 'Its results list every component that it ran.',
    action: (batchId: string) => `Open batch ${batchId}`,
  },
  tabs: { details: 'Details', errorLogs: 'Error Logs' },
  openTemplate: 'Open template',
}

export type ImportComponentMessages = typeof importComponentMessages
