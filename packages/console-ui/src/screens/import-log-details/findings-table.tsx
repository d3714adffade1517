import {
  type ImportLogDetail,
  type ImportLogResult,
  importLogsResource,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { causeOfLine } from '../../features/runs/causes/cause-of-line.ts'
import { fileHasHeader } from '../../features/runs/findings/file-has-header.ts'
import { LogLinesTable } from '../../features/runs/findings/log-lines-table.tsx'
import { searchedRow } from '../../features/runs/findings/searched-row.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
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
  const [query, setQuery] = useQueryState()
  const byLink = useTableFilter('id').values.length > 0
  const wordsOf = useFindingWords()
  const columns = useMemo(
    () => importDetailColumns({ personalShown, wordsOf, m }),
    [personalShown, wordsOf, m],
  )
  const filters = useMemo(
    () => importDetailFilters({ causes, chosen, byLink, rows, m }),
    [causes, chosen, byLink, rows, m],
  )
  const hasHeader = rows[0] ? fileHasHeader(rows[0]) : true
  const toServer = useCallback(
    (text: string) => searchedRow(text, { rows: result.recordsRead, hasHeader }),
    [result.recordsRead, hasHeader],
  )
  const showSame = ({ cause, rejectedValue }: ImportLogDetail): void => {
    const { page: _, search: __, row: ___, ...rest } = query
    const value = { rejectedValue: [rejectedValue ?? ''] }
    // A server may not tell causes
    setQuery({ ...rest, filter: cause === undefined ? value : { cause: [cause], ...value } })
  }
  const fixed = (row: ImportLogDetail): string | null => {
    const kind = added.of(row, row.rejectedValue)
    return kind && addedText(kind, 1, added.waits, m)
  }
  return (
    <LogLinesTable<ImportLogDetail>
      tableId="import-log-details"
      operation={importLogsResource.details}
      part={result}
      columns={columns}
      filters={filters}
      search={{ placeholder: m.search, toServer }}
      pollMs={pollMs}
      onLines={setRows}
      recordOf={(row) => ({
        sameValue: rowsOfSameValue(row, causes),
        onShowSame: () => showSame(row),
        fixed: fixed(row),
      })}
      personalShown={personalShown}
      onTogglePersonal={onTogglePersonal}
      m={m}
    >
      {children}
    </LogLinesTable>
  )
}

const rowsOfSameValue = (row: ImportLogDetail, causes: readonly Cause[]): number | null => {
  const cause = causes.find(({ key }) => key === causeOfLine(row).key)
  // An empty value is the whole cause, and a personal one stays out of the address
  if (!cause || !row.rejectedValue || isPersonalCause(cause)) return null
  return cause.values.find(({ value }) => value === row.rejectedValue)?.count ?? null
}
