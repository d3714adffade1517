import {
  DistrictScope,
  fleetResource,
  formatCount,
  placeOf,
  sitesResource,
  staffResource,
  studentsResource,
  useAccess,
  useDataYear,
  useDistrict,
  useExtension,
  useList,
  useMessages,
  useQueryState,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import { whenThere } from '../../parts/way-back/when-there.ts'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { DistrictHome } from './district-home.tsx'
import { EmployeeHome } from './employee-home.tsx'
import { messages } from './messages.ts'
import { NoDistrict } from './no-district.tsx'
import * as css from './screen.css.ts'
import { useRecentBatches } from './use-recent-batches.ts'

const AllDistricts = lazyPart(async () => (await import('./fleet/all-districts.tsx')).AllDistricts, {
  fallback: <WaitingRows rows={8} height={40} />,
})

/**
 * Home ([S2.2] `/`): for provider staff, what the selected district needs now; for everyone else, what their roles allow.
 * Each card loads and fails on its own.
 */
export function DashboardScreen(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { id: districtId, selected, status, settled, retry } = useDistrict()
  const hasFleet = useExtension(fleetResource.list) && isEmployee
  useCleanAddress(hasFleet && districtId !== null)
  useTitleFocus(districtId)
  if (hasFleet && !districtId && settled) return <AllDistricts />
  const actions = selected ? (
    <>
      {can('import-logs') ? <PageAge /> : null}
      {isEmployee ? <Actions districtId={String(selected.id)} /> : null}
    </>
  ) : isEmployee && status === 'loading' ? (
    <span className={css.actionsRoom} />
  ) : undefined
  const body = () => {
    if (status === 'failed') {
      return <ErrorState title={m.districtFailed} onRetry={() => void retry()} />
    }
    // Until then the only or the last used district may still be opened by itself.
    if (!districtId && !settled) return <WaitingRows rows={8} height={40} />
    if (!districtId || status === 'not-found') return <NoDistrict />
    return (
      <DistrictScope districtId={districtId} fallback={<WaitingRows rows={8} height={40} />}>
        {isEmployee ? <EmployeeHome districtId={districtId} /> : <DistrictHome districtId={districtId} />}
      </DistrictScope>
    )
  }
  return (
    <>
      <PageHeader title={m.title} {...(districtId && { description: <DistrictLine /> })} actions={actions} />
      <div className={css.body}>{body()}</div>
    </>
  )
}

/** What the list of all districts was narrowed by says nothing about the one that was opened from it. */
function useCleanAddress(isOpened: boolean): void {
  const [query, setQuery] = useQueryState()
  const isLeft = isOpened && ('filter' in query || 'rollover' in query)
  useEffect(() => {
    if (isLeft) setQuery({}, { replace: true })
  }, [isLeft, setQuery])
}

/**
 * All districts and one of them have the same address, so nothing is navigated to: what was pressed has gone, and the title of what
 * has come takes the focus.
 */
function useTitleFocus(districtId: string | null): void {
  const shown = useRef(districtId)
  useEffect(() => {
    if (shown.current === districtId) return
    shown.current = districtId
    return whenThere(document.body, '[data-ec-screen="dashboard"] [data-ec-title]', focusIfLost)
  }, [districtId])
}

/** What provider staff do from here: look at the district, start an import (R47) or follow the one that runs. */
function Actions({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const { selected, only, leave } = useDistrict()
  const hasFleet = useExtension(fleetResource.list)
  const noConnection = selected?.sisProviderName === null ? m.run.sync.noConnection : undefined
  const sync = useSyncNow(districtId, m.run, noConnection)
  const profile: PageAction = {
    id: 'district-profile',
    label: m.openProfile,
    to: placeOf('district-profile', { districtId }),
  }
  const all: PageAction = { id: 'all-districts', label: m.allDistricts, run: leave }
  return (
    <>
      <PageActions
        items={[
          ...(hasFleet && !only ? [all] : []),
          ...(can('district-profile') ? [profile] : []),
          ...(sync.action ? [sync.action] : []),
        ]}
      />
      {sync.dialog}
    </>
  )
}

/** How old the cards are, by the newest batches, and a button that asks for all of them again. */
function PageAge(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { updatedAt, fetching } = useRecentBatches()
  const [askedAt, setAskedAt] = useState(0)
  const imports = useRefresh('importLogs')
  const sendings = useRefresh('exportLogs')
  const exports = useRefresh('exports')
  const people = useRefresh('accounts')
  const connection = useRefresh('apiProvider')
  const templates = useRefresh('sisImports')
  return (
    <UpdatedAgo
      updatedAt={updatedAt}
      // A poll is silent: only what the reader asked for turns the icon
      fetching={fetching && askedAt > (updatedAt ?? 0)}
      onRefresh={() => {
        setAskedAt(Date.now())
        for (const ask of [imports, sendings, exports, people, connection, templates]) ask()
      }}
      texts={m}
    />
  )
}

/** One line about the district. What it has joins when all of it is known, and only for those who may see it. */
function DistrictLine(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can, isEmployee } = useAccess()
  const { selected } = useDistrict()
  const known = isEmployee && selected !== null
  // Next year's staff may be there already, and those who left still are
  const filter = { schoolYear: useDataYear() ?? 0 }
  const one = { limit: 1, filter: { ...filter, isActive: true } }
  const may = (seen: boolean) => ({ enabled: known && seen })
  const sites = useList(sitesResource.list, { limit: 1, filter }, may(can('site-overview')))
  const students = useList(studentsResource.list, one, may(can('table-students')))
  const staff = useList(staffResource.list, one, may(can('user-list')))
  if (!selected) return <span className={isEmployee ? css.lineRoom : undefined}>{'\u00a0'}</span>
  if (!isEmployee) return <>{selected.districtName}</>
  const { districtName, sisProviderName } = selected
  const counts = [
    [sites, m.sites],
    [students, m.students],
    [staff, m.staff],
  ] as const
  const texts = counts.flatMap(([{ totalCount }, text]) =>
    totalCount === undefined ? [] : [text(formatCount(totalCount), totalCount === 1)],
  )
  const waiting = counts.some(([{ loading }]) => loading)
  const last = texts.at(-1)
  const text =
    waiting || last === undefined
      ? m.district(districtName, sisProviderName)
      : m.districtWith(
          districtName,
          sisProviderName,
          texts.length > 1 ? `${texts.slice(0, -1).join(', ')} and ${last}` : last,
        )
  return <span className={waiting ? css.lineRoom : undefined}>{text}</span>
}
