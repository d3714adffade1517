import { formatDateTime, type Place, useAccess, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement, ReactNode } from 'react'
import { BackIcon, FailedIcon, ForwardIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { StatusBadge } from '../../../parts/status/status-badge.tsx'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { ResourceTable } from '../../../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../../../patterns/resource-table/resource-table-props.ts'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { Strip, type StripItem } from '../../../patterns/strip/strip.tsx'
import { LogCauses } from '../causes/log-causes.tsx'
import { signedCount } from '../columns/part-columns.tsx'
import { RunDurationText } from '../columns/run-duration.tsx'
import type { LogLine } from '../findings/log-line.ts'
import type { RunLogMessages } from '../messages.ts'
import { placeOfPart, placeOfRun, type Run, type RunKind, type RunPart } from '../run-kind.ts'
import { type ComparedResult, compareWithPrevious, unusualDrop } from './compare-with-previous.ts'
import type { runResultMessages } from './run-messages.ts'
import { RunMissing, type RunMissingProps } from './run-missing.tsx'
import * as css from './run-results.css.ts'
import type { Batch } from './use-batch.ts'

/** Causes of a component that are listed in its preview. */
const CAUSES_MAX = 5

type Part<Count extends string> = RunPart & ComparedResult<Count>

/** What must not be overlooked about a component, with its likely fix. */
export type PartNote = { tone: 'failed' | 'warning'; text: string; fix?: { label: string; to: Place } | null }

type Texts = typeof runResultMessages & {
  run: RunLogMessages & { notFound: RunMissingProps['texts'] }
  figures: string
  previousBatch: string
  nextBatch: string
  comparedWith: (batchId: number) => string
  comparedWithBefore: string
  compare: { same: string }
  table: (batchId: string) => string
  noun: { one: string; many: string }
  fewer: (count: number, batchId: number) => string
}

export type RunResultsProps<Header, Result extends object, Line, Count extends string> = Pick<
  ResourceTableProps<Result>,
  'columns' | 'card' | 'fixedFilter' | 'within' | 'toolbarStart' | 'empty'
> & {
  kind: RunKind<Header, Result, Line, Count>
  districtId: string
  batchId: string
  batch: Batch<Header, Result>
  /** `Batch 48212` */
  title: string
  /** Below the title. */
  meta?: ReactNode
  /** Behind the way to the runs before and after. */
  actions: readonly PageAction[]
  /** What became of its rows. */
  figures: readonly { label: string; value: string | undefined; mark?: StripItem['mark'] }[]
  /** What the compared counts are called. */
  compared: { rows: string; lost: string }
  banner?: ReactNode
  /** Why nothing can be said about the rows of its components; null if it can. */
  noDetails?: string | null
  /** Why a component failed; null for one that has not. */
  noteOf(part: Result): PartNote | null
  /** In which order its components stand. */
  order: string
  m: Texts
}

/** One run, component by component, below its figures. */
export function RunResults<
  Header extends Run,
  Result extends Part<Count>,
  Line extends LogLine,
  Count extends string,
>(props: RunResultsProps<Header, Result, Line, Count>): ReactElement {
  const { kind, districtId, batchId, batch, title, meta, actions, figures, compared } = props
  const { banner, noDetails = null, noteOf, order, m, ...table } = props
  const { header } = batch
  if (batch.status === 'not-found')
    return (
      <RunMissing kind={kind} districtId={districtId} batchId={batchId} name={title} texts={m.run.notFound} />
    )
  if (batch.status === 'failed') {
    return (
      <>
        <PageHeader title={title} record={title} />
        <ErrorState failure={batch.errors[0]} onRetry={batch.retry} />
      </>
    )
  }
  const note = (part: Result): ReactElement | null => {
    const own = noteOf(part)
    if (own) return <Note {...own} />
    const drop = unusualDrop(part, kind.counts.rows)
    return drop && <Note tone="warning" text={m.fewer(drop.fewer, drop.batchId)} />
  }
  return (
    <>
      <PageHeader
        title={title}
        record={title}
        badge={
          header && (
            <StatusBadge
              status={header.status}
              componentsFailed={kind.hasFailedInPart(header)}
              oldFiles={Boolean(header.oldFiles)}
            />
          )
        }
        meta={meta}
        actions={<PageActions items={[...stepActions(props), ...actions]} />}
      />
      <Figures kind={kind} batch={batch} figures={figures} compared={compared} m={m} />
      {banner}
      <ResourceTable
        tableId={kind.routes.run}
        operation={kind.calls.results}
        {...table}
        label={m.table(batchId)}
        noun={[m.noun.one, m.noun.many]}
        expand={(part) => (
          <div className={css.preview}>
            <span className={css.label}>{m.run.causes.heading}</span>
            <div>
              {part.status === 'cancelled' && part.message !== null ? (
                <p className={css.message}>{part.message}</p>
              ) : noDetails !== null ? (
                <p className={css.message}>{noDetails}</p>
              ) : (
                <LogCauses kind={kind} districtId={districtId} part={part} max={CAUSES_MAX} texts={m.run} />
              )}
            </div>
            <span className={css.open}>
              <PlaceLink to={placeOfPart(kind, districtId, part)}>{m.openDetails}</PlaceLink>
            </span>
          </div>
        )}
        note={note}
        pollMs={batch.pollMs}
        toolbarEnd={<span className={css.order}>{order}</span>}
      />
    </>
  )
}

// The way to the runs before and after
const stepActions = ({
  kind,
  districtId,
  batch: { previousId, nextId },
  m,
}: {
  kind: Pick<RunKind<unknown>, 'routes'>
  districtId: string
  batch: { previousId: number | null; nextId: number | null }
  m: Texts
}): PageAction[] => {
  const placeOrNone = (id: number | null) => (id === null ? null : placeOfRun(kind, districtId, id))
  return [
    {
      id: 'previous-batch',
      label: m.previousBatch,
      icon: <BackIcon />,
      kind: 'step',
      to: placeOrNone(previousId),
      disabledReason: previousId === null ? m.noPreviousBatch : undefined,
      shortcut: 'previous-batch',
    },
    {
      id: 'next-batch',
      label: m.nextBatch,
      icon: <ForwardIcon />,
      kind: 'step',
      to: placeOrNone(nextId),
      disabledReason: nextId === null ? m.noNextBatch : undefined,
      shortcut: 'next-batch',
    },
  ]
}

// How the run differs from those before; its figures keep their place while they are loading, so that the list stays where
// it is
function Figures<Header extends Run, Result extends Part<Count>, Count extends string>({
  kind,
  batch: { header, results = [] },
  figures,
  compared,
  m,
}: Pick<
  RunResultsProps<Header, Result, unknown, Count>,
  'kind' | 'batch' | 'figures' | 'compared' | 'm'
>): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { rows, lost } = kind.counts
  // A zero would be read as the count itself.
  const changeOf = (change: number, count: string, className: string): ReactNode =>
    change === 0 ? (
      m.unchanged(count)
    ) : (
      <>
        <span className={className}>{signedCount(change)}</span> {count}
      </>
    )
  const comparison = header ? compareWithPrevious(results, [rows, lost]) : null
  const items: StripItem[] = [
    {
      label: m.started,
      value: header ? formatDateTime(header.startedAt, timeZone) : <Waiting width={176} />,
      long: true,
    },
    { label: m.duration, value: header ? <RunDurationText run={header} /> : <Waiting width={56} /> },
    ...figures.map(({ label, value, mark }) => ({
      label,
      value: value === '' ? <NoValue /> : (value ?? <Waiting width={56} />),
      ...(mark && { mark }),
    })),
  ]
  if (comparison) {
    const { batchId, change } = comparison
    items.push({
      label: batchId === null ? m.comparedWithBefore : m.comparedWith(batchId),
      value:
        change[rows] === 0 && change[lost] === 0 ? (
          m.compare.same
        ) : (
          <>
            {changeOf(change[rows], compared.rows, css.strong)}
            {', '}
            {changeOf(change[lost], compared.lost, change[lost] > 0 ? css.worse : css.strong)}
          </>
        ),
      kind: 'text',
    })
  }
  return <Strip label={m.figures} items={items} />
}

function Waiting({ width }: { width: number }): ReactElement {
  return <Skeleton shape="title" width={width} />
}

function Note({ tone, text, fix }: PartNote): ReactElement {
  const { can } = useAccess()
  const Icon = tone === 'failed' ? FailedIcon : WarningIcon
  return (
    <div className={css.note}>
      <Icon className={css.noteIcon[tone]} />
      <p className={css.noteText}>{text}</p>
      {fix && can(fix.to.id) ? (
        <span className={css.noteFix}>
          <PlaceLink to={fix.to}>{fix.label}</PlaceLink>
        </span>
      ) : null}
    </div>
  )
}
