import {
  type AccountSyncLog,
  accountSyncLogsResource,
  useAccess,
  useConsoleSettings,
  useList,
  useMessages,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { partMessages } from '../../parts/messages.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { UpdatedAgo } from '../../patterns/polling/updated-ago.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { accountSyncColumns, lineCard } from './columns.tsx'
import { accountSyncFilters } from './filters.ts'
import { LineDetails } from './line-details.tsx'
import { messages } from './messages.ts'
import { PeriodFigures } from './period-figures.tsx'
import { usePeriodCounts } from './use-period-counts.ts'
import { useWhereNames, whereText } from './where-names.ts'

/** Account Sync Logs ([S2.2]): every change of an account of the district, keyed on its time ([S3]). */
export function AccountSyncLogsScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('account-sync-logs', messages)
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const { can } = useAccess()
  const [rows, setRows] = useState<readonly AccountSyncLog[]>([])
  const [askedAt, setAskedAt] = useState(0)
  const refreshLogs = useRefresh('accountSyncLogs')
  const names = useWhereNames(rows)
  const period = usePeriodCounts(m)
  const any = useList(accountSyncLogsResource.list, { limit: 1 }, { enabled: period.lines === 0 })
  const batches = can('import-log-results')
  const people = can('user-list')
  const columns = useMemo(
    () => accountSyncColumns({ districtId, timeZone, names, may: { batches, people }, m, yesNo }),
    [districtId, timeZone, names, batches, people, m, yesNo],
  )
  const filters = useMemo(() => accountSyncFilters(m), [m])
  const refresh = (): void => {
    setAskedAt(Date.now())
    refreshLogs()
  }
  const none = <EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>
  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <UpdatedAgo
            updatedAt={period.updatedAt}
            fetching={period.fetching && askedAt > (period.updatedAt ?? 0)}
            onRefresh={refresh}
            texts={m}
          />
        }
      />
      <PeriodFigures period={period} m={m} />
      <ResourceTable
        tableId="account-sync-logs"
        operation={accountSyncLogsResource.list}
        columns={columns}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        filters={filters}
        csv
        card={lineCard}
        expand={(line) => <LineDetails line={line} where={whereText(line, names, m)} m={m} />}
        empty={none}
        // A district without any line is empty whatever the filters say
        {...(any.totalCount === 0 && { noMatch: none })}
        onRows={setRows}
        askedAt={askedAt}
      />
    </>
  )
}
