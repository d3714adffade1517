import {
  type DistrictStatus,
  fleetResource,
  formatCount,
  formatDateTime,
  placeOf,
  queryGroup,
  useAccess,
  useClock,
  useConsoleSettings,
  useDistrict,
  useItem,
  useList,
  useMessages,
  useQueryState,
  useRefresh,
  useSession,
} from '@edconsole/console-core'
import { type FocusEvent, type ReactElement, useMemo, useRef, useState } from 'react'
import { useAddMany } from '../../../features/district/add-many/use-add-many.tsx'
import { importStateMessages } from '../../../features/district/import-state/messages.ts'
import { useOffersRollovers } from '../../../features/rollover/many/use-offers-rollovers.ts'
import { Badge } from '../../../parts/badge/badge.tsx'
import { AddIcon, CompletedIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import { WaitingRows } from '../../../patterns/card/waiting-rows.tsx'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../../patterns/polling/updated-ago.tsx'
import { ResourceTable } from '../../../patterns/resource-table/index.ts'
import { useShortcut } from '../../../patterns/shortcuts/use-shortcut.ts'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import * as css from './all-districts.css.ts'
import * as cells from './cells.css.ts'
import { fleetCard, fleetColumns } from './columns.tsx'
import { COUNTS_POLL_MS, Counts } from './counts.tsx'
import { fleetFilters, fleetViews } from './filters.ts'
import { type FleetMessages, fleetMessages } from './messages.ts'
import { useFleetSelection } from './use-fleet-selection.tsx'

const RolloverLine = lazyPart(
  async () => (await import('../../../features/rollover/many/rollover-line.tsx')).RolloverLine,
  {
    fallback: null,
    failed: () => null,
  },
)

const RolloverRunPage = lazyPart(
  async () => (await import('../../../features/rollover/many/rollover-run.tsx')).RolloverRunPage,
  { fallback: <WaitingRows rows={8} height={40} /> },
)

/**
 * Home of provider staff while no district is selected: which of all districts need something, and whose turn it is; or the
 * rollover of many that the address names.
 */
export function AllDistricts(): ReactElement {
  const [{ rollover }] = useQueryState()
  return typeof rollover === 'string' ? <RolloverRunPage id={rollover} /> : <DistrictList />
}

function DistrictList(): ReactElement {
  const m = useMessages('all-districts', fleetMessages)
  const states = useMessages('import-states', importStateMessages)
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  const { select } = useDistrict()
  const userId = String(useSession().user?.id ?? '')
  const [query] = useQueryState()
  const [askedAt, setAskedAt] = useState(0)
  const refresh = useRefresh('fleet')
  const { data: owners } = useItem(fleetResource.owners)
  const { data: counts } = useItem(fleetResource.counts, {}, { pollMs: COUNTS_POLL_MS })
  const newest = useList(fleetResource.list, { limit: 1 }, { pollMs: COUNTS_POLL_MS, silent: true })
  const { selection, dialogs } = useFleetSelection(m, () => setAskedAt(Date.now()))
  const latest = useRef(select)
  latest.current = select
  const columns = useMemo(
    () => fleetColumns({ timeZone, now, userId, onOpen: (id) => void latest.current(id), states, m }),
    [timeZone, now, userId, states, m],
  )
  const filters = useMemo(() => fleetFilters(owners ?? [], states, m), [owners, states, m])
  const views = useMemo(() => fleetViews(userId, m), [userId, m])
  const keys = useRowKeys()
  const offersRollovers = useOffersRollovers()
  const isUntouched = Object.keys(queryGroup(query.filter)).length === 0 && !query.search
  const imported = counts?.imported ?? 0
  const hasNone = newest.data?.length === 0
  const add = useAddMany(m.addMany)
  const mayAdd = useAccess().can('district-profile-add')
  const adding: readonly PageAction[] = mayAdd
    ? [
        add.action,
        {
          id: 'add-district',
          label: m.addDistrict,
          icon: <AddIcon />,
          kind: hasNone ? 'primary' : 'secondary',
          to: placeOf('district-profile-add'),
        },
      ]
    : []
  return (
    <>
      <PageHeader
        title={m.title}
        badge={<Badge>{m.badge}</Badge>}
        meta={counts && !hasNone && m.night(dayText(counts.night))}
        actions={
          hasNone ? undefined : (
            <>
              <UpdatedAgo
                updatedAt={newest.updatedAt}
                fetching={newest.fetching && askedAt > (newest.updatedAt ?? 0)}
                onRefresh={() => {
                  setAskedAt(Date.now())
                  refresh()
                }}
                texts={m}
              />
              <PageActions items={adding} />
            </>
          )
        }
      />
      {hasNone ? (
        <EmptyState title={m.empty.title} action={mayAdd ? <PageActions items={adding} /> : undefined}>
          {mayAdd ? m.empty.text : m.empty.textReadOnly}
        </EmptyState>
      ) : (
        <div className={css.body} {...keys}>
          {offersRollovers ? <RolloverLine /> : null}
          <Counts m={m} />
          <Legend m={m} />
          <ResourceTable<DistrictStatus>
            tableId="dashboard.districts"
            operation={fleetResource.list}
            columns={columns}
            card={fleetCard}
            label={m.table}
            noun={[m.noun.one, m.noun.many]}
            search={{ placeholder: m.search }}
            filters={filters}
            views={views}
            csv
            pollMs={COUNTS_POLL_MS}
            askedAt={askedAt}
            selection={selection}
            {...(isUntouched && {
              noMatch: (
                <EmptyState icon={<CompletedIcon size="xl" />} title={m.nothing.title}>
                  {m.nothing.text(formatCount(imported), imported === 1)}
                </EmptyState>
              ),
            })}
          />
        </div>
      )}
      {dialogs}
      {add.dialog}
    </>
  )
}

/** `2026-09-13` as other days are written. */
const dayText = (day: string): string => formatDateTime(`${day}T12:00:00Z`, 'UTC').split(' - ')[0] ?? day

/** J and K move between the names of the districts while the focus is in the list; Enter opens the one that has it. */
const useRowKeys = () => {
  const [isInside, setInside] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => () => {
    const names = [...(list.current?.querySelectorAll<HTMLElement>('[data-ec-open]') ?? [])]
    const row = document.activeElement?.closest('tr, li')
    const at = names.findIndex((name) => row?.contains(name))
    const next = at === -1 ? 0 : at + by
    names[next]?.focus()
    names[next]?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('next-record', isInside ? move(1) : undefined)
  useShortcut('previous-record', isInside ? move(-1) : undefined)
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      setInside(target.closest('table, ul, [role="region"]') !== null),
    onBlur: () => setInside(false),
  }
}

function Legend({ m }: { m: FleetMessages }): ReactElement {
  const letters = ['c', 'r', 'h', 'f', '-'] as const
  return (
    <ul className={css.legend} aria-label={m.legend}>
      {letters.map((letter) => (
        <li key={letter} className={css.legendItem}>
          <span className={cells.night[letter]} aria-hidden="true" />
          {m.nights[letter]}
        </li>
      ))}
    </ul>
  )
}
