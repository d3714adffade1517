import {
  componentTitle,
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatFileSize,
} from '@edconsole/console-core'
import { deliveryWord, hasArrived } from '../../features/exports/run/delivery.ts'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { exportRunKind, exportWord } from '../../features/exports/run/export-runs.ts'
import { FileLink } from '../../features/exports/run/file-link.tsx'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { changeColumn, componentColumn, scaledBarColumn } from '../../features/runs/columns/part-columns.tsx'
import { countColumn, derivedCountColumn, quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { durationColumn } from '../../features/runs/columns/run-duration.tsx'
import { placeOfPart } from '../../features/runs/run-kind.ts'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { CardSpec } from '../../patterns/resource-table/cards/card-spec.ts'
import type { Column } from '../../patterns/resource-table/column.ts'
import type { ExportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** How the files go; undefined until it is known. */
type Method = ExportLogHeader['deliveryMethod'] | undefined

const sentOf = (row: ExportLogResult, deliveryMethod: Method): number =>
  deliveryMethod !== undefined && hasArrived(row, deliveryMethod) ? row.recordsWritten : 0

/** A file where there is no room for columns. */
export const exportResultCard = (
  deliveryMethod: Method,
  m: ExportLogResultsMessages,
): CardSpec<ExportLogResult> => ({
  title: 'componentName',
  status: 'deliveryStatus',
  meta: ['fileName', 'fileSizeBytes'],
  bar: (row) => {
    if (row.recordsRead === 0) return null
    const sent = sentOf(row, deliveryMethod)
    return {
      accepted: sent,
      rejected: row.recordsSkipped,
      remaining: row.recordsWritten - sent,
      words: m.run.rowWords,
    }
  },
  figures: [
    { field: 'rowsSent', noun: [m.card.sent.one, m.card.sent.many] },
    { field: 'recordsSkipped', noun: [m.card.leftOut, m.card.leftOut], alert: true },
  ],
})

type Context = {
  districtId: string
  deliveryMethod: Method
  /** Rows of the largest file: the full width of every bar. */
  scale: number
  lookOf: LookOfStatus
  m: ExportLogResultsMessages
}

/** The columns of a sending's files, shown ones first. */
export const exportResultColumns = ({
  districtId,
  deliveryMethod,
  scale,
  lookOf,
  m,
}: Context): Column<ExportLogResult>[] => {
  const sent = (row: ExportLogResult): number => sentOf(row, deliveryMethod)
  return [
    {
      ...componentColumn(m.columns.componentName, (row: ExportLogResult) =>
        placeOfPart(exportRunKind, districtId, row),
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
      ...derivedCountColumn('rowsSent', m.columns.rowsSent, sent),
      from: ['recordsWritten', 'deliveryStatus'],
      width: 92,
      priority: 2,
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
      unit: 'bytes',
      align: 'end',
      width: 84,
      priority: 3,
      text: (row) => formatFileSize(row.fileSizeBytes),
    },
    {
      field: 'deliveryStatus',
      title: m.columns.deliveryStatus,
      width: 184,
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
      text: (row) => exportWord(row.status, lookOf),
      cell: (row) => <StatusText status={row.status} />,
    },
    {
      ...scaledBarColumn<ExportLogResult>('bar', {
        title: m.columns.bar,
        scale,
        rows: (row) => ({ accepted: sent(row), rejected: row.recordsSkipped, read: row.recordsRead }),
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
