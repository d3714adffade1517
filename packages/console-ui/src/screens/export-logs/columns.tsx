import { type ExportLogHeader, formatCount, formatFileSize, placeOf } from '@edconsole/console-core'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import { exportWord } from '../../features/exports/run/export-word.ts'
import { sentRows } from '../../features/exports/run/sent-rows.ts'
import { CountCell } from '../../features/runs/columns/count-cell.tsx'
import { countColumn } from '../../features/runs/columns/count-column.tsx'
import { durationColumn } from '../../features/runs/columns/duration-column.tsx'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import { runDateColumn, runIdColumn, spareRunColumns } from '../../features/runs/columns/run-columns.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import { LeftOutCell } from './left-out-cell.tsx'
import type { ExportLogsMessages } from './messages.ts'

/** The columns of the list of sendings, shown ones first. */
export const exportLogColumns = (
  districtId: string,
  m: ExportLogsMessages,
  timeZone: string,
): Column<ExportLogHeader>[] =>
  rawColumns<ExportLogHeader>([
    runIdColumn(m, (batchId) => placeOf('export-log-results', { districtId, batchId })),
    {
      field: 'status',
      title: m.columns.status,
      width: 196,
      text: (row) => exportWord(row.status),
      cell: (row) => <StatusText status={row.status} componentsFailed />,
    },
    { ...runDateColumn('startedAt', m, timeZone), priority: 2 },
    durationColumn(m.columns.duration),
    { ...quiet('productName', m, (row) => row.productName), width: 112, priority: 2 },
    {
      ...quiet('destination', m, (row) => destinationText(row, m.run)),
      from: ['destination', 'deliveryMethod'],
      priority: 3,
    },
    { ...countColumn('fileCount', m.columns.fileCount), width: 64, priority: 3 },
    {
      field: 'rowsSent',
      title: m.columns.rowsSent,
      from: ['components', 'recordsWritten'],
      align: 'end',
      width: 96,
      priority: 3,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(sentRows(row))),
      value: sentRows,
      cell: (row) => <CountCell count={sentRows(row)} unknown={row.recordsRead === 0} />,
    },
    {
      field: 'recordsSkipped',
      title: m.columns.recordsSkipped,
      align: 'end',
      width: 128,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(row.recordsSkipped)),
      cell: (row) => <LeftOutCell row={row} words={m.run.rowWords} />,
    },
    { ...quiet('exportName', m, (row) => row.exportName), hidden: true },
    {
      field: 'fileSizeBytes',
      title: m.columns.fileSizeBytes,
      align: 'end',
      hidden: true,
      text: (row) => formatFileSize(row.fileSizeBytes),
    },
    ...spareRunColumns(m, timeZone),
    { ...countColumn('recordsWritten', m.columns.recordsWritten), hidden: true },
  ])

const quiet = (
  field: keyof ExportLogsMessages['columns'],
  m: ExportLogsMessages,
  text: (row: ExportLogHeader) => string,
): Column<ExportLogHeader> => quietColumn(field, m.columns[field], text)
