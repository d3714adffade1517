import {
  describeStatus,
  formatCount,
  formatDateTime,
  formatDuration,
  formatShare,
  formatYearPair,
  type ImportLogHeader,
  placeOf,
} from '@edconsole/console-core'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { acceptedRows } from '../../patterns/import-run/accepted-rows.ts'
import { sourceLabel } from '../../patterns/import-run/source-label.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import { rawColumns } from '../../patterns/resource-table/raw-columns.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { CountCell } from '../../patterns/run-log/count-cell.tsx'
import { RowsCell } from '../../patterns/run-log/rows-cell.tsx'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import type { ImportLogsMessages } from './messages.ts'

/** The columns of the list of batches, shown ones first. */
export const importLogColumns = (districtId: string, m: ImportLogsMessages): Column<ImportLogHeader>[] =>
  rawColumns([
    {
      field: 'batchId',
      title: m.columns.batchId,
      width: 116,
      rowHeader: true,
      text: (row) => String(row.batchId),
      cell: (row) => (
        <span className={cell.strong}>
          <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(row.batchId) })}>
            {row.batchId}
          </PlaceLink>
        </span>
      ),
    },
    {
      field: 'status',
      title: m.columns.status,
      width: 216,
      text: (row) => describeStatus(row.status, row).word,
      cell: (row) => <StatusText status={row.status} componentsFailed={row.componentsFailed > 0} />,
    },
    { ...dateColumn('startedAt', m), priority: 2 },
    {
      field: 'durationMs',
      title: m.columns.duration,
      align: 'end',
      width: 80,
      priority: 3,
      text: (row) => formatDuration(row.durationMs),
      cell: (row) => (
        <span className={cell.secondary}>
          <RunDurationText run={row} />
        </span>
      ),
    },
    {
      ...quiet('source', m.columns.source, (row) => sourceLabel(row, m.run.source)),
      width: 96,
      priority: 3,
    },
    {
      ...quiet('componentsDone', m.columns.components, (row) =>
        m.componentsDone(row.componentsDone, row.componentsTotal),
      ),
      width: 98,
      priority: 3,
    },
    { ...countColumn('recordsRead', m), width: 96, priority: 3 },
    {
      field: 'accepted',
      title: m.columns.bar,
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
    {
      field: 'recordsRejected',
      title: m.columns.recordsRejected,
      align: 'end',
      width: 92,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(row.recordsRejected)),
      cell: (row) => <CountCell count={row.recordsRejected} unknown={row.recordsRead === 0} rejected />,
    },
    { ...dateColumn('endedAt', m), hidden: true },
    { ...quiet('triggeredBy', m.columns.triggeredBy, (row) => row.triggeredBy ?? ''), hidden: true },
    { ...quiet('schoolYear', m.columns.schoolYear, (row) => formatYearPair(row.schoolYear)), hidden: true },
    {
      ...quiet('fileNames', m.columns.fileNames, fileNamesOf),
      from: ['components'],
      hidden: true,
    },
    { ...countColumn('recordsInserted', m), hidden: true },
    { ...countColumn('recordsUpdated', m), hidden: true },
    { ...countColumn('recordsUnchanged', m), hidden: true },
    { ...countColumn('recordsDeleted', m), hidden: true },
    {
      ...quiet('triggerType', m.columns.triggerType, (row) => m.triggers[row.triggerType] ?? row.triggerType),
      hidden: true,
    },
  ])

/** Each file once: several components may come from one. */
const fileNamesOf = ({ components }: ImportLogHeader): string =>
  [...new Set(components.flatMap(({ fileName }) => fileName ?? []))].join(', ')

type CountField = 'recordsRead' | 'recordsInserted' | 'recordsUpdated' | 'recordsUnchanged' | 'recordsDeleted'

const countColumn = (field: CountField, m: ImportLogsMessages): Column<ImportLogHeader> => ({
  field,
  title: m.columns[field],
  align: 'end',
  text: (row) => (row.recordsRead === 0 ? '' : formatCount(row[field])),
  cell: (row) => <CountCell count={row[field]} unknown={row.recordsRead === 0} />,
})

const dateColumn = (field: 'startedAt' | 'endedAt', m: ImportLogsMessages): Column<ImportLogHeader> => ({
  ...quiet(field, m.columns[field], (row) => formatDateTime(row[field])),
  width: 184,
})

const quiet = (
  field: string,
  title: string,
  text: (row: ImportLogHeader) => string,
): Column<ImportLogHeader> => ({
  field,
  title,
  text,
  cell: (row) => {
    const shown = text(row)
    return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
  },
})
