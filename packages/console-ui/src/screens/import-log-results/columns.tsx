import {
  componentTitle,
  formatCount,
  type ImportLogResult,
  placeOf,
  type Severity,
} from '@edconsole/console-core'
import { acceptedRows, hasNoRows } from '../../features/imports/accepted-rows.ts'
import { importRunKind } from '../../features/imports/import-runs.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { changeColumn, componentColumn, scaledBarColumn } from '../../features/runs/columns/part-columns.tsx'
import { CountCell, countColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { durationColumn } from '../../features/runs/columns/run-duration.tsx'
import { partParams, placeOfPart } from '../../features/runs/run-kind.ts'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ImportLogResultsMessages } from './messages.ts'

/** A component where there is no room for columns. */
export const importResultCard = ({ card }: ImportLogResultsMessages): CardSpec<ImportLogResult> => ({
  title: 'componentName',
  status: 'status',
  meta: ['fileName', 'durationMs'],
  bar: (row) =>
    row.recordsRead === 0 ? null : { accepted: acceptedRows(row), rejected: row.recordsRejected },
  figures: [
    { field: 'recordsRead', noun: [card.row, card.rows] },
    { field: 'recordsRejected', noun: [card.rejected, card.rejected], alert: true },
  ],
})

type Context = {
  districtId: string
  /** Rows of the largest component: the full width of every bar. */
  scale: number
  lookOf: LookOfStatus
  m: ImportLogResultsMessages
}

/** The columns of a batch's components, shown ones first. */
export const importResultColumns = ({ districtId, scale, lookOf, m }: Context): Column<ImportLogResult>[] => [
  {
    ...componentColumn(m.columns.componentName, (row: ImportLogResult) =>
      placeOfPart(importRunKind, districtId, row),
    ),
    width: 180,
  },
  {
    field: 'status',
    title: m.columns.status,
    width: 212,
    text: (row) => lookOf(row.status).word,
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
    priority: 2,
  },
  { ...counts('recordsRead', m), width: 96, priority: 2 },
  { ...findingsColumn(districtId, 'recordsRejected', 'error', m), width: 88 },
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
  { ...findingsColumn(districtId, 'recordsWarned', 'warning', m), hidden: true },
  ...(['recordsInserted', 'recordsUpdated', 'recordsUnchanged', 'recordsDeleted'] as const).map((field) => ({
    ...counts(field, m),
    hidden: true,
  })),
  changeColumn('readChange', m.columns.readChange, 'recordsRead'),
  changeColumn('rejectedChange', m.columns.rejectedChange, 'recordsRejected'),
]

// A count that leads to the findings behind it, with their severity chosen already (domain 5.5); a zero leads nowhere
const findingsColumn = (
  districtId: string,
  field: 'recordsRejected' | 'recordsWarned',
  severity: Severity,
  m: ImportLogResultsMessages,
): Column<ImportLogResult> => ({
  ...counts(field, m),
  cell: (row) => {
    const count = <CountCell count={row[field]} unknown={hasNoRows(row)} rejected={severity === 'error'} />
    if (row[field] === 0) return count
    // A number alone says nothing in a list of links
    const label = severity === 'error' ? m.rejectedRows : m.warnedRows
    return (
      <PlaceLink
        to={placeOfPart(importRunKind, districtId, row, { filter: { severity: [severity] } })}
        aria-label={label(formatCount(row[field]), componentTitle(row.componentName))}
      >
        {count}
      </PlaceLink>
    )
  },
})

const hasLines = (row: ImportLogResult): boolean => row.errorCount + row.warningCount > 0

type CountField = Extract<
  keyof ImportLogResult & keyof ImportLogResultsMessages['columns'],
  `records${string}`
>

const counts = (field: CountField, m: ImportLogResultsMessages): Column<ImportLogResult> =>
  countColumn(field, m.columns[field], { unknown: hasNoRows })
