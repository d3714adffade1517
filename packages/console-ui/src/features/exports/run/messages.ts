import { DELIVERY_STATUSES, formatCount } from '@edconsole/console-core'
import { runLogMessages } from '../../runs/messages.ts'

/** What the screens of one export say in the same words. Each screen hands them on with its own. */
export const exportRunMessages = {
  ...runLogMessages,
  name: (batchId: number | string) => `Export ${batchId}`,
  words: { accepted: 'Sent', rejected: 'Left out' },
  /** As the bars are heard. */
  rowWords: { accepted: 'sent', rejected: 'left out', remaining: 'not sent' },
  delivery: {
    ...DELIVERY_STATUSES,
    ready: 'Ready to download',
    notStored: 'No longer stored',
    notSent: 'Not sent',
  },
  download: 'Download here',
  notFound: {
    title: (batchId: string) => `Export ${batchId} isn't in this district.`,
    text: 'It may belong to another district.',
    action: 'All export logs',
  },
  componentNotFound: {
    title: (batchId: string) => `File not found in export ${batchId}.`,
    text: 'Its page lists all of its files.',
    action: (batchId: string) => `Open export ${batchId}`,
  },
  bar: (sent: number, leftOut: number) => `${formatCount(sent)} sent, ${formatCount(leftOut)} left out`,
  downloadFile: (fileName: string) => `Download ${fileName}`,
  openExport: 'Open export',
  checkExport: 'Check the export',
  archive: {
    action: 'Download all files',
    note: 'Every file of this export in one zip archive',
    busy: 'Downloading',
  },
  manifest: {
    action: 'Download manifest',
    note: 'A list of its files with their sizes and checksums',
    busy: 'Downloading',
  },
  send: {
    action: 'Send again',
    note: 'Run the same export with current data',
    running: 'This export is already running',
    busy: 'Sending',
    title: (name: string) => `Send ${name} again?`,
    rows: (batchId: number) => `Current data will be sent, not the rows from export ${batchId}.`,
    leave: 'You can leave this page while it runs.',
    district: 'District',
    product: 'Product',
    schoolYear: 'School year',
    components: 'Components',
    to: 'To',
    folder: 'Folder',
    cancel: 'Cancel',
    loading: 'Loading the export',
    failed: "The export couldn't be loaded.",
    gone: "This export was deleted. It can't be sent again.",
    started: (name: string) => `${name} is being sent`,
  },
}

export type ExportRunMessages = typeof exportRunMessages
