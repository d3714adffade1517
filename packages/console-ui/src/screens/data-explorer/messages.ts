import { formatYearPair } from '@edconsole/console-core'
import { updatedMessages } from '../../patterns/polling/updated-messages.ts'

/** Every sentence of the overview of what is stored; a host may replace each. */
export const messages = {
  title: 'Data Explorer',
  ...updatedMessages,
  tryAgain: 'Try again',

  findings: 'Worth a look',
  amongActive: 'Active rows of this school year',
  /** `found`: what is counted, such as `students without a section`. */
  notCounted: (found: string) => `${found.charAt(0).toUpperCase()}${found.slice(1)} couldn't be counted.`,

  stored: 'Stored data and its imports',
  table:
    'Stored rows of each component and the status of its recent imports by day. Use the arrow keys to move between days.',
  allLogs: 'All import logs',
  columns: { component: 'Component', rows: 'Rows stored', imported: 'Imported (ET)' },
  active: (count: string) => `${count} active`,
  rowsNoun: (one: boolean) => (one ? 'row' : 'rows'),
  batch: (batchId: number) => `Batch ${batchId}`,
  ago: (age: string) => `${age} ago`,
  never: 'Never',
  storedFailed: "Stored rows couldn't be counted.",
  heatFailed: "Recent imports couldn't be loaded.",
  newest: (count: string) => `Only the newest ${count} component runs are shown.`,
  noImport: 'No import',
  day: (component: string, day: string, word: string) => `${component}, ${day}: ${word}`,
  run: (batchId: number, word: string) => `batch ${batchId} ${word}`,

  empty: {
    title: (schoolYear: number) => `Nothing is stored for ${formatYearPair(schoolYear)} yet`,
    text: 'Check the SIS connection and the templates, then run the first sync.',
    connection: 'SIS connection',
    templates: 'Templates',
    logs: 'Open Import Logs',
  },
}

export type DataExplorerMessages = typeof messages
