import {
  type ComponentName,
  describeStatus,
  type FilterValue,
  formatDateTime,
  type ImportLogHeader,
  type ImportLogResult,
  importLogsResource,
  importUploadsResource,
  type Place,
  placeOf,
  useConsoleSettings,
  useExtension,
  useNavigator,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { DistrictFindings } from '../../features/imports/district-findings.tsx'
import { importRunKind } from '../../features/imports/import-runs.ts'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useResultsDownload } from '../../features/imports/use-results-download.ts'
import { readCountText } from '../../features/runs/rows-text.ts'
import { RunResults } from '../../features/runs/run/run-results.tsx'
import { useBatch } from '../../features/runs/run/use-batch.ts'
import { placeOfRun } from '../../features/runs/run-kind.ts'
import { CancelledIcon, CheckIcon, DownloadIcon, MappingIcon, RetryIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { PreloadableCode } from '../../parts/lazy-part/preload-on-approach.ts'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { importResultCard, importResultColumns } from './columns.tsx'
import { HeldRemovals } from './held-removals.tsx'
import type { HoldDecision } from './hold-dialog.tsx'
import type { ImportLogResultsMessages } from './messages.ts'
import { noteOf } from './note-of.ts'
import * as css from './screen.css.ts'
import { useBatchNotes } from './use-batch-notes.tsx'

const HoldDialog = lazyOverlay(async () => (await import('./hold-dialog.tsx')).HoldDialog)

export type OneBatchProps = {
  districtId: string
  batchId: string
  /** What draws it beside another one. */
  comparison: PreloadableCode
  m: ImportLogResultsMessages
}

/** One batch, component by component in load order. */
export function OneBatch({ districtId, batchId, comparison, m }: OneBatchProps): ReactElement {
  const navigation = useNavigator()
  const maySync = useMaySync()
  const mayUpload = useExtension(importUploadsResource.current) && maySync
  const batch = useBatch(importRunKind, batchId)
  const { header, results } = batch
  const view = readView(useQueryState()[0].view)
  const [again, setAgain] = useState<readonly ComponentName[] | null>(null)
  const [decision, setDecision] = useState<HoldDecision | null>(null)
  const download = useResultsDownload()
  const scale = Math.max(0, ...(results ?? []).map(({ recordsRead }) => recordsRead))
  const lookOf = useStatusLook()
  const { timeZone } = useConsoleSettings()
  const columns = useMemo(
    () => importResultColumns({ districtId, scale, lookOf, m }),
    [districtId, scale, lookOf, m],
  )
  const card = useMemo(() => importResultCard(m), [m])
  const empty = view === 'all' ? m.empty : m.noView[view]
  const mayCompare = useExtension(importLogsResource.compare)
  const counted = (count: (of: ImportLogHeader) => number) => header && readCountText(count(header), header)
  const notes = useBatchNotes({ districtId, batchId }, m)
  const actions = actionsOf({
    header,
    compareWith:
      mayCompare && batch.previousId !== null
        ? placeOf(
            'import-log-results',
            { districtId, batchId },
            { query: { compare: String(batch.previousId) } },
          )
        : null,
    comparison,
    maySync,
    downloading: download.busy,
    onDownload: () => download.save(batchId),
    onSyncAgain: setAgain,
    onDecide: setDecision,
    notes: notes.actions,
    m,
  })
  return (
    <>
      <RunResults
        kind={importRunKind}
        districtId={districtId}
        batchId={batchId}
        batch={batch}
        title={m.run.batch(batchId)}
        meta={header && <BatchFacts header={header} m={m} />}
        actions={actions}
        figures={[
          { label: m.read, value: counted(({ recordsRead }) => recordsRead) },
          { label: m.accepted, value: counted(acceptedRows), mark: 'accepted' },
          { label: m.rejected, value: counted(({ recordsRejected }) => recordsRejected), mark: 'rejected' },
        ]}
        compared={{ rows: m.compare.read, lost: m.compare.rejected }}
        banner={header && <Guards districtId={districtId} header={header} m={m} />}
        noDetails={deletedText(header, timeZone, m)}
        columns={columns}
        card={card}
        fixedFilter={viewFilter(batchId, view)}
        within={{ batchId }}
        noteOf={(result) => noteOf(result, { districtId, mayUpload, m })}
        toolbarStart={<Views view={view} results={results} m={m} />}
        order={m.loadOrder}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        m={m}
      />
      {notes.drawer}
      {header && decision !== null ? (
        <HoldDialog batch={header} decision={decision} onClose={() => setDecision(null)} m={m} />
      ) : null}
      {again === null ? null : (
        <SyncDialog
          open
          title={m.run.sync.againTitle(batchId)}
          preset={again}
          onClose={() => setAgain(null)}
          onStarted={(started) => navigation.go(placeOfRun(importRunKind, districtId, started))}
          texts={m.run}
        />
      )}
    </>
  )
}

type GuardsProps = { districtId: string; header: ImportLogHeader; m: ImportLogResultsMessages }

/** What has to be known before the components: details that are gone, who would be removed, and how the district stands. */
function Guards({ districtId, header, m }: GuardsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const deleted = deletedText(header, timeZone, m)
  return (
    <>
      {deleted === null ? null : (
        <Banner tone="info" className={css.banner}>
          {deleted}
        </Banner>
      )}
      {header.status === 'held' ? <HeldRemovals batchId={String(header.batchId)} m={m} /> : null}
      <DistrictFindings districtId={districtId} batch={header} m={m.run} />
    </>
  )
}

const deletedText = (
  header: ImportLogHeader | undefined,
  timeZone: string,
  m: ImportLogResultsMessages,
): string | null =>
  header?.detailsDeletedAt ? m.detailsDeleted(formatDateTime(header.detailsDeletedAt, timeZone)) : null

type Actions = {
  header: ImportLogHeader | undefined
  /** This batch beside the one before it; null if there is none. */
  compareWith: Place | null
  comparison: PreloadableCode
  maySync: boolean
  downloading: boolean
  onDownload(): void
  onSyncAgain(components: readonly ComponentName[]): void
  /** What to do with the records that a held batch would remove. */
  onDecide(decision: HoldDecision): void
  /** What leads to the notes, where there can be any. */
  notes: readonly PageAction[]
  m: ImportLogResultsMessages
}

// The results as a file, the same import once more, and what has to be decided about a held one
const actionsOf = (context: Actions): PageAction[] => {
  const {
    header,
    compareWith,
    comparison,
    maySync,
    downloading,
    onDownload,
    onSyncAgain,
    onDecide,
    notes,
    m,
  } = context
  if (!header || header.components.length === 0) return []
  const download: PageAction = {
    id: 'download-results',
    label: m.download.action,
    note: m.download.note,
    icon: <DownloadIcon />,
    busy: downloading,
    busyLabel: m.download.busy,
    run: onDownload,
    // What people wrote takes its place.
    ...(notes.some(({ folded }) => !folded) && { folded: true }),
  }
  const compare: PageAction[] = compareWith
    ? [
        {
          id: 'compare',
          label: m.compareAction,
          note: m.compareNote,
          icon: <MappingIcon />,
          to: compareWith,
          needs: comparison,
        },
      ]
    : []
  if (!maySync || describeStatus(header.status).running) return [download, ...compare, ...notes]
  const again: PageAction = {
    id: 'sync-again',
    label: m.run.sync.again,
    note: m.run.sync.againNote,
    icon: <RetryIcon />,
    run: () => onSyncAgain(header.components.map(({ componentName }) => componentName)),
    needs: SyncDialog,
  }
  if (header.status !== 'held') return [download, ...compare, ...notes, again]
  const decide = (decision: HoldDecision, kind?: 'primary'): PageAction => ({
    id: decision,
    label: m.hold[decision].action,
    note: m.hold[decision].note,
    icon: decision === 'release' ? <CheckIcon /> : <CancelledIcon />,
    ...(kind && { kind }),
    run: () => onDecide(decision),
    needs: HoldDialog,
  })
  // What has to be decided stands before what folds into the menu; what loses nothing is the one that stands out
  return [decide('release'), decide('discard', 'primary'), again, download, ...compare, ...notes]
}

const VIEWS = ['all', 'rejected', 'failed'] as const
type View = (typeof VIEWS)[number]

/** The view that an address names; all components when it names none. */
const readView = (raw: unknown): View => VIEWS.find((view) => view === raw) ?? 'all'

/** What the list is narrowed to. */
const viewFilter = (batchId: string, view: View): Record<string, FilterValue> => ({
  batchId,
  ...(view === 'rejected' && { recordsRejected: { gte: 1 } }),
  ...(view === 'failed' && { status: 'failed' }),
})

type ViewsProps = {
  view: View
  results: readonly ImportLogResult[] | undefined
  m: ImportLogResultsMessages
}

/** A choice between all components and those that need attention; it stands in the address. */
function Views({ view, results, m }: ViewsProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const counts: Record<View, number | undefined> = {
    all: results?.length,
    rejected: results?.filter(({ recordsRejected }) => recordsRejected > 0).length,
    failed: results?.filter(({ status }) => status === 'failed').length,
  }
  return (
    <SegmentedControl
      label={m.views.label}
      value={view}
      options={VIEWS.map((value) => ({ value, label: m.views[value], count: counts[value] }))}
      onChange={(wanted) => {
        const { view: _, page: __, ...rest } = query
        setQuery(wanted === 'all' ? rest : { ...rest, view: wanted })
      }}
    />
  )
}
