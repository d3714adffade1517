import {
  type ExportLogHeader,
  exportLogsResource,
  exportRuns,
  useConsoleSettings,
  useMessages,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { SendDialog } from '../../features/exports/run/send-dialog.tsx'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import { useRecentRuns } from '../../features/runs/list/use-recent-runs.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { exportLogCard } from './card.ts'
import { exportLogColumns } from './columns.tsx'
import { ExportPreview } from './export-preview.tsx'
import { exportLogFilters } from './filters.ts'
import { LastExports } from './last-exports.tsx'
import { messages } from './messages.ts'
import { NoExports } from './no-exports.tsx'
import { useExportMenu } from './use-export-menu.tsx'

/** Export Logs ([S2.2]): every sending of the district, newest first. */
export function ExportLogsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('export-logs', messages)
  const maySend = useMaySend()
  const [again, setAgain] = useState<ExportLogHeader | null>(null)
  const [askedAt, setAskedAt] = useState(0)
  const refreshLogs = useRefresh('exportLogs')
  const { list, pollMs } = useRecentRuns(exportLogsResource.headers, exportRuns)
  const { timeZone } = useConsoleSettings()
  const columns = useMemo(() => exportLogColumns(districtId, m, timeZone), [districtId, m, timeZone])
  const card = useMemo(() => exportLogCard(m), [m])
  const filters = useMemo(() => exportLogFilters(m, list.data), [m, list.data])
  const rowMenu = useExportMenu({ districtId, onSendAgain: maySend ? setAgain : undefined, m })
  const refresh = (): void => {
    setAskedAt(Date.now())
    refreshLogs()
  }
  const none = <NoExports districtId={districtId} m={m} />

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <UpdatedAgo
            updatedAt={list.updatedAt}
            // A poll is silent: only what the reader asked for turns the icon
            fetching={list.fetching && askedAt > (list.updatedAt ?? 0)}
            onRefresh={refresh}
            texts={m}
          />
        }
      />
      <LastExports
        districtId={districtId}
        batches={list.data}
        failed={list.errors.length > 0}
        onRetry={list.retry}
        m={m}
      />
      <ResourceTable
        tableId="export-logs"
        operation={exportLogsResource.headers}
        columns={columns}
        card={card}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        expand={(batch) => <ExportPreview districtId={districtId} batch={batch} m={m} />}
        rowMenu={rowMenu}
        empty={none}
        // A district that never sent anything is empty whatever the filters say
        {...(list.totalCount === 0 && { noMatch: none })}
        pollMs={pollMs}
        askedAt={askedAt}
      />
      {again === null ? null : (
        <SendDialog
          batch={again}
          onClose={() => setAgain(null)}
          onStarted={() => {
            setAgain(null)
            refresh()
          }}
          texts={m.run}
        />
      )}
    </>
  )
}
