import { exportLogsResource, exportRuns, placeOf, useMessages, useNavigator } from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import { SendDialog } from '../../features/exports/run/send-dialog.tsx'
import * as preview from '../../features/runs/run/part-preview.css.ts'
import * as facts from '../../features/runs/run/run-facts.css.ts'
import { RunMissing } from '../../features/runs/run/run-missing.tsx'
import { useBatch } from '../../features/runs/run/use-batch.ts'
import { StatusBadge } from '../../parts/status/status-badge.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { exportResultCard } from './card.ts'
import { exportResultColumns } from './columns.tsx'
import { ExportFigures } from './export-figures.tsx'
import { fileNote } from './file-note.tsx'
import { FilePreview } from './file-preview.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import { useExportActions } from './use-export-actions.tsx'

/** Export Results ([S2.2]): one sending, file by file. */
export function ExportLogResultsScreen(props: { districtId: string; batchId: string }): ReactElement {
  const { districtId, batchId } = props
  const m = useMessages('export-log-results', messages)
  const navigation = useNavigator()
  const { status, header, results, pollMs, ...batch } = useBatch(exportLogsResource, batchId, exportRuns)
  const [asking, setAsking] = useState(false)
  const scale = Math.max(0, ...(results ?? []).map(({ recordsRead }) => recordsRead))
  const deliveryMethod = header?.deliveryMethod
  const columns = useMemo(
    () => exportResultColumns({ districtId, deliveryMethod, scale, m }),
    [districtId, deliveryMethod, scale, m],
  )
  const card = useMemo(() => exportResultCard(deliveryMethod, m), [deliveryMethod, m])
  const { previousId, nextId } = batch
  const actions = useExportActions({
    districtId,
    previousId,
    nextId,
    header,
    m,
    onSendAgain: () => setAsking(true),
  })

  const title = m.run.name(batchId)
  if (status === 'not-found') {
    const list = placeOf('export-logs', { districtId })
    return <RunMissing name={title} batchId={batchId} list={list} texts={m.run.notFound} />
  }
  if (status === 'failed') {
    return (
      <>
        <PageHeader title={title} record={title} />
        <ErrorState failure={batch.errors[0]} onRetry={batch.retry} />
      </>
    )
  }
  // What belongs to no file is told nowhere else, such as a manifest that was refused
  const ofNoFile = header?.message && results && !results.some((file) => file.status === 'failed')
  return (
    <>
      <PageHeader
        title={title}
        record={title}
        badge={header && <StatusBadge status={header.status} componentsFailed />}
        meta={
          header && (
            <span className={facts.facts}>
              <span>{header.exportName}</span>
              <span>{destinationText(header, m.run)}</span>
            </span>
          )
        }
        actions={<PageActions items={actions} />}
      />
      <ExportFigures batch={header} results={results ?? []} m={m} />
      {ofNoFile ? (
        <Banner tone="danger" className={css.banner}>
          {header.message}
        </Banner>
      ) : null}
      <ResourceTable
        tableId="export-log-results"
        operation={exportLogsResource.results}
        columns={columns}
        card={card}
        label={m.table(batchId)}
        noun={[m.noun.one, m.noun.many]}
        fixedFilter={{ batchId }}
        expand={(result) => <FilePreview districtId={districtId} result={result} m={m} />}
        note={(result) => fileNote(districtId, result, m)}
        pollMs={pollMs}
        toolbarEnd={<span className={preview.order}>{m.order}</span>}
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
      />
      {asking && header ? (
        <SendDialog
          batch={header}
          onClose={() => setAsking(false)}
          onStarted={(started) => {
            setAsking(false)
            navigation.go(placeOf('export-log-results', { districtId, batchId: String(started) }))
          }}
          texts={m.run}
        />
      ) : null}
    </>
  )
}
