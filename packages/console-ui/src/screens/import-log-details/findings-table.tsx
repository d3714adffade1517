import {
  formatCount,
  type ImportLogDetail,
  type ImportLogResult,
  importLogsResource,
  useQueryState,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react'
import { type AddedSince, addedText } from '../../features/runs/causes/added-since.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { causeOfLine } from '../../features/runs/causes/cause-of-line.ts'
import { findingColumns } from '../../features/runs/columns/finding-columns.tsx'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { fileHasHeader } from '../../features/runs/findings/file-has-header.ts'
import { findingFilters } from '../../features/runs/findings/finding-filters.ts'
import type { LogLine } from '../../features/runs/findings/log-line.ts'
import { LogLinesTable } from '../../features/runs/findings/log-lines-table.tsx'
import { rowInFile, searchedRow } from '../../features/runs/findings/row-in-file.ts'
import { useFindingWords } from '../../features/runs/findings/use-finding-words.ts'
import { openChoice } from '../../features/runs/list/run-filters.ts'
import { isPersonalFinding } from '../../features/runs/record/personal-finding.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import { useTableFilter } from '../../patterns/resource-table/use-table-filter.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

export type FindingsTableProps = {
  result: ImportLogResult
  causes: readonly Cause[]
  chosen: Cause | undefined
  added: Pick<AddedSince, 'of'>
  waits: boolean
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
  const { result, causes, chosen, added, waits, pollMs, personalShown, onTogglePersonal, children, m } = props
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
    return kind && addedText(kind, 1, waits, m.added)
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

type ColumnsContext = Parameters<typeof findingColumns>[0] & { m: ImportLogDetailsMessages }

/** The columns of a component's findings, shown ones first. */
const importDetailColumns = (context: ColumnsContext): Column<LogLine>[] => {
  const { m } = context
  const of = findingColumns(context)
  return [
    { ...of.rowNumber, width: 120 },
    { ...of.sourceId, width: 120, priority: 2 },
    {
      ...quietColumn<LogLine>('sourceColumn', m.columns.sourceColumn, sourceColumnOf),
      mono: true,
      width: 136,
      priority: 2,
    },
    { ...of.rejectedValue, width: 128, priority: 2 },
    { ...of.siteCode, width: 72, priority: 2 },
    of.message,
    of.causeTitle,
    of.severity,
    of.errorCode,
    of.recordLabel,
  ]
}

const sourceColumnOf = (line: LogLine): string => line.sourceColumn ?? line.columnName ?? ''

type FiltersContext = {
  causes: readonly Cause[]
  chosen: Cause | undefined
  /** A single finding was asked for by link. */
  byLink: boolean
  rows: readonly ImportLogDetail[]
  m: ImportLogDetailsMessages
}

/** What the findings can be narrowed by: causes from the list above, and values of the chosen cause. */
const importDetailFilters = ({ causes, chosen, byLink, rows, m }: FiltersContext): FilterSpec[] => [
  ...findingFilters(causes, m),
  ...valueFilter(chosen, m),
  ...(byLink ? [rowFilter(rows, m)] : []),
]

// Personal values stand in no address, so there is nothing to choose
const valueFilter = (chosen: Cause | undefined, m: ImportLogDetailsMessages): FilterSpec[] => {
  if (!chosen || isPersonalCause(chosen)) return []
  const options = chosen.values
    .filter(({ value }) => value !== '')
    .map(({ value }) => ({ value, label: value }))
  return [openChoice('rejectedValue', m.filters.value, options)]
}

const rowFilter = (rows: readonly ImportLogDetail[], m: ImportLogDetailsMessages): FilterSpec =>
  openChoice(
    'id',
    m.filters.row,
    rows.map((row) => {
      const number = rowInFile(row)
      return { value: String(row.id), label: number === null ? m.run.ofFile : formatCount(number) }
    }),
  )

/** Whether the values of a cause are about people. */
const isPersonalCause = ({ columnName, sourceColumn, code: errorCode }: Cause): boolean =>
  isPersonalFinding({ columnName, sourceColumn, errorCode })
