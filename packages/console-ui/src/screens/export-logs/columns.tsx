import { type ExportLogHeader, formatFileSize } from '@edconsole/console-core'
import { sentRows } from '../../features/exports/run/delivery.ts'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import { exportRunKind } from '../../features/exports/run/export-runs.ts'
import {
  CountCell,
  countColumn,
  derivedCountColumn,
  quietColumn,
} from '../../features/runs/columns/plain-columns.tsx'
import { firstRunColumns, RowsCell, spareRunColumns } from '../../features/runs/columns/run-columns.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import type { ExportLogsMessages } from './messages.ts'

type Context = { districtId: string; timeZone: string; lookOf: LookOfStatus; m: ExportLogsMessages }

/** The columns of the list of sendings, shown ones first. */
export const exportLogColumns = ({ districtId, timeZone, lookOf, m }: Context): Column<ExportLogHeader>[] => {
  const context = { kind: exportRunKind, districtId, timeZone, lookOf, m }
  const quiet = (
    field: keyof ExportLogsMessages['columns'],
    text: (row: ExportLogHeader) => string,
  ): Column<ExportLogHeader> => quietColumn(field, m.columns[field], text)
  const destination = (row: ExportLogHeader) => destinationText(row, m.run)
  return rawColumns<ExportLogHeader>([
    ...firstRunColumns(context, { statusWidth: 196 }),
    { ...quiet('productName', (row) => row.productName), width: 112, priority: 2 },
    {
      ...quiet('destination', destination),
      value: destination,
      from: ['destination', 'deliveryMethod'],
      priority: 2,
    },
    { ...countColumn('fileCount', m.columns.fileCount), width: 64, priority: 3 },
    {
      ...derivedCountColumn<ExportLogHeader>('rowsSent', m.columns.rowsSent, sentRows),
      from: ['components', 'recordsWritten'],
      width: 96,
      priority: 2,
    },
    {
      ...derivedCountColumn<ExportLogHeader>(
        'recordsSkipped',
        m.columns.recordsSkipped,
        (row) => row.recordsSkipped,
      ),
      width: 120,
      cell: (row) => (
        <RowsCell {...exportRunKind.rows(row)} words={m.run.rowWords}>
          <CountCell count={row.recordsSkipped} unknown={row.recordsRead === 0} rejected />
        </RowsCell>
      ),
    },
    { ...quiet('exportName', (row) => row.exportName), hidden: true },
    {
      field: 'fileSizeBytes',
      title: m.columns.fileSizeBytes,
      unit: 'bytes',
      align: 'end',
      hidden: true,
      text: (row) => formatFileSize(row.fileSizeBytes),
    },
    ...spareRunColumns(context),
    { ...countColumn('recordsWritten', m.columns.recordsWritten), hidden: true },
  ])
}
