import { formatDateTime, formatYearPair } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { RowBar, type RowBarProps } from '../../../parts/row-bar/row-bar.tsx'
import { StatusText } from '../../../parts/status/status-text.tsx'
import type { LookOfStatus } from '../../../parts/status/use-status-look.ts'
import type { Column } from '../../../patterns/resource-table/column.ts'
import type { RunListMessages } from '../list/list-messages.ts'
import { placeOfRun, type Run, type RunKind, runWord } from '../run-kind.ts'
import * as css from './bars.css.ts'
import { linkColumn, quietColumn } from './plain-columns.tsx'
import { durationColumn } from './run-duration.tsx'

/** What the headers of imports and of exports tell alike. */
export type LoggedRun = Run & {
  readonly schoolYear: number
  readonly triggerType: string
  readonly triggeredBy: string | null
  readonly components: readonly { readonly fileName: string | null }[]
}

type Context = {
  kind: Pick<RunKind<unknown>, 'hasFailedInPart' | 'routes'>
  districtId: string
  timeZone: string
  lookOf: LookOfStatus
  m: Pick<RunListMessages, 'columns' | 'triggers'>
}

/** The first columns of a list of runs: number, state, and when and how long it ran. */
export const firstRunColumns = (
  { kind, districtId, timeZone, lookOf, m }: Context,
  { statusWidth }: { statusWidth: number },
): Column<LoggedRun>[] => [
  {
    ...linkColumn<LoggedRun>(
      'batchId',
      m.columns.batchId,
      ({ batchId }) => String(batchId),
      ({ batchId }) => placeOfRun(kind, districtId, batchId),
    ),
    width: 116,
  },
  {
    field: 'status',
    title: m.columns.status,
    width: statusWidth,
    text: (run) => runWord(kind, run, lookOf),
    cell: (run) => (
      <StatusText
        status={run.status}
        componentsFailed={kind.hasFailedInPart(run)}
        oldFiles={Boolean(run.oldFiles)}
      />
    ),
  },
  { ...dateColumn('startedAt', m, timeZone), priority: 2 },
  durationColumn(m.columns.duration),
]

/** What is rarely looked for in a list of runs, hidden by default. */
export const spareRunColumns = ({ timeZone, m }: Context): Column<LoggedRun>[] =>
  [
    dateColumn('endedAt', m, timeZone),
    quietColumn<LoggedRun>('triggeredBy', m.columns.triggeredBy, (run) => run.triggeredBy ?? ''),
    quietColumn<LoggedRun>('schoolYear', m.columns.schoolYear, (run) => formatYearPair(run.schoolYear)),
    {
      // Several components may come from one file, or share an archive
      ...quietColumn<LoggedRun>('fileNames', m.columns.fileNames, ({ components }) =>
        [...new Set(components.flatMap(({ fileName }) => fileName ?? []))].join(', '),
      ),
      from: ['components'],
      mono: true,
    },
    quietColumn<LoggedRun>(
      'triggerType',
      m.columns.triggerType,
      ({ triggerType }) => m.triggers[triggerType] ?? triggerType,
    ),
  ].map((column) => ({ ...column, hidden: true }))

const dateColumn = (
  field: 'startedAt' | 'endedAt',
  m: Context['m'],
  timeZone: string,
): Column<LoggedRun> => ({
  ...quietColumn<LoggedRun>(field, m.columns[field], (run) => formatDateTime(run[field], timeZone)),
  width: 168,
  fits: true,
})

/** What became of the rows of a run: a bar, and a figure beside it. */
export function RowsCell({ children, ...bar }: RowBarProps & { children: ReactNode }): ReactElement {
  return (
    <span className={css.withFigure}>
      <span className={css.bar}>
        <RowBar {...bar} />
      </span>
      <span className={css.share}>{children}</span>
    </span>
  )
}
