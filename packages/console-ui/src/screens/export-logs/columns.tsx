import {
  type ExportLogHeader,
  formatCount,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatYearPair,
  placeOf,
} from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { destinationText } from '../../patterns/export-run/destination-text.ts'
import { exportWord } from '../../patterns/export-run/export-word.ts'
import { sentRows } from '../../patterns/export-run/sent-rows.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { CountCell } from '../../patterns/run-log/count-cell.tsx'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import { fileNames } from './file-names.ts'
import { LeftOutCell } from './left-out-cell.tsx'
import type { ExportLogsMessages } from './messages.ts'

/** The columns of the list of sendings, shown ones first. */
export const exportLogColumns = (districtId: string, m: ExportLogsMessages): Column<ExportLogHeader>[] =>
  rawColumns([
    {
      field: 'batchId',
      title: m.columns.batchId,
      width: 104,
      rowHeader: true,
      text: (row) => String(row.batchId),
      cell: (row) => (
        <span className={cell.strong}>
          <PlaceLink to={placeOf('export-log-results', { districtId, batchId: String(row.batchId) })}>
            {row.batchId}
          </PlaceLink>
        </span>
      ),
    },
    {
      field: 'status',
      title: m.columns.status,
      width: 168,
      text: (row) => exportWord(row.status),
      cell: (row) => <StatusText status={row.status} componentsFailed />,
    },
    { ...quiet('startedAt', m, (row) => formatDateTime(row.startedAt)), width: 168, priority: 2 },
    { ...quiet('productName', m, (row) => row.productName), width: 100, priority: 2 },
    { ...quiet('exportName', m, (row) => row.exportName), width: 104, priority: 3 },
    {
      ...quiet('destination', m, (row) => destinationText(row, m.run)),
      from: ['destination', 'deliveryMethod'],
      width: 104,
      priority: 3,
    },
    {
      field: 'rowsSent',
      title: m.columns.rowsSent,
      from: ['components', 'recordsWritten'],
      align: 'end',
      width: 84,
      priority: 3,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(sentRows(row))),
      value: sentRows,
      cell: (row) => <CountCell count={sentRows(row)} unknown={row.recordsRead === 0} />,
    },
    {
      field: 'recordsSkipped',
      title: m.columns.recordsSkipped,
      align: 'end',
      width: 112,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(row.recordsSkipped)),
      cell: (row) => <LeftOutCell row={row} words={m.run.rowWords} />,
    },
    {
      field: 'fileCount',
      title: m.columns.fileCount,
      align: 'end',
      width: 48,
      priority: 3,
      text: (row) => formatCount(row.fileCount),
    },
    {
      field: 'fileSizeBytes',
      title: m.columns.fileSizeBytes,
      align: 'end',
      width: 72,
      priority: 3,
      text: (row) => formatFileSize(row.fileSizeBytes),
    },
    {
      field: 'durationMs',
      title: m.columns.durationMs,
      align: 'end',
      width: 76,
      priority: 3,
      text: (row) => formatDuration(row.durationMs),
      cell: (row) => (
        <span className={cell.secondary}>
          <RunDurationText run={row} />
        </span>
      ),
    },
    { ...quiet('schoolYear', m, (row) => formatYearPair(row.schoolYear)), hidden: true },
    { ...quiet('triggerType', m, (row) => m.triggers[row.triggerType] ?? row.triggerType), hidden: true },
    { ...quiet('triggeredBy', m, (row) => row.triggeredBy ?? ''), hidden: true },
    { ...quiet('endedAt', m, (row) => formatDateTime(row.endedAt)), hidden: true },
    {
      ...quiet('fileNames', m, (row) => fileNames(row).join(', ')),
      from: ['components'],
      value: (row) => fileNames(row).join(', '),
      mono: true,
      hidden: true,
    },
    {
      field: 'recordsWritten',
      title: m.columns.recordsWritten,
      align: 'end',
      hidden: true,
      text: (row) => formatCount(row.recordsWritten),
    },
  ])

const quiet = (
  field: keyof ExportLogsMessages['columns'],
  m: ExportLogsMessages,
  text: (row: ExportLogHeader) => string,
): Column<ExportLogHeader> => ({
  field,
  title: m.columns[field],
  text,
  cell: (row) => {
    const shown = text(row)
    return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
  },
})
