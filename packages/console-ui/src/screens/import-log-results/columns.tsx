import {
  componentTitle,
  describeStatus,
  formatCount,
  type ImportLogResult,
  type Place,
  placeOf,
  type Severity,
} from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { changeColumn } from '../../features/runs/columns/change-column.ts'
import { CountCell } from '../../features/runs/columns/count-cell.tsx'
import { countColumn } from '../../features/runs/columns/count-column.tsx'
import { durationColumn } from '../../features/runs/columns/duration-column.tsx'
import { componentColumn, scaledBarColumn } from '../../features/runs/columns/part-columns.tsx'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import { partParams } from '../../features/runs/run/part-params.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { FindingsLink } from './findings-link.tsx'
import type { ImportLogResultsMessages } from './messages.ts'

type Context = {
  districtId: string
  /** Rows of the largest component: the full width of every bar. */
  scale: number
  m: ImportLogResultsMessages
}

/** The columns of a batch's components, shown ones first. */
export const importResultColumns = ({ districtId, scale, m }: Context): Column<ImportLogResult>[] => [
  {
    ...componentColumn(m.columns.componentName, (row: ImportLogResult) =>
      placeOf('import-log-details', partParams(districtId, row)),
    ),
    width: 180,
  },
  {
    field: 'status',
    title: m.columns.status,
    width: 212,
    text: (row) => describeStatus(row.status).word,
    cell: (row) => <StatusText status={row.status} />,
  },
  {
    ...quietColumn<ImportLogResult>('fileName', m.columns.fileName, (row) => row.fileName ?? ''),
    mono: true,
    width: 120,
    priority: 3,
  },
  { ...durationColumn(m.columns.durationMs), width: 96 },
  {
    ...scaledBarColumn<ImportLogResult>('accepted', {
      title: m.columns.bar,
      scale,
      rows: (row) => ({
        accepted: acceptedRows(row),
        rejected: row.recordsRejected,
        read: row.recordsRead,
      }),
      label: m.run.bar,
    }),
    priority: 3,
  },
  { ...counts('recordsRead', m), width: 96, priority: 2 },
  {
    ...counts('recordsRejected', m),
    width: 88,
    cell: (row) => (
      <FindingsLink
        to={findingsOf(districtId, row, 'error', row.recordsRejected)}
        label={rejectedLabel(row, m)}
      >
        <CountCell count={row.recordsRejected} unknown={hasNoRows(row)} rejected />
      </FindingsLink>
    ),
  },
  {
    field: 'errorCount',
    title: m.columns.errorLogs,
    align: 'end',
    width: 104,
    priority: 2,
    text: (row) => (hasLines(row) ? m.errorLogs : ''),
    cell: (row) =>
      hasLines(row) ? (
        <span className={cell.strong}>
          <PlaceLink to={placeOf('import-log-errors', partParams(districtId, row))}>{m.errorLogs}</PlaceLink>
        </span>
      ) : null,
  },
  {
    ...counts('recordsWarned', m),
    hidden: true,
    cell: (row) => (
      <FindingsLink
        to={findingsOf(districtId, row, 'warning', row.recordsWarned)}
        label={warnedLabel(row, m)}
      >
        <CountCell count={row.recordsWarned} unknown={hasNoRows(row)} />
      </FindingsLink>
    ),
  },
  ...(['recordsInserted', 'recordsUpdated', 'recordsUnchanged', 'recordsDeleted'] as const).map((field) => ({
    ...counts(field, m),
    hidden: true,
  })),
  changeColumn('readChange', m.columns.readChange, 'recordsRead'),
  changeColumn('rejectedChange', m.columns.rejectedChange, 'recordsRejected'),
]

/** The findings behind a number, with their severity chosen already (domain 5.5); a zero leads nowhere. */
const findingsOf = (
  districtId: string,
  row: ImportLogResult,
  severity: Severity,
  count: number,
): Place | null =>
  count === 0
    ? null
    : placeOf('import-log-details', partParams(districtId, row), {
        query: { filter: { severity: [severity] } },
      })

// A number alone says nothing in a list of links
const rejectedLabel = (row: ImportLogResult, m: ImportLogResultsMessages): string =>
  m.rejectedRows(formatCount(row.recordsRejected), componentTitle(row.componentName))
const warnedLabel = (row: ImportLogResult, m: ImportLogResultsMessages): string =>
  m.warnedRows(formatCount(row.recordsWarned), componentTitle(row.componentName))

const hasLines = (row: ImportLogResult): boolean => row.errorCount + row.warningCount > 0

// A component that was cancelled or could not be read has no rows; a zero would claim that its file was empty
const hasNoRows = (row: ImportLogResult): boolean =>
  row.recordsRead === 0 && (row.status === 'failed' || row.status === 'cancelled' || row.status === 'queued')

type CountField =
  | 'recordsRead'
  | 'recordsRejected'
  | 'recordsWarned'
  | 'recordsInserted'
  | 'recordsUpdated'
  | 'recordsUnchanged'
  | 'recordsDeleted'

const counts = (field: CountField, m: ImportLogResultsMessages): Column<ImportLogResult> =>
  countColumn(field, m.columns[field], { unknown: hasNoRows })
