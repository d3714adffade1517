import { describeStatus, formatShare, type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { sourceLabel } from '../../features/imports/source-label.ts'
import { countColumn } from '../../features/runs/columns/count-column.tsx'
import { durationColumn } from '../../features/runs/columns/duration-column.tsx'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import { RowsCell } from '../../features/runs/columns/rows-cell.tsx'
import { runDateColumn, runIdColumn, spareRunColumns } from '../../features/runs/columns/run-columns.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import type { ImportLogsMessages } from './messages.ts'

/** The columns of the list of batches, shown ones first. */
export const importLogColumns = (
  districtId: string,
  m: ImportLogsMessages,
  timeZone: string,
): Column<ImportLogHeader>[] =>
  rawColumns<ImportLogHeader>([
    runIdColumn(m, (batchId) => placeOf('import-log-results', { districtId, batchId })),
    {
      field: 'status',
      title: m.columns.status,
      width: 212,
      text: (row) => describeStatus(row.status, row).word,
      cell: (row) => <StatusText status={row.status} componentsFailed={row.componentsFailed > 0} />,
    },
    { ...runDateColumn('startedAt', m, timeZone), priority: 2 },
    durationColumn(m.columns.duration),
    {
      ...quietColumn<ImportLogHeader>('source', m.columns.source, (row) => sourceLabel(row, m.run.source)),
      width: 90,
      priority: 3,
    },
    {
      ...quietColumn<ImportLogHeader>('componentsDone', m.columns.components, (row) =>
        m.componentsDone(row.componentsDone, row.componentsTotal),
      ),
      width: 98,
      fits: true,
      priority: 3,
    },
    { ...counts('recordsRead', m), width: 96, priority: 3 },
    {
      field: 'accepted',
      title: m.columns.bar,
      fits: true,
      priority: 2,
      text: (row) => formatShare(acceptedRows(row), row.recordsRead),
      cell: (row) => (
        <RowsCell
          accepted={acceptedRows(row)}
          rejected={row.recordsRejected}
          expected={row.endedAt === null ? row.recordsExpected : null}
        />
      ),
    },
    { ...counts('recordsRejected', m, true), width: 80 },
    ...spareRunColumns(m, timeZone),
    ...(['recordsInserted', 'recordsUpdated', 'recordsUnchanged', 'recordsDeleted'] as const).map(
      (field) => ({ ...counts(field, m), hidden: true }),
    ),
  ])

type CountField =
  | 'recordsRead'
  | 'recordsRejected'
  | 'recordsInserted'
  | 'recordsUpdated'
  | 'recordsUnchanged'
  | 'recordsDeleted'

const counts = (field: CountField, m: ImportLogsMessages, rejected = false): Column<ImportLogHeader> =>
  countColumn(field, m.columns[field], {
    unknown: (row: ImportLogHeader) => row.recordsRead === 0,
    rejected,
  })
