import {
  type ListRead,
  type ReadContext,
  useConsoleSettings,
  useNavigator,
  useRefresh,
  useSnackbar,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { copyText } from '../../../parts/copy-button/copy-text.ts'
import { CopyIcon } from '../../../parts/icons/icons.ts'
import type { MenuItem } from '../../../parts/menu/menu-item.ts'
import { type LookOfStatus, plainStatusLook, useStatusLook } from '../../../parts/status/use-status-look.ts'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { linkToPlace } from '../../../patterns/place-link/link-to-place.ts'
import { UpdatedAgo } from '../../../patterns/polling/updated-ago.tsx'
import type { CardSpec } from '../../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../../patterns/resource-table/column.ts'
import type { FilterSpec } from '../../../patterns/resource-table/filter-spec.ts'
import { ResourceTable } from '../../../patterns/resource-table/resource-table.tsx'
import { tableRead } from '../../../patterns/resource-table/table-read.ts'
import { placeOfRun, type Run, type RunKind } from '../run-kind.ts'
import { type LastFigure, LastRuns, type LastRunsProps } from './last-runs.tsx'
import type { RunListMessages } from './list-messages.ts'
import type { RunChartTexts } from './run-chart.tsx'
import { RECENT_RUNS, type RecentRuns, useRecentRuns } from './use-recent-runs.ts'

/** What the list of one kind of runs shows, from its words. */
export type RunListView<Header, M> = {
  columns(context: { districtId: string; timeZone: string; lookOf: LookOfStatus; m: M }): Column<Header>[]
  /** A run where there is no room for columns. */
  card(m: M): Pick<CardSpec<Header>, 'meta' | 'figures'> & { words?: Readonly<Record<string, string>> }
  /** @param runs those that are offered by their numbers */
  filters(m: M, lookOf: LookOfStatus, runs?: readonly Header[]): FilterSpec[]
  figures(m: M, runs: readonly Header[] | undefined): LastFigure[]
  chart(m: M): RunChartTexts<Header>
}

export type RunsToList<Header> = RecentRuns<Header> & {
  /** When the reader last asked for the newest runs. */
  readonly askedAt: number
  refresh(): void
}

/** The newest runs of the district, and a way to ask for them. */
export const useRunsToList = <Header extends Run>({
  calls: { headers },
  watch,
}: RunKind<Header>): RunsToList<Header> => {
  const [askedAt, setAskedAt] = useState(0)
  const refreshLogs = useRefresh(headers.resource)
  const refresh = (): void => {
    setAskedAt(Date.now())
    refreshLogs()
  }
  return { ...useRecentRuns(headers, watch), askedAt, refresh }
}

/** What a list of runs asks for first; the same as it asks for itself. */
export const runListReads =
  <Header extends Run, M>({ routes, calls }: RunKind<Header>, view: RunListView<Header, M>, m: M) =>
  (context: ReadContext): ListRead[] => [
    tableRead(
      { tableId: routes.list, operation: calls.headers, filters: view.filters(m, plainStatusLook) },
      context,
    ),
    { operation: calls.headers, query: RECENT_RUNS },
  ]

type Texts = RunListMessages &
  LastRunsProps<never>['m'] & {
    title: string
    table: string
    noun: { one: string; many: string }
    search: string
  }

export type RunListProps<Header extends Run, M> = {
  kind: RunKind<Header>
  view: RunListView<Header, M>
  districtId: string
  runs: RunsToList<Header>
  /** Beside the age of the list, in the title row. */
  actions?: ReactNode
  /** What an opened run shows. */
  preview(run: Header): ReactNode
  /** What only this kind of run offers. Keep it stable: rows are drawn again for another one. */
  ownMenu(run: Header): MenuItem[]
  /** The district never had a run. */
  none: ReactElement
  m: M
}

/** The list of a district's runs, newest first, below the figures of the last ones. */
export function RunList<Header extends Run, M extends Texts>(props: RunListProps<Header, M>): ReactElement {
  const { kind, view, districtId, runs, actions, preview, ownMenu, none, m } = props
  const { list, pollMs, askedAt, refresh } = runs
  const { timeZone } = useConsoleSettings()
  const lookOf = useStatusLook()
  const columns = useMemo(
    () => view.columns({ districtId, timeZone, lookOf, m }),
    [view, districtId, timeZone, lookOf, m],
  )
  const card = useMemo(() => cardOf(kind, view.card(m)), [kind, view, m])
  const filters = useMemo(() => view.filters(m, lookOf, list.data), [view, m, lookOf, list.data])
  const chartTexts = useMemo(() => view.chart(m), [view, m])
  const rowMenu = useRunMenu(kind, districtId, ownMenu, m)
  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <>
            <UpdatedAgo
              updatedAt={list.updatedAt}
              // A poll is silent: only what the reader asked for turns the icon
              fetching={list.fetching && askedAt > (list.updatedAt ?? 0)}
              onRefresh={refresh}
              texts={m}
            />
            {actions}
          </>
        }
      />
      <LastRuns
        kind={kind}
        districtId={districtId}
        list={list}
        figures={(last) => view.figures(m, last)}
        chartTexts={chartTexts}
        m={m}
      />
      <ResourceTable
        tableId={kind.routes.list}
        operation={kind.calls.headers}
        columns={columns}
        card={card}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        expand={preview}
        rowMenu={rowMenu}
        empty={none}
        // A district that never had a run is empty whatever the filters say
        {...(list.totalCount === 0 && { noMatch: none })}
        pollMs={pollMs}
        askedAt={askedAt}
      />
    </>
  )
}

const cardOf = <Header extends Run>(
  kind: RunKind<Header>,
  { meta, figures = [], words }: ReturnType<RunListView<Header, never>['card']>,
): CardSpec<Header> => ({
  title: 'batchId',
  status: 'status',
  meta,
  bar: (run) => ({ ...kind.rows(run), ...(words && { words }) }),
  figures,
  problem: ({ status, message }) => (status === 'failed' ? message : null),
})

// What can be done with a run from the list: open it, copy its number, and what its kind adds
const useRunMenu = <Header extends Run>(
  kind: RunKind<Header>,
  districtId: string,
  own: (run: Header) => MenuItem[],
  m: Pick<RunListMessages, 'menu' | 'copied' | 'notCopied'>,
): ((run: Header) => MenuItem[]) => {
  const navigation = useNavigator()
  const { show } = useSnackbar()
  return useCallback(
    (run) => {
      const { batchId } = run
      const open = linkToPlace(navigation, placeOfRun(kind, districtId, batchId))
      const copy = async (): Promise<void> => {
        const copied = await copyText(String(batchId))
        show(copied ? { message: m.copied(batchId) } : { message: m.notCopied, color: 'warning' })
      }
      return [
        ...(open.href === undefined
          ? []
          : [{ key: 'open', label: m.menu.open, href: open.href, onSelect: open.onClick }]),
        { key: 'copy', label: m.menu.copyId, icon: <CopyIcon />, onSelect: () => void copy() },
        ...own(run),
      ]
    },
    [kind, districtId, own, navigation, show, m],
  )
}
