import {
  formatCount,
  formatShare,
  type ImportLogHeader,
  placeOf,
  useAccess,
  useMessages,
} from '@edconsole/console-core'
import { RUN_STATUSES } from '@edconsole/console-core/contract'
import { type ReactElement, useCallback, useState } from 'react'
import { batchTotals } from '../../features/imports/batch-totals.ts'
import { importRunKind } from '../../features/imports/import-runs.ts'
import { syncAction } from '../../features/imports/sync-action.tsx'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useResultsDownload } from '../../features/imports/use-results-download.ts'
import { shareFigure } from '../../features/runs/list/last-runs.tsx'
import { runFilters } from '../../features/runs/list/run-filters.ts'
import { RunList, type RunListView, runListReads, useRunsToList } from '../../features/runs/list/run-list.tsx'
import { DownloadIcon, RetryIcon, UploadIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { ActionButton } from '../../patterns/page-actions/action-button.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { importLogColumns } from './columns.tsx'
import { type ImportLogsMessages, messages } from './messages.ts'
import * as css from './screen.css.ts'

const view: RunListView<ImportLogHeader, ImportLogsMessages> = {
  columns: importLogColumns,
  card: (m) => ({
    meta: ['startedAt', 'durationMs'],
    figures: [
      { field: 'recordsRead', noun: [m.card.row, m.card.rows] },
      { field: 'recordsRejected', noun: [m.card.rejected, m.card.rejected], alert: true },
    ],
  }),
  filters: (m, lookOf, runs = []) => [
    ...runFilters(m, {
      statuses: Object.keys(RUN_STATUSES),
      wordOf: (status) => lookOf(status).word,
      runs,
      own: [
        {
          kind: 'choice',
          field: 'source',
          label: m.filters.source,
          options: Object.entries(m.filters.sources).map(([value, label]) => ({ value, label })),
        },
      ],
    }),
    { kind: 'flag', field: 'recordsRejected', label: m.filters.withRejections, operator: { gte: 1 } },
  ],
  figures: ({ strip }, batches) => {
    const totals = batches && batchTotals(batches)
    return [
      { name: strip.read, value: totals && formatCount(totals.read) },
      shareFigure(strip.accepted, totals && formatShare(totals.accepted, totals.read)),
      { name: strip.rejected, value: totals && formatCount(totals.rejected), spare: true },
    ]
  },
  chart: (m) => ({ titleOf: ({ batchId }) => m.run.batch(batchId) }),
}

/** What the screen asks for first. */
export const reads = /* @__PURE__ */ runListReads(importRunKind, view, messages)

const BatchPreview = lazyPart(async () => (await import('./batch-preview.tsx')).BatchPreview, {
  fallback: <Skeleton shape="block" />,
})

/** What is about to be synced: everything, or the components of a batch. */
type SyncWish = { readonly again: ImportLogHeader | null }

/** Import Logs ([S2.2]): every batch of the district, newest first. */
export function ImportLogsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('import-logs', messages)
  const maySync = useMaySync()
  const [wish, setWish] = useState<SyncWish | null>(null)
  const { save } = useResultsDownload()
  const runs = useRunsToList(importRunKind)
  const maySyncAgain = maySync && runs.runningBatch === null
  const ownMenu = useCallback(
    (batch: ImportLogHeader): MenuItem[] =>
      batch.components.length === 0
        ? []
        : [
            {
              key: 'download',
              label: m.menu.download,
              icon: <DownloadIcon />,
              onSelect: () => save(batch.batchId),
            },
            ...(maySyncAgain
              ? [
                  {
                    key: 'again',
                    label: m.menu.syncAgain,
                    icon: <RetryIcon />,
                    separated: true,
                    onSelect: () => setWish({ again: batch }),
                  },
                ]
              : []),
          ],
    [maySyncAgain, save, m],
  )
  const sync = maySync
    ? syncAction({
        districtId,
        // A failed check must not keep the user from trying
        disabledReason: runs.list.loading ? m.checking : undefined,
        runningBatch: runs.runningBatch,
        onSync: () => setWish({ again: null }),
        texts: m.run,
      })
    : undefined
  // Its panel is there: here it would weigh on the first load.
  const upload = {
    id: 'upload',
    label: m.upload,
    icon: <UploadIcon />,
    to: placeOf('sis-import-templates', { districtId }, { query: { upload: 'open' } }),
  }
  // The primary one is in the title row.
  const first = sync && <ActionButton action={{ ...sync, kind: 'secondary' }} />

  return (
    <>
      <RunList
        kind={importRunKind}
        view={view}
        districtId={districtId}
        runs={runs}
        actions={<PageActions items={sync ? [upload, sync] : []} />}
        preview={(batch) => <BatchPreview districtId={districtId} batch={batch} m={m} />}
        ownMenu={ownMenu}
        none={<NoImports districtId={districtId} sync={first} m={m} />}
        m={m}
      />
      {wish === null ? null : (
        <SyncDialog
          open
          title={wish.again ? m.run.sync.againTitle(wish.again.batchId) : m.run.sync.title}
          preset={wish.again?.components.map(({ componentName }) => componentName) ?? null}
          onClose={() => setWish(null)}
          onStarted={() => {
            setWish(null)
            runs.refresh()
          }}
          texts={m.run}
        />
      )}
    </>
  )
}

type NoImportsProps = {
  districtId: string
  /** The button that starts the first import, for those who may. */
  sync: ReactElement | undefined
  m: ImportLogsMessages
}

/** A district that was never imported: what to check, then the first sync. */
function NoImports({ districtId, sync, m }: NoImportsProps): ReactElement {
  const { can } = useAccess()
  const links = [
    { id: 'sis-import-api-setup', label: m.empty.connection },
    { id: 'sis-import-templates', label: m.empty.templates },
  ] as const
  return (
    <EmptyState title={m.empty.title} action={sync}>
      {m.empty.text}
      <span className={css.emptyLinks}>
        {links
          .filter(({ id }) => can(id))
          .map(({ id, label }) => (
            <PlaceLink key={id} to={placeOf(id, { districtId })}>
              {label}
            </PlaceLink>
          ))}
      </span>
    </EmptyState>
  )
}
