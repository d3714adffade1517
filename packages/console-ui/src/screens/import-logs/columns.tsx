import { formatShare, type ImportLogHeader } from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { importRunKind } from '../../features/imports/import-runs.ts'
import { sourceText } from '../../features/imports/source-text.ts'
import { countColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { firstRunColumns, RowsCell, spareRunColumns } from '../../features/runs/columns/run-columns.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import type { ImportLogsMessages } from './messages.ts'

type Context = { districtId: string; timeZone: string; lookOf: LookOfStatus; m: ImportLogsMessages }

/** The columns of the list of batches, shown ones first. */
export const importLogColumns = ({ districtId, timeZone, lookOf, m }: Context): Column<ImportLogHeader>[] => {
  const context = { kind: importRunKind, districtId, timeZone, lookOf, m }
  return rawColumns<ImportLogHeader>([
    ...firstRunColumns(context, { statusWidth: 212 }),
    {
      ...quietColumn<ImportLogHeader>('source', m.columns.source, (row) => sourceText(row, m.run)),
      width: 90,
      priority: 2,
    },
    {
      ...quietColumn<ImportLogHeader>('componentsDone', m.columns.components, (row) =>
        m.componentsDone(row.componentsDone, row.componentsTotal),
      ),
      width: 98,
      fits: true,
      priority: 3,
    },
    { ...counts('recordsRead', m), width: 96, priority: 2 },
    {
      field: 'accepted',
      title: m.columns.bar,
      fits: true,
      priority: 2,
      text: (row) => formatShare(acceptedRows(row), row.recordsRead),
      cell: (row) => {
        const { accepted, rejected, remaining } = importRunKind.rows(row)
        const read = accepted + rejected
        return (
          <RowsCell
            accepted={accepted}
            rejected={rejected}
            remaining={remaining}
            // The share beside it and the columns of counts say all that it shows once a run has ended.
            decorative={remaining === 0 && read > 0}
          >
            {read === 0 ? <NoValue /> : formatShare(accepted, read)}
          </RowsCell>
        )
      },
    },
    { ...counts('recordsRejected', m, true), width: 80 },
    ...spareRunColumns(context),
    ...(['recordsInserted', 'recordsUpdated', 'recordsUnchanged', 'recordsDeleted'] as const).map(
      (field) => ({ ...counts(field, m), hidden: true }),
    ),
  ])
}

type CountField = Extract<keyof ImportLogHeader & keyof ImportLogsMessages['columns'], `records${string}`>

const counts = (field: CountField, m: ImportLogsMessages, rejected = false): Column<ImportLogHeader> =>
  countColumn(field, m.columns[field], {
    unknown: (row: ImportLogHeader) => row.recordsRead === 0,
    rejected,
  })
