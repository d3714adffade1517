import {
  type ComponentName,
  importLogsResource,
  placeOf,
  useMessages,
  useNavigator,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { BatchMissing } from '../../features/imports/batch-missing.tsx'
import { resultsDownloadLater } from '../../features/imports/results-download-later.ts'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import * as css from '../../features/runs/run/part-preview.css.ts'
import { useBatch } from '../../features/runs/run/use-batch.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { StatusBadge } from '../../parts/status/status-badge.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { BatchFigures } from './batch-figures.tsx'
import { importResultCard } from './card.ts'
import { importResultColumns } from './columns.tsx'
import { componentNote } from './component-note.tsx'
import { ComponentPreview } from './component-preview.tsx'
import type { HoldDecision } from './hold-dialog.tsx'
import { holdDialogLater } from './hold-dialog-later.ts'
import { messages } from './messages.ts'
import { useBatchActions } from './use-batch-actions.tsx'
import { readView, Views, viewFilter } from './views.tsx'

/** Import Results ([S2.2]): one batch, component by component in load order. */
export function ImportLogResultsScreen(props: { districtId: string; batchId: string }): ReactElement {
  const { districtId, batchId } = props
  const m = useMessages('import-log-results', messages)
  const navigation = useNavigator()
  const batch = useBatch(importLogsResource, batchId)
  const [query] = useQueryState()
  const view = readView(query.view)
  const [again, setAgain] = useState<readonly ComponentName[] | null>(null)
  const [decision, setDecision] = useState<HoldDecision | null>(null)
  const [downloading, setDownloading] = useState(false)
  const endDownload = () => setDownloading(false)
  const Download = useLater(resultsDownloadLater, downloading, endDownload)
  const Hold = useLater(holdDialogLater, decision !== null, () => setDecision(null))
  const scale = Math.max(0, ...(batch.results ?? []).map(({ recordsRead }) => recordsRead))
  const columns = useMemo(() => importResultColumns({ districtId, scale, m }), [districtId, scale, m])

  const card = useMemo(() => importResultCard(m), [m])

  const title = m.run.batch(batchId)
  const placeOfBatch = (id: number | string) =>
    placeOf('import-log-results', { districtId, batchId: String(id) })
  const { previousId, nextId, header } = batch
  const actions = useBatchActions({
    districtId,
    previousId,
    nextId,
    header,
    downloading,
    m,
    onDownload: () => setDownloading(true),
    onSyncAgain: setAgain,
    onDecide: setDecision,
  })

  if (batch.status === 'not-found')
    return <BatchMissing districtId={districtId} batchId={batchId} texts={m.run} />
  if (batch.status === 'failed') {
    return (
      <>
        <PageHeader title={title} record={title} />
        <ErrorState failure={batch.errors[0]} onRetry={batch.retry} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        record={title}
        badge={
          batch.header && (
            <StatusBadge status={batch.header.status} componentsFailed={batch.header.componentsFailed > 0} />
          )
        }
        actions={<PageActions items={actions} />}
      />
      <BatchFigures batch={header} results={batch.results ?? []} m={m} />
      <ResourceTable
        tableId="import-log-results"
        operation={importLogsResource.results}
        columns={columns}
        card={card}
        label={m.table(batchId)}
        noun={[m.noun.one, m.noun.many]}
        fixedFilter={viewFilter(batchId, view)}
        within={{ batchId }}
        expand={(result) => <ComponentPreview districtId={districtId} result={result} m={m} />}
        note={(result) => componentNote(districtId, result, m)}
        pollMs={batch.pollMs}
        toolbarStart={<Views view={view} results={batch.results} m={m} />}
        toolbarEnd={<span className={css.order}>{m.loadOrder}</span>}
        empty={
          view === 'all' ? (
            <EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>
          ) : (
            <EmptyState title={m.noView[view].title}>{m.noView[view].text}</EmptyState>
          )
        }
      />
      {Download && downloading ? <Download batchId={batchId} onEnd={endDownload} /> : null}
      {Hold && header && decision !== null ? (
        <Hold batch={header} decision={decision} onClose={() => setDecision(null)} m={m} />
      ) : null}
      {again === null ? null : (
        <SyncDialog
          open
          title={m.run.sync.againTitle(batchId)}
          preset={again}
          onClose={() => setAgain(null)}
          onStarted={(started) => navigation.go(placeOfBatch(started))}
          texts={m.run}
        />
      )}
    </>
  )
}
