import {
  describeStatus,
  type ExportLogHeader,
  type ExportLogHeaderComponent,
  formatCount,
  formatShare,
  placeOf,
  useAccess,
  useMessages,
} from '@edconsole/console-core'
import { RUN_STATUSES } from '@edconsole/console-core/contract'
import { type ReactElement, useCallback, useState } from 'react'
import { hasArrived, sentRows } from '../../features/exports/run/delivery.ts'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { exportRunKind, exportWord } from '../../features/exports/run/export-runs.ts'
import { SendDialog } from '../../features/exports/run/send-dialog.tsx'
import { useManifest } from '../../features/exports/run/use-manifest.ts'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import { shareFigure } from '../../features/runs/list/last-runs.tsx'
import { openChoice, runFilters } from '../../features/runs/list/run-filters.ts'
import { RunList, type RunListView, runListReads, useRunsToList } from '../../features/runs/list/run-list.tsx'
import { RunPreview } from '../../features/runs/list/run-preview.tsx'
import { DownloadIcon, SendIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import type { FilterOption } from '../../patterns/resource-table/filter-spec.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { exportLogColumns } from './columns.tsx'
import { type ExportLogsMessages, messages } from './messages.ts'

/** Nothing of an export is held for review. */
const STATUSES = Object.keys(RUN_STATUSES).filter((status) => status !== 'held')

const view: RunListView<ExportLogHeader, ExportLogsMessages> = {
  columns: exportLogColumns,
  card: (m) => ({
    meta: ['startedAt', 'productName'],
    figures: [
      { field: 'rowsSent', noun: [m.card.sent.one, m.card.sent.many] },
      { field: 'recordsSkipped', noun: [m.card.leftOut, m.card.leftOut], alert: true },
    ],
    words: m.run.rowWords,
  }),
  // Products and exports of the runs at hand are offered; others may come by link
  filters: (m, lookOf, runs = []) => [
    ...runFilters(m, {
      statuses: STATUSES,
      wordOf: (status) => exportWord(status, lookOf),
      runs,
      own: [
        openChoice(
          'productId',
          m.filters.product,
          byName(runs, (run) => [run.productId, run.productName]),
        ),
        openChoice(
          'exportId',
          m.filters.export,
          byName(runs, (run) => [run.exportId, run.exportName]),
        ),
      ],
    }),
    { kind: 'flag', field: 'recordsSkipped', label: m.filters.withLeftOut, operator: { gte: 1 } },
  ],
  // What arrived of a failed sending counts as sent
  figures: ({ strip }, batches) => {
    const sent = batches?.reduce((sum, batch) => sum + sentRows(batch), 0)
    const leftOut = batches?.reduce((sum, { recordsSkipped }) => sum + recordsSkipped, 0)
    const isKnown = sent !== undefined && leftOut !== undefined
    return [
      { name: strip.sent, value: isKnown ? formatCount(sent) : undefined },
      shareFigure(strip.share, isKnown ? formatShare(sent, sent + leftOut) : undefined, true),
      { name: strip.leftOut, value: isKnown ? formatCount(leftOut) : undefined },
    ]
  },
  chart: (m) => ({
    titleOf: ({ batchId, productName }) => `${m.run.name(batchId)}, ${productName}`,
    noun: [m.strip.noun.one, m.strip.noun.many],
    words: m.run.words,
  }),
}

const byName = (
  runs: readonly ExportLogHeader[],
  pick: (run: ExportLogHeader) => readonly [id: number, name: string],
): FilterOption[] =>
  [...new Map(runs.map(pick))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** What the screen asks for first. */
export const reads = /* @__PURE__ */ runListReads(exportRunKind, view, messages)

/** Export Logs ([S2.2]): every sending of the district, newest first. */
export function ExportLogsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('export-logs', messages)
  const { can } = useAccess()
  const maySend = useMaySend()
  const [again, setAgain] = useState<ExportLogHeader | null>(null)
  const runs = useRunsToList(exportRunKind)
  const { download } = useManifest()
  const ownMenu = useCallback(
    (batch: ExportLogHeader): MenuItem[] => [
      ...(batch.manifestPath === null
        ? []
        : [
            {
              key: 'manifest',
              label: m.run.manifest.action,
              icon: <DownloadIcon />,
              onSelect: () => void download(batch.batchId),
            },
          ]),
      ...(maySend
        ? [
            {
              key: 'again',
              label: m.run.send.action,
              icon: <SendIcon />,
              separated: true,
              ...(describeStatus(batch.status).running && { disabledReason: m.run.send.running }),
              onSelect: () => setAgain(batch),
            },
          ]
        : []),
    ],
    [download, maySend, m],
  )
  return (
    <>
      <RunList
        kind={exportRunKind}
        view={view}
        districtId={districtId}
        runs={runs}
        preview={(batch) => <ExportPreview districtId={districtId} batch={batch} m={m} />}
        ownMenu={ownMenu}
        none={
          <EmptyState
            title={m.empty.title}
            action={
              can('export') ? (
                <PlaceButton to={placeOf('export', { districtId })}>{m.empty.overview}</PlaceButton>
              ) : undefined
            }
          >
            {m.empty.text}
          </EmptyState>
        }
        m={m}
      />
      {again === null ? null : (
        <SendDialog
          batch={again}
          onClose={() => setAgain(null)}
          onStarted={() => {
            setAgain(null)
            runs.refresh()
          }}
          texts={m.run}
        />
      )}
    </>
  )
}

type ExportPreviewProps = { districtId: string; batch: ExportLogHeader; m: ExportLogsMessages }

/** A sending opened in the list: its message, its files with their delivery, and what to fix first. */
function ExportPreview({ districtId, batch, m }: ExportPreviewProps): ReactElement {
  const { batchId, message, components, deliveryMethod } = batch
  return (
    <RunPreview
      kind={exportRunKind}
      districtId={districtId}
      batchId={batchId}
      message={message}
      heading={components.length === 0 ? m.preview.none : m.preview.files}
      components={components}
      rows={(file) => {
        const sent = hasArrived(file, deliveryMethod) ? file.recordsWritten : 0
        return { accepted: sent, rejected: file.recordsSkipped, remaining: file.recordsWritten - sent }
      }}
      words={m.run.rowWords}
      foot={(file) => <DeliveryText file={file} deliveryMethod={deliveryMethod} texts={m.run} />}
      // Those that failed, then those that left most rows out
      worst={components
        .filter((file) => failed(file) || file.recordsSkipped > 0)
        .sort((a, b) => Number(failed(b)) - Number(failed(a)) || b.recordsSkipped - a.recordsSkipped)}
      texts={m.run}
    />
  )
}

const failed = ({ status }: ExportLogHeaderComponent): boolean => status === 'failed'
