import {
  type ImportLogHeader,
  importLogsResource,
  useConsoleSettings,
  useMessages,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { resultsDownloadLater } from '../../features/imports/results-download-later.ts'
import { syncAction } from '../../features/imports/sync-action.tsx'
import { SyncDialog } from '../../features/imports/sync-dialog.tsx'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { useRecentRuns } from '../../features/runs/list/use-recent-runs.ts'
import { useLater } from '../../parts/later/use-later.ts'
import { ActionButton } from '../../patterns/page-actions/action-button.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { BatchPreviewLater } from './batch-preview-later.tsx'
import { importLogCard } from './card.ts'
import { importLogColumns } from './columns.tsx'
import { importLogFilters } from './filters.ts'
import { LastBatches } from './last-batches.tsx'
import { messages } from './messages.ts'
import { NoImports } from './no-imports.tsx'
import { useBatchMenu } from './use-batch-menu.tsx'

/** What is about to be synced: everything, or the components of a batch. */
type SyncWish = { readonly again: ImportLogHeader | null }

/** Import Logs ([S2.2]): every batch of the district, newest first. */
export function ImportLogsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('import-logs', messages)
  const maySync = useMaySync()
  const [wish, setWish] = useState<SyncWish | null>(null)
  const [saving, setSaving] = useState<number | null>(null)
  const endSaving = () => setSaving(null)
  const Download = useLater(resultsDownloadLater, saving !== null, endSaving)
  const [askedAt, setAskedAt] = useState(0)
  const refreshLogs = useRefresh('importLogs')
  const recent = useRecentRuns(importLogsResource.headers)
  const { timeZone } = useConsoleSettings()
  const columns = useMemo(() => importLogColumns(districtId, m, timeZone), [districtId, m, timeZone])
  const card = useMemo(() => importLogCard(m), [m])
  const filters = useMemo(() => importLogFilters(m, recent.list.data), [m, recent.list.data])
  const idle = recent.runningBatch === null
  const rowMenu = useBatchMenu({
    districtId,
    onDownload: setSaving,
    onSyncAgain: maySync && idle ? (again) => setWish({ again }) : undefined,
    m,
  })
  const refresh = (): void => {
    setAskedAt(Date.now())
    refreshLogs()
  }
  const sync = maySync
    ? syncAction({
        districtId,
        // A failed check must not keep anybody from trying
        disabledReason: recent.list.loading ? m.checking : undefined,
        runningBatch: recent.runningBatch,
        onSync: () => setWish({ again: null }),
        texts: m.run,
      })
    : undefined
  // The primary one is in the title row.
  const first = sync && <ActionButton action={{ ...sync, kind: 'secondary' }} />
  const none = <NoImports districtId={districtId} sync={first} m={m} />

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <>
            <UpdatedAgo
              updatedAt={recent.list.updatedAt}
              // A poll is silent: only what the reader asked for turns the icon
              fetching={recent.list.fetching && askedAt > (recent.list.updatedAt ?? 0)}
              onRefresh={refresh}
              texts={m}
            />
            <PageActions items={sync ? [sync] : []} />
          </>
        }
      />
      <LastBatches
        districtId={districtId}
        batches={recent.list.data}
        failed={recent.list.errors.length > 0}
        onRetry={recent.list.retry}
        m={m}
      />
      <ResourceTable
        tableId="import-logs"
        operation={importLogsResource.headers}
        columns={columns}
        card={card}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        expand={(batch) => <BatchPreviewLater districtId={districtId} batch={batch} m={m} />}
        rowMenu={rowMenu}
        empty={none}
        // A district that was never imported is empty whatever the filters say
        {...(recent.list.totalCount === 0 && { noMatch: none })}
        pollMs={recent.pollMs}
        askedAt={askedAt}
      />
      {Download && saving !== null ? <Download key={saving} batchId={saving} onEnd={endSaving} /> : null}
      {wish === null ? null : (
        <SyncDialog
          open
          title={wish.again ? m.run.sync.againTitle(wish.again.batchId) : m.run.sync.title}
          preset={wish.again?.components.map(({ componentName }) => componentName) ?? null}
          onClose={() => setWish(null)}
          onStarted={() => {
            setWish(null)
            refresh()
          }}
          texts={m.run}
        />
      )}
    </>
  )
}
