import {
  componentTitle,
  describeStatus,
  formatCount,
  formatDuration,
  formatShare,
  type ImportLogResult,
  type Place,
  placeOf,
  type Severity,
} from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { CountCell } from '../../patterns/run-log/count-cell.tsx'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import { ScaledBar } from '../../patterns/run-log/scaled-bar.tsx'
import { signedCount } from '../../patterns/run-log/signed-count.ts'
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
    field: 'componentName',
    title: m.columns.componentName,
    width: 208,
    rowHeader: true,
    text: (row) => componentTitle(row.componentName),
    cell: (row) => (
      <span className={cell.strong}>
        <PlaceLink to={placeOf('import-log-details', placeParams(districtId, row))}>
          {componentTitle(row.componentName)}
        </PlaceLink>
      </span>
    ),
  },
  {
    field: 'status',
    title: m.columns.status,
    width: 212,
    text: (row) => describeStatus(row.status).word,
    cell: (row) => <StatusText status={row.status} />,
  },
  {
    field: 'fileName',
    title: m.columns.fileName,
    mono: true,
    width: 120,
    priority: 3,
    text: (row) => row.fileName ?? '',
    cell: (row) =>
      row.fileName === null ? <NoValue /> : <span className={cell.secondary}>{row.fileName}</span>,
  },
  {
    field: 'durationMs',
    title: m.columns.durationMs,
    align: 'end',
    width: 96,
    priority: 3,
    text: (row) => formatDuration(row.durationMs),
    cell: (row) => (
      <span className={cell.secondary}>
        <RunDurationText run={row} />
      </span>
    ),
  },
  {
    field: 'accepted',
    title: m.columns.bar,
    priority: 2,
    text: (row) => formatShare(acceptedRows(row), row.recordsRead),
    cell: (row) => (
      <ScaledBar
        accepted={acceptedRows(row)}
        rejected={row.recordsRejected}
        scale={scale}
        label={m.run.bar(acceptedRows(row), row.recordsRejected)}
      />
    ),
  },
  { ...countColumn('recordsRead', m), priority: 2 },
  {
    ...countColumn('recordsRejected', m),
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
    width: 116,
    priority: 2,
    text: (row) => (hasLines(row) ? m.errorLogs : ''),
    cell: (row) =>
      hasLines(row) ? (
        <span className={cell.strong}>
          <PlaceLink to={placeOf('import-log-errors', placeParams(districtId, row))}>{m.errorLogs}</PlaceLink>
        </span>
      ) : null,
  },
  {
    ...countColumn('recordsWarned', m),
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
  { ...countColumn('recordsInserted', m), hidden: true },
  { ...countColumn('recordsUpdated', m), hidden: true },
  { ...countColumn('recordsUnchanged', m), hidden: true },
  { ...countColumn('recordsDeleted', m), hidden: true },
  changeColumn('readChange', m.columns.readChange, 'recordsRead'),
  changeColumn('rejectedChange', m.columns.rejectedChange, 'recordsRejected'),
]

export const placeParams = (
  districtId: string,
  row: Pick<ImportLogResult, 'batchId' | 'etlStatusId'>,
): { districtId: string; batchId: string; etlStatusId: string } => ({
  districtId,
  batchId: String(row.batchId),
  etlStatusId: String(row.etlStatusId),
})

/** The findings behind a number, with their severity chosen already (domain 5.5); a zero leads nowhere. */
const findingsOf = (
  districtId: string,
  row: ImportLogResult,
  severity: Severity,
  count: number,
): Place | null =>
  count === 0
    ? null
    : placeOf('import-log-details', placeParams(districtId, row), {
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

const countColumn = (field: CountField, m: ImportLogResultsMessages): Column<ImportLogResult> => ({
  field,
  title: m.columns[field],
  align: 'end',
  width: 104,
  text: (row) => (hasNoRows(row) ? '' : formatCount(row[field])),
  cell: (row) => <CountCell count={row[field]} unknown={hasNoRows(row)} />,
})

const changeColumn = (
  field: string,
  title: string,
  count: 'recordsRead' | 'recordsRejected',
): Column<ImportLogResult> => ({
  field,
  title,
  align: 'end',
  hidden: true,
  text: (row) => (row.previous ? signedCount(row[count] - row.previous[count]) : ''),
})
