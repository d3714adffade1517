import { formatYearPair } from '@edconsole/console-core'

/** What can be done with exports, in the same words wherever it is offered. A screen hands them on with its own. */
export const exportActionMessages = {
  send: {
    action: 'Send now',
    busy: 'Sending',
    /** Why it is not offered for an export. */
    paused: 'It is paused',
    running: 'It is being sent',
    productOff: 'Its product is switched off',
    title: (exports: number) => `Send ${exports} exports now?`,
    titleOne: (name: string) => `Send ${name} now?`,
    titleNone: 'None of these exports can be sent now',
    submit: (exports: number) => (exports === 1 ? 'Send export' : `Send ${exports} exports`),
    rows: 'The rows of now are sent. You can leave this page meanwhile.',
    district: 'District',
    list: 'What is sent where',
    left: 'Not sent now',
    tooMany: (max: number) => `At most ${max} exports can be sent at once`,
    cancel: 'Cancel',
    close: 'Close',
    started: (exports: number) => `${exports} exports are being sent`,
    startedOne: (name: string) => `${name} is being sent`,
  },
  pause: { action: 'Pause', resume: 'Resume' },
  remove: {
    action: 'Delete export',
    busy: 'Deleting',
    running: 'It can be deleted once it is sent',
    title: (name: string) => `Delete ${name}?`,
    text: (product: string, district: string, year: number) =>
      `${product} gets no more data of ${district} for ${formatYearPair(year)} from this export.`,
    kept: 'Its settings, its password and the files that wait here are deleted. What was sent stays in the export logs.',
    done: (product: string) => `Export deleted (${product})`,
  },
  download: 'Download here',
}

export type ExportActionMessages = typeof exportActionMessages
