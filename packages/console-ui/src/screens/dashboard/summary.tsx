import {
  CONSTANTS,
  exportLogsResource,
  formatCount,
  formatDateTime,
  formatShare,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
  useDistrict,
  useList,
  useMessages,
  zonedDay,
} from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { sentExports } from '../../features/exports/run/sent-exports.ts'
import { batchTotals } from '../../features/imports/batch-totals.ts'
import { standingText, useImportStanding } from '../../features/imports/standing.ts'
import { hoursAgo } from '../../features/runs/hours-ago.ts'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { Sparkline } from '../../parts/sparkline/sparkline.tsx'
import * as statusCss from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import type { StatusProps } from '../../parts/status/status-props.ts'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { opener } from './batch-steps.css.ts'
import { BatchSteps } from './batch-steps.tsx'
import { failedInARow } from './failed-in-a-row.ts'
import { latestRows } from './latest-rows.ts'
import { messages } from './messages.ts'
import { sharesOfBatches } from './shares-of-batches.ts'
import * as css from './summary.css.ts'
import { useActiveUsers, useMayCountPeople, useOpenAccounts } from './use-active-users.ts'
import { useFortnight } from './use-fortnight.ts'
import { useRecentBatches } from './use-recent-batches.ts'

/** The last import, the last week and the people in one band. Without the logs the district itself says how its last import ended. */
export function Summary({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { can } = useAccess()
  const exports = can('export-logs')
  const countsPeople = useMayCountPeople()
  return (
    <section className={css.band} aria-label={m.summary}>
      {can('import-logs') ? (
        <>
          <LastBatch districtId={districtId} />
          <LastWeek withBatches={!exports} />
        </>
      ) : (
        <LastOfDistrict />
      )}
      {exports ? <ExportsSent /> : null}
      {countsPeople ? <ActiveUsers /> : can('locked-users') ? <OpenAccounts /> : null}
    </section>
  )
}

/** How many people sign in, and how many never have. */
function ActiveUsers(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { active, neverSignedIn = 0, loading, errors, retry } = useActiveUsers()
  if (active === undefined && errors.length > 0) return <FailedFigure label={m.activeUsers} onRetry={retry} />
  return (
    <Figure
      label={m.activeUsers}
      value={loading ? undefined : active === undefined ? '–' : formatCount(active)}
      foot={active === undefined ? '' : m.neverSignedIn(formatCount(neverSignedIn))}
    />
  )
}

/** For who can't count people: how many accounts of the district's client are open, and how many of them are locked. */
function OpenAccounts(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { totalCount, locked, errors, retry } = useOpenAccounts()
  if (totalCount === undefined && errors.length > 0)
    return <FailedFigure label={m.openAccounts} onRetry={retry} />
  return (
    <Figure
      label={m.openAccounts}
      value={totalCount === undefined ? undefined : formatCount(totalCount)}
      foot={m.locked(formatCount(locked))}
    />
  )
}

/** How many exports of the last seven days arrived. */
function ExportsSent(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const since = hoursAgo(useClock()(), 7 * 24)
  const { data, errors, retry } = useList(exportLogsResource.headers, {
    limit: CONSTANTS.limitMax,
    filter: { startedAt: { gte: since } },
  })
  if (!data && errors.length > 0) return <FailedFigure label={m.exportsSent} onRetry={retry} />
  const facts = data && sentExports(data, (at) => zonedDay(new Date(at), timeZone))
  return (
    <Figure
      label={m.exportsSent}
      value={
        facts && (
          <span>
            {formatCount(facts.sent)}
            <span className={css.outOf}> {m.ofExports(formatCount(facts.ended))}</span>
          </span>
        )
      }
      course={facts?.byDay}
      foot={facts && m.products(formatCount(facts.products), facts.products === 1)}
    />
  )
}

/** How the newest import stands. */
function LastBatch({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('dashboard', messages)
  const { timeZone } = useConsoleSettings()
  const { data, errors, retry } = useRecentBatches()
  const standing = useImportStanding()
  const last = data?.[0]
  if (!data && errors.length > 0) return <FailedFigure label={m.lastImport} onRetry={retry} />
  if (!data) return <Figure label={m.lastImport} value={undefined} />
  if (!last)
    return (
      <Figure label={m.lastImport} value={<span className={css.word}>{m.never}</span>} foot={m.neverHelp} />
    )
  const to = placeOf('import-log-results', { districtId, batchId: String(last.batchId) })
  const words = standingText(standing, { last: last.batchId, timeZone }, m.standing)
  return (
    <Figure
      label={m.lastImport}
      aside={<BatchSteps batch={last} districtId={districtId} />}
      value={
        <BigStatus
          status={last.status}
          componentsFailed={last.componentsFailed > 0}
          oldFiles={Boolean(last.oldFiles)}
        />
      }
      foot={
        <>
          <PlaceLink to={to}>{m.batch(last.batchId)}</PlaceLink>
          <span aria-hidden>·</span>
          <span>{words ?? formatDateTime(last.startedAt, timeZone)}</span>
        </>
      }
    />
  )
}

/** How the last import ended, from the district itself: anyone who may select it can see that. */
function LastOfDistrict(): ReactElement {
  const m = useMessages('dashboard', messages)
  const { selected } = useDistrict()
  const { timeZone } = useConsoleSettings()
  if (!selected) return <Figure label={m.lastImport} value={undefined} />
  return selected.lastImportStatus ? (
    <Figure
      label={m.lastImport}
      value={<BigStatus status={selected.lastImportStatus} />}
      foot={formatDateTime(selected.lastImportAt, timeZone)}
    />
  ) : (
    <Figure label={m.lastImport} value={<span className={css.word}>{m.never}</span>} foot={m.neverHelp} />
  )
}

/** Rows of the last seven days; the number of batches, too, where nothing about exports takes its place. */
function LastWeek({ withBatches }: { withBatches: boolean }): ReactElement {
  const m = useMessages('dashboard', messages)
  const since = hoursAgo(useClock()(), 7 * 24)
  const { data, errors, retry } = useFortnight()
  if (!data && errors.length > 0) return <FailedFigure label={m.rowsAccepted} onRetry={retry} />
  const batches = data?.filter(({ startedAt }) => Date.parse(startedAt) >= Date.parse(since))
  const rows = batches && latestRows(batches)
  const totals = batches && batchTotals(batches)
  const failures = failedInARow(data ?? [])
  return (
    <>
      <Figure
        label={m.rowsAccepted}
        value={rows && (failures > 0 ? '–' : formatShare(rows.accepted, rows.read) || '–')}
        course={batches && sharesOfBatches(batches)}
        foot={
          failures > 0
            ? m.failedInARow(formatCount(failures), failures === 1)
            : rows && rows.read > 0
              ? m.ofRead(formatCount(rows.rejected), formatCount(rows.read))
              : m.nothingRead
        }
      />
      {withBatches ? (
        <Figure
          label={m.batches}
          value={totals && formatCount(totals.batches)}
          foot={totals && m.batchesFailed(formatCount(totals.failed))}
        />
      ) : null}
    </>
  )
}

/** A state that stands where others have a number. */
function BigStatus({ status, componentsFailed, oldFiles }: StatusProps): ReactElement {
  const look = useStatusLook()(status, componentsFailed, oldFiles)
  return (
    <span className={css.word}>
      <StatusIcon look={look} size="md" className={statusCss.icon[look.tone]} />
      <span>{look.word}</span>
    </span>
  )
}

/** A figure that did not come. */
function FailedFigure({ label, onRetry }: { label: string; onRetry: () => void }): ReactElement {
  const m = useMessages('dashboard', messages)
  return (
    <Figure
      label={label}
      value="–"
      foot={
        <>
          {m.notLoaded}{' '}
          <Button kind="link" size="sm" className={opener} onClick={onRetry}>
            {m.tryAgain}
          </Button>
        </>
      }
    />
  )
}

type FigureProps = {
  label: string
  /** Undefined while it is on its way: its place is kept. */
  value: ReactNode | undefined
  foot?: ReactNode
  /** At the end of the line that names it. */
  aside?: ReactNode
  /** The course of the figure, oldest first. */
  course?: readonly number[] | undefined
}

/** One cell of the band: what it is, how much, and out of what. */
function Figure({ label, value, foot, aside, course }: FigureProps): ReactElement {
  const waiting = value === undefined
  return (
    <div className={css.cell} aria-busy={waiting || undefined}>
      <p className={css.label}>
        {label}
        {aside}
      </p>
      <div className={css.value}>
        {waiting ? <Skeleton shape="title" width="60%" /> : value}
        {course && course.length > 1 ? (
          <span className={css.course}>
            <Sparkline values={course} />
          </span>
        ) : null}
      </div>
      <p className={css.foot}>{waiting ? <Skeleton width="80%" /> : foot}</p>
    </div>
  )
}
