import { formatDateTime, formatYearPair, type Place } from '@edconsole/console-core'
import type { Column } from '../../../patterns/resource-table/column.ts'
import type { RunListMessages } from '../list/list-messages.ts'
import { fileNames } from '../run/file-names.ts'
import { linkColumn } from './link-column.tsx'
import { quietColumn } from './quiet-column.tsx'

/** What the headers of imports and of exports tell alike. */
export type LoggedRun = {
  readonly batchId: number
  readonly startedAt: string
  readonly endedAt: string | null
  readonly schoolYear: number
  readonly triggerType: string
  readonly triggeredBy: string | null
  readonly components: readonly { readonly fileName: string | null }[]
}

type Texts = Pick<RunListMessages, 'columns' | 'triggers'>

/** The number of a run, which leads to what it did. */
export const runIdColumn = (m: Texts, to: (batchId: string) => Place): Column<LoggedRun> => ({
  ...linkColumn<LoggedRun>(
    'batchId',
    m.columns.batchId,
    ({ batchId }) => String(batchId),
    ({ batchId }) => to(String(batchId)),
  ),
  width: 116,
})

/** When a run started, or ended. */
export const runDateColumn = (
  field: 'startedAt' | 'endedAt',
  m: Texts,
  timeZone: string,
): Column<LoggedRun> => ({
  ...quietColumn<LoggedRun>(field, m.columns[field], (run) => formatDateTime(run[field], timeZone)),
  width: 168,
  fits: true,
})

/** What is rarely looked for in a list of runs, hidden until somebody does. */
export const spareRunColumns = (m: Texts, timeZone: string): Column<LoggedRun>[] =>
  [
    runDateColumn('endedAt', m, timeZone),
    quietColumn<LoggedRun>('triggeredBy', m.columns.triggeredBy, (run) => run.triggeredBy ?? ''),
    quietColumn<LoggedRun>('schoolYear', m.columns.schoolYear, (run) => formatYearPair(run.schoolYear)),
    {
      ...quietColumn<LoggedRun>('fileNames', m.columns.fileNames, (run) => fileNames(run).join(', ')),
      from: ['components'],
      mono: true,
    },
    quietColumn<LoggedRun>(
      'triggerType',
      m.columns.triggerType,
      ({ triggerType }) => m.triggers[triggerType] ?? triggerType,
    ),
  ].map((column) => ({ ...column, hidden: true }))
