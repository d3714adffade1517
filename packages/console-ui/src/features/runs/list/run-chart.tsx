import {
  describeStatus,
  formatDateTime,
  type Query,
  queryGroup,
  useClock,
  useConsoleSettings,
  useNavigator,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef } from 'react'
import { type LookOfStatus, useStatusLook } from '../../../parts/status/use-status-look.ts'
import { BatchChart, type BatchChartProps } from '../../../patterns/batch-chart/batch-chart.tsx'
import type { BatchColumn, ColumnMark } from '../../../patterns/batch-chart/batch-column.ts'
import { placeOfRun, type Run, type RunKind, runWord } from '../run-kind.ts'
import { type ChartedRun, chosenRuns, pickPeriod, pickRun } from './chart-filter.ts'

/** What a chart says of its runs; the same object for the same words, so that the chart isn't drawn again. */
export type RunChartTexts<Header> = Pick<BatchChartProps, 'noun' | 'words'> & {
  /** `Batch 48204` */
  titleOf(run: Header): string
}

export type RunChartProps<Header> = {
  kind: RunKind<Header>
  districtId: string
  title: string
  /** Newest first. */
  runs: readonly Header[]
  texts: RunChartTexts<Header>
}

/** The last runs as columns, which open a run and narrow the list below. */
export function RunChart<Header extends Run>(props: RunChartProps<Header>): ReactElement {
  const { kind, districtId, title, runs, texts } = props
  const { titleOf, ...words } = texts
  const navigation = useNavigator()
  const filter = useChartFilter(runs)
  const lookOf = useStatusLook()
  const { timeZone } = useConsoleSettings()
  const open = useCallback(
    ({ key }: BatchColumn) => navigation.go(placeOfRun(kind, districtId, key)),
    [navigation, kind, districtId],
  )
  const columns = useMemo(
    () => [...runs].reverse().map((run) => columnOf(run, { kind, titleOf, timeZone, lookOf })),
    [runs, kind, titleOf, timeZone, lookOf],
  )
  return (
    <BatchChart title={title} columns={columns} timeZone={timeZone} onOpen={open} {...words} {...filter} />
  )
}

type ColumnContext<Header> = {
  kind: RunKind<Header>
  titleOf: (run: Header) => string
  timeZone: string
  lookOf: LookOfStatus
}

const columnOf = <Header extends Run>(
  run: Header,
  { kind, titleOf, timeZone, lookOf }: ColumnContext<Header>,
): BatchColumn => {
  const time = formatDateTime(run.startedAt, timeZone)
  const { accepted, rejected } = kind.rows(run)
  return {
    key: String(run.batchId),
    title: titleOf(run),
    time,
    day: time.slice(0, 5),
    accepted,
    rejected,
    mark: MARKS[run.status] ?? (describeStatus(run.status).running ? 'running' : undefined),
    word: runWord(kind, run, lookOf),
  }
}

/** The signs of runs whose rows alone don't say what became of them. */
const MARKS: Readonly<Record<string, ColumnMark>> = {
  queued: 'not-started',
  failed: 'failed',
  held: 'held',
  cancelled: 'cancelled',
}

// What a click or a drag on the chart does to the list below: filters in the address, like any others (ux 7.17). All that
// it returns is stable, so that the chart isn't drawn again for each page of the list.
const useChartFilter = (runs: readonly ChartedRun[]) => {
  const [query, setQuery] = useQueryState()
  const clock = useClock()
  const { timeZone } = useConsoleSettings()
  const filters = queryGroup(query.filter)
  const inList = chosenRuns(filters, { runs, timeZone })
  const chosenText = JSON.stringify(inList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same list
  const chosen = useMemo(() => inList, [chosenText])
  const latest = useRef({ query, filters, runs })
  latest.current = { query, filters, runs }
  const narrow = useCallback(
    (by: (at: typeof latest.current) => Query) => {
      const { page: _, ...rest } = latest.current.query
      setQuery({ ...rest, filter: by(latest.current) })
    },
    [setQuery],
  )
  const onPick = useCallback(
    ({ key }: BatchColumn) =>
      narrow(({ filters, runs }) => pickRun(filters, key, { runs, timeZone, now: clock() })),
    [narrow, timeZone, clock],
  )
  const onRange = useCallback(
    (first: BatchColumn, last: BatchColumn) =>
      narrow(({ filters, runs }) =>
        pickPeriod(filters, first.key, last.key, { runs, timeZone, now: clock() }),
      ),
    [narrow, timeZone, clock],
  )
  return { chosen, onPick, onRange }
}
