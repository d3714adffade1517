import {
  CONSTANTS,
  componentTitle,
  formatCount,
  type ImportLogDetail,
  type ImportLogResult,
  importLogsResource,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { gridPattern } from '../../patterns/resource-table/grid/grid-pattern.ts'
import { ResourceTable } from '../../patterns/resource-table/resource-table.tsx'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
import type { Cause } from '../../patterns/run-log/cause.ts'
import { CopyRecord } from '../../patterns/run-log/copy-record.tsx'
import { fileHasHeader } from '../../patterns/run-log/file-has-header.ts'
import { PersonalDataButton } from '../../patterns/run-log/personal-data-button.tsx'
import { rowInFile } from '../../patterns/run-log/row-in-file.ts'
import { searchedRow } from '../../patterns/run-log/searched-row.ts'
import { SourceRecord } from '../../patterns/run-log/source-record.tsx'
import { SplitPanel } from '../../patterns/split-panel/split-panel.tsx'
import { useOpenRow } from '../../patterns/split-panel/use-open-row.ts'
import { importDetailColumns } from './columns.tsx'
import { importDetailFilters, isPersonalCause } from './filters.ts'
import { addedText } from './fix-of-cause.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import type { AddedSince } from './use-added-since.ts'

export type FindingsTableProps = {
  result: ImportLogResult
  causes: readonly Cause[]
  chosen: Cause | undefined
  added: AddedSince
  pollMs: number | false
  /** Names, birth dates and the like are written out. */
  personalShown: boolean
  onTogglePersonal(): void
  /** Above the table, beside an open record as the table is. */
  children: ReactNode
  m: ImportLogDetailsMessages
}

/** Every finding of a component, row by row, each with its source record. */
export function FindingsTable(props: FindingsTableProps): ReactElement {
  const { result, causes, chosen, added, pollMs, personalShown, onTogglePersonal, children, m } = props
  const [rows, setRows] = useState<readonly ImportLogDetail[]>([])
  const open = useOpenRow(keyOf)
  const { onRows: followRows } = open
  const onRows = useCallback<typeof followRows>(
    (shown, range) => {
      setRows(shown)
      followRows(shown, range)
    },
    [followRows],
  )
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
    const { page: _, search: __, row: ___, ...rest } = query
    setQuery({ ...rest, filter: { cause: [row.cause], rejectedValue: [row.rejectedValue ?? ''] } })
  }
  const fixed = (row: ImportLogDetail): string | null => {
    const kind = added.of(row, row.rejectedValue)
    return kind && addedText(kind, 1, added.waits, m)
  }

  const { row } = open
  return (
    <SplitPanel
      record={
        row && {
          title: titleOf(row, m),
          position: open.position,
          previous: open.previous,
          next: open.next,
          onClose: open.close,
          pending: open.pending,
          body: (
            <SourceRecord
              row={row}
              sameValue={rowsOfSameValue(row, causes)}
              onShowSame={() => showSame(row)}
              personalShown={personalShown}
              onTogglePersonal={onTogglePersonal}
              fixed={fixed(row)}
              m={m}
            />
          ),
          ...(row.rowData !== null && { foot: <CopyRecord row={row} personalShown={personalShown} m={m} /> }),
        }
      }
    >
      {children}
      <ResourceTable
        tableId="import-log-details"
        operation={importLogsResource.details}
        columns={columns}
        label={m.table(componentTitle(result.componentName))}
        noun={[m.noun.one, m.noun.many]}
        density="compact"
        grid={gridPattern}
        search={{ placeholder: m.search, toServer }}
        filters={filters}
        fixedFilter={{ batchId: String(result.batchId), etlStatusId: String(result.etlStatusId) }}
        defaultPageSize={CONSTANTS.pageSizePeople}
        pollMs={pollMs}
        onRows={onRows}
        onRowOpen={open.open}
        openKey={open.key}
        revealKey={open.key}
        toolbarEnd={<PersonalDataButton shown={personalShown} onToggle={onTogglePersonal} texts={m.run} />}
      />
    </SplitPanel>
  )
}

const titleOf = (row: ImportLogDetail, m: ImportLogDetailsMessages): string => {
  const number = rowInFile(row)
  return number === null ? m.record.ofFile : m.record.title(formatCount(number))
}

const keyOf = (row: ImportLogDetail): string => String(row.id)

const rowsOfSameValue = (row: ImportLogDetail, causes: readonly Cause[]): number | null => {
  const cause = causes.find(({ key }) => key === row.cause)
  // An empty value is the whole cause, and a personal one stays out of the address
  if (!cause || !row.rejectedValue || isPersonalCause(cause)) return null
  return cause.values.find(({ value }) => value === row.rejectedValue)?.count ?? null
}
