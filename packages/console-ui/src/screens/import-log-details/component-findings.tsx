import {
  componentTitle,
  describeStatus,
  formatCount,
  type ImportLogResult,
  importLogsResource,
  placeOf,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { CorrectionDrawer } from '../../features/corrections/corrections-card.tsx'
import { useCorrections, useMaySendCorrection } from '../../features/corrections/use-corrections.ts'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import { useNotes } from '../../features/notes/use-notes.ts'
import { useAddedSince } from '../../features/runs/causes/added-since.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { CauseList } from '../../features/runs/causes/cause-list.tsx'
import { missingComponent } from '../../features/runs/causes/order-causes.ts'
import { useCauses } from '../../features/runs/causes/use-causes.ts'
import { useChosenCause } from '../../features/runs/causes/use-chosen-cause.ts'
import { CountCell } from '../../features/runs/columns/plain-columns.tsx'
import { stoppedEarly } from '../../features/runs/run-kind.ts'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, InfoIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { FindingsTable } from './findings-table.tsx'
import { FixOfCause } from './fix-of-cause.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type ComponentFindingsProps = {
  districtId: string
  result: ImportLogResult
  results: readonly ImportLogResult[]
  pollMs: number | false
  personalShown: boolean
  onTogglePersonal(): void
  m: ImportLogDetailsMessages
}

/** The request of a cause, and its way there: few causes of a component are with the district at a time. */
const OPEN_MAX = 100

const NotesDrawer = /* @__PURE__ */ lazyOverlay(
  async () => (await import('../../features/notes/notes-drawer.tsx')).NotesDrawer,
)
const SendDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('../../features/corrections/send-dialog.tsx')).SendDialog,
)

/** What a component's run found: figures, causes from the first to fix, rows. */
export function ComponentFindings(props: ComponentFindingsProps): ReactElement {
  const { districtId, result, results, pollMs, personalShown, onTogglePersonal, m } = props
  const causes = useCauses(importLogsResource.details, result, { pollMs })
  const [chosenKey, choose] = useChosenCause()
  const chosen = causes.list?.find(({ key }) => key === chosenKey)
  const added = useAddedSince(causes.list ?? [], result.templateId)
  const waits = added.lastBatchOf(result.templateId) === result.batchId
  const [syncing, setSyncing] = useState(false)
  const endSync = () => setSyncing(false)
  const { componentName, etlStatusId } = result
  const asked = useCorrections({
    limit: OPEN_MAX,
    filter: { componentName, status: ['waiting', 'answered'] },
  })
  const corrections = asked.data ?? []
  const maySend = useMaySendCorrection()
  const [sending, setSending] = useState<Cause | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const notes = useNotes({ subjectKind: 'cause', componentName }, OPEN_MAX)
  const [noted, setNoted] = useState<Cause | null>(null)
  const request = corrections.find(({ id }) => id === opened)

  const placeOfMissing = (cause: Cause) => {
    const missing = missingComponent(cause.code)
    const other = results.find(({ componentName }) => componentName === missing)
    if (!other || other.etlStatusId === result.etlStatusId) return null
    return {
      label: m.causes.open(componentTitle(other.componentName)),
      to: placeOf('import-log-details', {
        districtId,
        batchId: String(other.batchId),
        etlStatusId: String(other.etlStatusId),
      }),
    }
  }

  const summary = (
    <>
      <ComponentFigures result={result} m={m} />
      {result.message !== null && stoppedEarly(result) ? (
        <Banner tone={result.status === 'failed' ? 'danger' : 'warning'} className={css.banner}>
          {result.message}
        </Banner>
      ) : null}
    </>
  )
  if (causes.list?.length === 0) {
    return (
      <>
        {summary}
        <NothingToFix result={result} m={m} />
      </>
    )
  }
  return (
    <FindingsTable
      result={result}
      causes={causes.list ?? []}
      chosen={chosen}
      added={added}
      waits={waits}
      pollMs={pollMs}
      personalShown={personalShown}
      onTogglePersonal={onTogglePersonal}
      m={m}
    >
      {summary}
      <CauseList
        causes={causes}
        chosen={chosen?.key}
        onChoose={choose}
        placeOfMissing={placeOfMissing}
        drawFix={(cause, fix) => (
          <FixOfCause
            districtId={districtId}
            cause={cause}
            fix={fix}
            added={added}
            waits={waits}
            onSync={() => setSyncing(true)}
            request={corrections.find((one) => one.cause === cause.key)}
            onSend={maySend ? () => setSending(cause) : undefined}
            onOpen={setOpened}
            notes={
              notes && hasNotes(cause) ? (
                <NotesButton
                  count={(notes.data ?? []).filter((note) => note.cause === cause.key).length}
                  onOpen={() => setNoted(cause)}
                  title={cause.title}
                  m={m}
                />
              ) : null
            }
            m={m}
          />
        )}
        m={m}
      />
      {sending ? (
        <SendDialog open etlStatusId={etlStatusId} cause={sending} onClose={() => setSending(null)} />
      ) : null}
      {request ? (
        <CorrectionDrawer request={request} districtId={districtId} onClose={() => setOpened(null)} />
      ) : null}
      {noted ? (
        <NotesDrawer
          open
          districtId={districtId}
          subject={{ subjectKind: 'cause', componentName, cause: noted.key }}
          title={m.notes.title(noted.title)}
          onClose={() => setNoted(null)}
        />
      ) : null}
      {syncing ? (
        <SyncDialog
          open
          title={m.run.sync.title}
          preset={[result.componentName]}
          onClose={endSync}
          onStarted={endSync}
          texts={m.run}
        />
      ) : null}
    </FindingsTable>
  )
}

type NotesButtonProps = { count: number; onOpen(): void; title: string; m: ImportLogDetailsMessages }

function NotesButton({ count, onOpen, title, m }: NotesButtonProps): ReactElement {
  return (
    <Button
      kind="link"
      size="sm"
      title={m.notes.title(title)}
      onClick={onOpen}
      {...preloadOnApproach(NotesDrawer)}
    >
      {m.notes.action(count)}
    </Button>
  )
}

/** A cause of rejected rows, as the backend knows it. */
const hasNotes = ({ severity, told, ofFile }: Cause): boolean => severity === 'error' && told && !ofFile

type NothingToFixProps = { result: ImportLogResult; m: ImportLogDetailsMessages }

/** A component without findings: what was done with its rows instead. */
function NothingToFix({ result, m }: NothingToFixProps): ReactElement {
  const { running } = describeStatus(result.status)
  if (running || result.recordsRead === 0) {
    return (
      <div className={css.allAccepted}>
        <EmptyState icon={<InfoIcon size="xl" />} title={running ? m.running : m.noRows} />
      </div>
    )
  }
  const actions = [
    [m.actions.inserted, result.recordsInserted],
    [m.actions.updated, result.recordsUpdated],
    [m.actions.unchanged, result.recordsUnchanged],
    [m.actions.deleted, result.recordsDeleted],
  ] as const
  return (
    <div className={css.allAccepted}>
      <EmptyState icon={<CompletedIcon size="xl" />} title={m.allAccepted(result.recordsRead)}>
        <span className={css.byAction}>
          {actions
            .filter(([, count]) => count > 0)
            .map(([name, count]) => `${name} ${formatCount(count)}`)
            .join(' · ')}
        </span>
      </EmptyState>
    </div>
  )
}

type ComponentFiguresProps = { result: ImportLogResult; m: ImportLogDetailsMessages }

/** What became of the rows of a component. Rows with a warning are among the accepted ones. */
function ComponentFigures({ result, m }: ComponentFiguresProps): ReactElement {
  const accepted = acceptedRows(result)
  const warned = Math.min(accepted, result.recordsWarned)
  const unknown = stoppedEarly(result) && result.recordsRead === 0
  return (
    <div className={css.figures}>
      <dl className={css.figureList} aria-label={m.figures}>
        <Figure name={m.read} value={result.recordsRead} unknown={unknown} />
        <Figure name={m.accepted} value={accepted} unknown={unknown} mark="accepted" />
        <Figure name={m.rejected} value={result.recordsRejected} unknown={unknown} mark="rejected" />
        <Figure name={m.warned} value={result.recordsWarned} unknown={unknown} mark="warned" />
      </dl>
      <span className={css.bar}>
        <RowBar accepted={accepted - warned} warned={warned} rejected={result.recordsRejected} />
      </span>
    </div>
  )
}

type FigureProps = { name: string; value: number; unknown: boolean; mark?: keyof typeof css.mark }

function Figure({ name, value, unknown, mark }: FigureProps): ReactElement {
  return (
    <div>
      <dt className={css.figureName}>
        {mark ? <span className={css.mark[mark]} aria-hidden="true" /> : null}
        {name}
      </dt>
      <dd className={css.figure}>
        <CountCell count={value} unknown={unknown} />
      </dd>
    </div>
  )
}
