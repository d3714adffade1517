import { countOf, formatCount, plural } from '@edconsole/console-core'
import { importRunMessages, standingMessages } from '../../features/imports/messages.ts'

/** Every sentence of District Overview; a host may replace each. */
export const messages = {
  title: 'District Overview',
  run: importRunMessages,
  standing: standingMessages,
  lea: (lea: string) => `LEA ${lea}`,
  profile: 'District Profile',
  rolling: 'A rollover is running for this district. You can leave this page.',
  strip: {
    label: 'District status',
    connection: 'SIS connection',
    lastImport: 'Last import',
    at: (time: string) => `Last import, ${time}`,
    next: 'Next step',
    exports: 'Exports on',
    sites: 'Sites',
    students: 'Active students',
    allDone: 'Everything is set up',
    held: (batch: number) => `Review held batch ${batch}`,
    failed: (batch: number) => `Look into failed batch ${batch}`,
    failures: (batch: number) => `Look into the failures of batch ${batch}`,
    rejections: (batch: number) => `Look into the rejections of batch ${batch}`,
    exportFailed: (product: string) => `Look into the failed export to ${product}`,
    exportPartial: (product: string) => `Look into the partial export to ${product}`,
    of: (on: number, all: number) => `${formatCount(on)} of ${formatCount(all)}`,
    states: {
      done: 'Connected',
      open: 'Not connected yet',
      attention: 'Not working',
      unknown: 'Unknown',
    },
    /** In place of "Connected", where there is nothing to connect to. */
    files: 'Uses files',
  },
  checklist: {
    title: 'Setup checklist',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    failed: "Some steps couldn't be loaded.",
    tryAgain: 'Try again',
  },
  recent: {
    title: 'Recent imports',
    all: 'All import logs',
    finished: (batch: number) => `Batch ${batch} finished`,
    rejected: (batch: number, rows: number) =>
      `Batch ${batch} finished with ${formatCount(rows)} rejected ${plural(rows, 'row', 'rows')}`,
    failed: (batch: number) => `Batch ${batch} failed`,
    other: (batch: number, word: string) => `Batch ${batch}: ${word.toLowerCase()}`,
    rows: (rows: number) => countOf(rows, 'row', 'rows'),
    none: 'Nothing has been imported yet.',
  },
  about: {
    title: 'About this district',
    name: 'Name',
    lea: 'LEA',
    state: 'State',
    dataYear: 'Data year',
    contact: 'Contact',
    system: 'SIS provider',
    clientId: 'Client ID',
  },
}

export type DistrictOverviewMessages = typeof messages
