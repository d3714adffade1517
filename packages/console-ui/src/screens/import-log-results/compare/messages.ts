import type { ComparedMeasure } from '@edconsole/console-core'
import { formatCount } from '@edconsole/console-core'
import { rowsText } from '../../../features/runs/rows-text.ts'

const measures = {
  recordsRead: 'Rows read',
  recordsInserted: 'Inserted',
  recordsUpdated: 'Updated',
  recordsDeleted: 'Deactivated',
  recordsRejected: 'Rejected',
} as const satisfies Record<ComparedMeasure, string>

/** Every sentence of the comparison of two batches; a host may replace each. */
export const compareMessages = {
  title: 'Compare batches',
  here: 'Compare',
  download: 'Download CSV',
  downloadMasked: 'Download CSV (masked)',
  downloadNote: 'Both batches side by side and the examples, as a CSV file',
  swap: 'Swap',
  swapNote: 'Before and after change places',
  figures: 'What changed',
  before: (zone: string) => `Before (${zone})`,
  after: (zone: string) => `After (${zone})`,
  option: (batchId: number, at: string) => `${batchId} · ${at}`,
  causes: 'Causes',
  causesChanged: (appeared: number, gone: number) => `${appeared} new, ${gone} gone`,
  duration: 'Duration',
  views: { label: 'Components shown', all: 'All', changed: 'Changed', unusual: 'Worth a look' },
  noView: {
    changed: { title: 'No component changed', text: 'Every count is the same in both batches.' },
    unusual: {
      title: 'Nothing unusual',
      text: 'Deactivations and rejections changed as they did in the last 30 batches.',
    },
  },
  shaded: 'Shaded cells grew far more than in the last 30 batches.',
  measure: 'Count shown',
  table: (before: number, after: number) => `Batches ${before} and ${after}, component by component`,
  component: 'Component',
  change: 'Change',
  total: 'All components',
  absent: 'Not in this batch',
  unusual: 'far more than usual',
  measures,
  appeared: 'New causes',
  gone: 'Causes that are gone',
  stayed: 'Causes in both batches',
  noneAppeared: 'No cause is new.',
  noneGone: 'No cause is gone.',
  noneStayed: 'No cause is in both batches.',
  rows: rowsText,
  changeOfRows: (before: string, after: string) => `${before} before, ${after} now`,
  values: {
    title: 'Values that changed',
    none: 'The same values were refused in both batches.',
    column: 'Column',
    value: 'Value',
  },
  changedRows: {
    title: 'Records inserted and deactivated',
    about: (batchId: number) =>
      `Records that batch ${batchId} inserted and deactivated, with up to ten examples each.`,
    none: (batchId: number) => `Batch ${batchId} inserted and deactivated no records.`,
    added: (count: number) => `${formatCount(count)} inserted`,
    removed: (count: number) => `${formatCount(count)} deactivated`,
    named: (id: string, name: string) => `${id}: ${name}`,
  },
  fields: {
    title: 'Fields that changed',
    about: (batchId: number) => `Records that batch ${batchId} updated, with up to three examples each.`,
    none: (batchId: number) => `Batch ${batchId} updated no stored record, or it is no longer kept which.`,
    field: 'Field',
    records: 'Records',
    examples: 'Examples',
    example: (id: string, from: string, to: string) => `${id}: ${to} (was ${from})`,
    noValue: 'empty',
    all: (count: number) => `Show all ${count}`,
  },
  /** In the file, below the counts. */
  exampleColumns: {
    kind: 'Change',
    record: 'Record ID',
    name: 'Name',
    from: 'Before',
    to: 'After',
    kinds: { added: 'Inserted', removed: 'Deactivated', changed: 'Updated' },
  },
  detailsDeleted: (batchId: number) =>
    `The details of batch ${batchId} were deleted because of their age, so its causes aren't known.`,
  notThere: {
    title: "These batches can't be compared",
    back: 'Back to the batch',
  },
}

export type CompareMessages = typeof compareMessages
