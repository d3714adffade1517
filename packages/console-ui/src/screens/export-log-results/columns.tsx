import {
  componentTitle,
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatFileSize,
  placeOf,
} from '@edconsole/console-core'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { deliveryWord } from '../../features/exports/run/delivery-word.ts'
import { exportWord } from '../../features/exports/run/export-word.ts'
import { FileLink } from '../../features/exports/run/file-link.tsx'
import { hasArrived } from '../../features/exports/run/has-arrived.ts'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { changeColumn } from '../../features/runs/columns/change-column.ts'
import { CountCell } from '../../features/runs/columns/count-cell.tsx'
import { countColumn } from '../../features/runs/columns/count-column.tsx'
import { durationColumn } from '../../features/runs/columns/duration-column.tsx'
import { componentColumn, scaledBarColumn } from '../../features/runs/columns/part-columns.tsx'
import { quietColumn } from '../../features/runs/columns/quiet-column.tsx'
import { partParams } from '../../features/runs/run/part-params.ts'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ExportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

type Context = {
  districtId: string
  /** How the files go; undefined until it is known. */
  deliveryMethod: ExportLogHeader['deliveryMethod'] | undefined
  /** Rows of the largest file: the full width of every bar. */
  scale: number
  m: ExportLogResultsMessages
}

/** The columns of a sending's files, shown ones first. */
export const exportResultColumns = ({
  districtId,
  deliveryMethod,
  scale,
  m,
}: Context): Column<ExportLogResult>[] => {
  const sentOf = (row: ExportLogResult): number =>
    deliveryMethod !== undefined && hasArrived(row, deliveryMethod) ? row.recordsWritten : 0
  return [
    {
      ...componentColumn(m.columns.componentName, (row: ExportLogResult) =>
        placeOf('export-log-details', partParams(districtId, row)),
      ),
      width: 165,
    },
    {
      field: 'fileName',
      title: m.columns.fileName,
      mono: true,
      priority: 2,
      text: (row) => row.fileName ?? '',
      cell: ({ fileName, downloadPath }) =>
        fileName === null ? (
          <NoValue />
        ) : (
          <span className={cell.secondary}>
            <FileLink fileName={fileName} downloadPath={downloadPath} texts={m.run} />
          </span>
        ),
    },
    {
      field: 'rowsSent',
      title: m.columns.rowsSent,
      from: ['recordsWritten', 'deliveryStatus'],
      align: 'end',
      width: 92,
      priority: 2,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(sentOf(row))),
      value: sentOf,
      cell: (row) => <CountCell count={sentOf(row)} unknown={row.recordsRead === 0} />,
    },
    {
      ...countColumn('recordsSkipped', m.columns.recordsSkipped, {
        unknown: (row: ExportLogResult) => row.recordsRead === 0,
        rejected: true,
      }),
      width: 76,
    },
    {
      field: 'fileSizeBytes',
      title: m.columns.fileSizeBytes,
      align: 'end',
      width: 84,
      priority: 3,
      text: (row) => formatFileSize(row.fileSizeBytes),
    },
    {
      field: 'deliveryStatus',
      title: m.columns.deliveryStatus,
      width: 164,
      text: (row) => wordOf(deliveryWord(row, deliveryMethod), m),
      cell: (row) => <DeliveryText file={row} deliveryMethod={deliveryMethod} texts={m.run} />,
    },
    {
      ...quietColumn<ExportLogResult>('message', m.columns.message, (row) => row.message ?? ''),
      priority: 3,
    },
    {
      field: 'status',
      title: m.columns.status,
      hidden: true,
      text: (row) => exportWord(row.status),
      cell: (row) => <StatusText status={row.status} />,
    },
    {
      ...scaledBarColumn<ExportLogResult>('bar', {
        title: m.columns.bar,
        scale,
        rows: (row) => ({ accepted: sentOf(row), rejected: row.recordsSkipped, read: row.recordsRead }),
        label: m.run.bar,
      }),
      from: ['recordsWritten', 'recordsSkipped'],
      width: 120,
      hidden: true,
    },
    {
      field: 'checksumSha256',
      title: m.columns.checksumSha256,
      mono: true,
      width: 132,
      hidden: true,
      text: (row) => row.checksumSha256 ?? '',
      cell: ({ checksumSha256: sum, componentName }) =>
        sum === null ? (
          <NoValue />
        ) : (
          <span className={css.copied}>
            <span className={cell.secondary}>{sum.slice(0, 8)}…</span>
            <CopyButton text={sum} what={m.checksum(componentTitle(componentName))} />
          </span>
        ),
    },
    {
      field: 'attempt',
      title: m.columns.attempt,
      align: 'end',
      width: 84,
      hidden: true,
      text: (row) => formatCount(row.attempt),
    },
    { ...durationColumn(m.columns.durationMs), hidden: true },
    { ...countColumn('recordsRead', m.columns.recordsRead), hidden: true },
    { ...countColumn('recordsWritten', m.columns.recordsWritten), hidden: true },
    changeColumn('writtenChange', m.columns.writtenChange, 'recordsWritten'),
    changeColumn('leftOutChange', m.columns.leftOutChange, 'recordsSkipped'),
  ]
}

const wordOf = (state: string, { run }: ExportLogResultsMessages): string => {
  const words: Readonly<Record<string, string>> = run.delivery
  return words[state] ?? state
}
