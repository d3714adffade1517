import {
  CONSTANTS,
  componentTitle,
  type ImportLogDetail,
  type ImportLogResult,
  importLogsResource,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import type { Cause } from '../../patterns/import-run/cause.ts'
import { fileHasHeader } from '../../patterns/import-run/file-has-header.ts'
import { PersonalDataButton } from '../../patterns/import-run/personal-data-button.tsx'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
import { importDetailColumns } from './columns.tsx'
import { importDetailFilters, isPersonalCause } from './filters.ts'
import type { ImportLogDetailsMessages } from './messages.ts'
import { searchedRow } from './searched-row.ts'
import { SourceRecord } from './source-record.tsx'

export type FindingsTableProps = {
  result: ImportLogResult
  causes: readonly Cause[]
  chosen: Cause | undefined
  pollMs: number | false
  m: ImportLogDetailsMessages
}

/** Every finding of a component, row by row, each with its source record. */
export function FindingsTable({ result, causes, chosen, pollMs, m }: FindingsTableProps): ReactElement {
  const [personalShown, setPersonalShown] = useState(false)
  const [rows, setRows] = useState<readonly ImportLogDetail[]>([])
  const [query, setQuery] = useQueryState()
  const byLink = useTableFilter('id').values.length > 0
  const columns = useMemo(() => importDetailColumns({ personalShown, m }), [personalShown, m])
  const filters = useMemo(
    () => importDetailFilters({ causes, chosen, byLink, rows, m }),
    [causes, chosen, byLink, rows, m],
  )
  const hasHeader = rows[0] ? fileHasHeader(rows[0]) : true
  const toServer = useCallback(
    (text: string) => searchedRow(text, { rows: result.recordsRead, hasHeader }),
    [result.recordsRead, hasHeader],
  )
  const showSame = (row: ImportLogDetail): void => {
    const { page: _, search: __, ...rest } = query
    setQuery({ ...rest, filter: { cause: [row.cause], rejectedValue: [row.rejectedValue ?? ''] } })
  }
  const togglePersonal = (): void => setPersonalShown((shown) => !shown)

  return (
    <ResourceTable
      tableId="import-log-details"
      operation={importLogsResource.details}
      columns={columns}
      label={m.table(componentTitle(result.componentName))}
      noun={[m.noun.one, m.noun.many]}
      density="compact"
      search={{ placeholder: m.search, toServer }}
      filters={filters}
      fixedFilter={{ batchId: String(result.batchId), etlStatusId: String(result.etlStatusId) }}
      defaultPageSize={CONSTANTS.pageSizePeople}
      pollMs={pollMs}
      onRows={setRows}
      toolbarEnd={<PersonalDataButton shown={personalShown} onToggle={togglePersonal} texts={m.run} />}
      expand={(row) => (
        <SourceRecord
          row={row}
          sameValue={rowsOfSameValue(row, causes)}
          onShowSame={() => showSame(row)}
          personalShown={personalShown}
          onTogglePersonal={togglePersonal}
          m={m}
        />
      )}
    />
  )
}

const rowsOfSameValue = (row: ImportLogDetail, causes: readonly Cause[]): number | null => {
  const cause = causes.find(({ key }) => key === row.cause)
  // An empty value is the whole cause, and a personal one stays out of the address
  if (!cause || !row.rejectedValue || isPersonalCause(cause)) return null
  return cause.values.find(({ value }) => value === row.rejectedValue)?.count ?? null
}
