import {
  componentTitle,
  describeStatus,
  formatCount,
  formatDuration,
  formatShare,
  type ImportLogResult,
  placeOf,
} from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import * as cell from '../../patterns/import-run/cell-text.css.ts'
import { CountCell } from '../../patterns/import-run/count-cell.tsx'
import { RunDurationText } from '../../patterns/import-run/run-duration-text.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ImportLogResultsMessages } from './messages.ts'
import { ScaledBar } from './scaled-bar.tsx'
import { signedCount } from './signed-count.ts'

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
    cell: (row) => <ScaledBar counts={row} scale={scale} texts={m.run} />,
  },
  { ...countColumn('recordsRead', m), priority: 2 },
  {
    ...countColumn('recordsRejected', m),
    cell: (row) => <CountCell count={row.recordsRejected} unknown={hasNoRows(row)} rejected />,
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

const hasLines = (row: ImportLogResult): boolean => row.errorCount + row.warningCount > 0

// A component that was cancelled or could not be read has no rows; a zero would claim that its file was empty
const hasNoRows = (row: ImportLogResult): boolean =>
  row.recordsRead === 0 && (row.status === 'failed' || row.status === 'cancelled' || row.status === 'queued')

type CountField =
  | 'recordsRead'
  | 'recordsRejected'
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
