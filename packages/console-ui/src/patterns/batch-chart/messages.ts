import { countOf, formatCount } from '@edconsole/console-core'

/** Every sentence of a chart of batches; a host replaces them under `chart`. */
export const chartMessages = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  marks: {
    running: 'Running',
    failed: 'Failed',
    held: 'Held for review',
    cancelled: 'Cancelled',
    'not-started': 'Not started',
  },
  showChart: 'Show as chart',
  showTable: 'Show as table',
  started: 'Started (ET)',
  status: 'Status',
  helpOpen: 'Press Enter to open it.',
  helpPick: 'Press Space to filter the list to it.',
  helpRange: 'Use Shift and the arrow keys to select a period.',
  range: (first: string, last: string) => `${first}, to ${last}`,
  noRows: 'no rows',
  none: (many: string) => `No ${many}.`,
  span: (first: string, last: string) => `${first} to ${last}`,
  total: (count: number, noun: readonly [one: string, many: string], span: string) =>
    `${countOf(count, ...noun)}, ${span}`,
  rows: (accepted: number, word: string) => `${formatCount(accepted)} rows ${word}`,
  mostIn: (batch: string) => `most of them in ${batch}`,
}

export type ChartMessages = typeof chartMessages
