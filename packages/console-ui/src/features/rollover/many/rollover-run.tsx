import {
  formatCount,
  formatDateTime,
  ROLLOVER_RUN_STATUSES,
  type RolloverRun,
  type RolloverRunDistrict,
  rolloverRunsResource,
  useConsoleSettings,
  useDistrict,
  useList,
  useMessages,
  usePolling,
  useQueryState,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { RetryIcon } from '../../../parts/icons/icons.ts'
import { Progress } from '../../../parts/progress/progress.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { WaitingRows } from '../../../patterns/card/waiting-rows.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import { PageActions } from '../../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { type FilterSpec, ResourceTable } from '../../../patterns/resource-table/index.ts'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import * as css from './many.css.ts'
import { type RolloverManyMessages, rolloverManyMessages } from './messages.ts'
import { runLine } from './rollover-line.tsx'
import { runCard, runColumns } from './run-columns.tsx'

export type RolloverRunPageProps = {
  /** Of the run, as the address has it. */
  id: string
}

/** One rollover of many districts: how far it is, and what became of each district, failures first. */
export function RolloverRunPage({ id }: RolloverRunPageProps): ReactElement {
  const m = useMessages('rollover-many', rolloverManyMessages)
  const [, setQuery] = useQueryState()
  const [isRunning, setRunning] = useState(false)
  const [canceling, setCanceling] = useState(false)
  const pollMs = usePolling(isRunning, 'rolloverRuns')
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const { data, errors, retry } = useList(
    rolloverRunsResource.list,
    { limit: 1, filter: { id } },
    { enabled: isNumber, pollMs, within: { id } },
  )
  const run = data?.[0]
  if (run && isRunning !== (run.endedAt === null)) setRunning(run.endedAt === null)
  const body = () => {
    if (run) return <Run run={run} pollMs={pollMs} m={m} />
    if (errors.length > 0) return <ErrorState title={m.notFound} onRetry={retry} />
    if (isNumber && !data) return <WaitingRows rows={8} height={40} />
    return <EmptyState title={m.notFound}>{m.notFoundText}</EmptyState>
  }
  return (
    <>
      <PageHeader
        title={m.page}
        badge={<Badge>{m.badge}</Badge>}
        meta={run && <Started run={run} m={m} />}
        actions={
          <PageActions
            items={[
              ...(run?.endedAt === null && run.canceledAt === null
                ? [{ id: 'cancel-rollover', label: m.cancelRun.action, run: () => setCanceling(true) }]
                : []),
              { id: 'all-districts', label: m.all, run: () => setQuery({}) },
            ]}
          />
        }
      />
      <div className={css.body}>{body()}</div>
      {run ? <CancelDialog open={canceling} run={run} onClose={() => setCanceling(false)} m={m} /> : null}
    </>
  )
}

type RunProps = { run: RolloverRun; m: RolloverManyMessages }

function Started({ run, m }: RunProps): ReactElement {
  const { startedAt, startedBy, endedAt, canceledAt, canceledBy } = run
  const { timeZone } = useConsoleSettings()
  return (
    <>
      {canceledAt !== null
        ? m.canceled(canceledBy ?? '', formatDateTime(canceledAt, timeZone))
        : endedAt === null
          ? m.started(startedBy, formatDateTime(startedAt, timeZone))
          : m.ended(startedBy, formatDateTime(endedAt, timeZone))}
    </>
  )
}

function Run({ run, pollMs, m }: RunProps & { pollMs: number }): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { select } = useDistrict()
  const latest = useRef(select)
  latest.current = select
  const again = useSave(rolloverRunsResource.retry)
  const retry = async (districtIds?: number[]) => {
    try {
      await again.run({ params: { id: run.id }, body: { districtIds } })
    } catch {
      // The call has shown its own failure.
    }
  }
  const columns = useMemo(
    () => runColumns({ timeZone, onOpen: (id) => void latest.current(String(id)), m }),
    [timeZone, m],
  )
  const filters = useMemo(() => statusFilter(m), [m])
  const fixed = useMemo(() => ({ runId: String(run.id) }), [run.id])
  // What Try again takes up.
  const left = run.failed + run.canceled
  return (
    <>
      <div className={css.head}>
        <Standing run={run} m={m} />
        {left > 0 && (run.failed > 0 || run.endedAt !== null) ? (
          <Banner
            tone="warning"
            title={[
              ...(run.failed > 0 ? [m.failedTitle(formatCount(run.failed), run.failed === 1)] : []),
              ...(run.canceled > 0 ? [m.canceledTitle(formatCount(run.canceled), run.canceled === 1)] : []),
            ].join(', ')}
            action={
              <Button
                size="sm"
                icon={<RetryIcon size="sm" />}
                busy={again.saving}
                busyLabel={m.retrying}
                onClick={() => void retry()}
              >
                {m.retryAll(formatCount(left), left === 1)}
              </Button>
            }
          >
            {[...(run.failed > 0 ? [m.failedText] : []), ...(run.canceled > 0 ? [m.canceledText] : [])].join(
              ' ',
            )}
          </Banner>
        ) : null}
      </div>
      <ResourceTable<RolloverRunDistrict>
        tableId="dashboard.rollover"
        operation={rolloverRunsResource.districts}
        columns={columns}
        card={runCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        views={viewsOf(m)}
        fixedFilter={fixed}
        csv
        pollMs={pollMs}
        note={reasonOf}
        rowMenu={({ districtId, status }) =>
          status === 'failed' || status === 'canceled' || status === 'skipped'
            ? [
                {
                  key: 'retry',
                  label: m.retry,
                  icon: <RetryIcon size="sm" />,
                  onSelect: () => void retry([districtId]),
                },
              ]
            : []
        }
        empty={<EmptyState title={m.empty} />}
      />
    </>
  )
}

type CancelDialogProps = RunProps & { open: boolean; onClose: () => void }

function CancelDialog({ open, run, onClose, m: { cancelRun: m } }: CancelDialogProps): ReactElement {
  const cancel = useSave(rolloverRunsResource.cancel)
  const confirm = async () => {
    try {
      await cancel.run({ params: { id: run.id } })
      onClose()
    } catch {
      // The failure stands in the dialog.
    }
  }
  return (
    <ConfirmDialog
      open={open}
      title={m.title}
      confirmLabel={m.action}
      cancelLabel={m.keep}
      danger
      busy={cancel.saving}
      busyLabel={m.busy}
      failure={cancel.errors[0]?.message}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p className={dialog.text}>{m.text}</p>
    </ConfirmDialog>
  )
}

/** Below its row: in a column it would be cut. */
const reasonOf = ({ reason }: RolloverRunDistrict): ReactElement | null =>
  reason === null ? null : <span className={css.reason}>{reason}</span>

/** How far it is, and what comes next. */
function Standing({ run, m }: RunProps): ReactElement {
  const ended = run.done + run.failed + run.skipped + run.canceled
  return (
    <div role="status">
      <p className={dialog.text}>
        {runLine(run, m)}
        {'. '}
        {run.endedAt !== null
          ? run.done > 0
            ? m.next
            : ''
          : run.canceledAt === null
            ? m.leave
            : m.finishing}
      </p>
      {run.endedAt === null ? (
        <p className={dialog.text}>
          <Progress label={m.progress} value={ended} max={run.total} noun={[m.noun.one, m.noun.many]} />
        </p>
      ) : null}
    </div>
  )
}

const statusFilter = ({ columns, statuses }: RolloverManyMessages): FilterSpec[] => [
  {
    kind: 'choice',
    field: 'status',
    label: columns.status,
    options: ROLLOVER_RUN_STATUSES.map((status) => ({ value: status, label: statuses[status] })),
    whole: true,
  },
]

const viewsOf = ({ views }: RolloverManyMessages) => ({
  label: views.label,
  views: [
    { label: views.all },
    { label: views.failed, chosen: { status: ['failed'] } },
    { label: views.skipped, chosen: { status: ['skipped'] } },
    { label: views.canceled, chosen: { status: ['canceled'] } },
    { label: views.done, chosen: { status: ['done'] } },
  ],
})
