import {
  componentTitle,
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatDuration,
  formatFileSize,
  formatShare,
  placeOf,
} from '@edconsole/console-core'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { DeliveryText } from '../../patterns/export-run/delivery-text.tsx'
import { deliveryWord } from '../../patterns/export-run/delivery-word.ts'
import { exportWord } from '../../patterns/export-run/export-word.ts'
import { FileLink } from '../../patterns/export-run/file-link.tsx'
import { hasArrived } from '../../patterns/export-run/has-arrived.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/column.ts'
import * as cell from '../../patterns/run-log/cell-text.css.ts'
import { CountCell } from '../../patterns/run-log/count-cell.tsx'
import { RunDurationText } from '../../patterns/run-log/run-duration-text.tsx'
import { ScaledBar } from '../../patterns/run-log/scaled-bar.tsx'
import { signedCount } from '../../patterns/run-log/signed-count.ts'
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
      field: 'componentName',
      title: m.columns.componentName,
      width: 165,
      rowHeader: true,
      text: (row) => componentTitle(row.componentName),
      cell: (row) => (
        <span className={cell.strong}>
          <PlaceLink to={placeOf('export-log-details', placeParams(districtId, row))}>
            {componentTitle(row.componentName)}
          </PlaceLink>
        </span>
      ),
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
      field: 'bar',
      title: m.columns.bar,
      from: ['recordsWritten', 'recordsSkipped'],
      width: 120,
      priority: 3,
      text: (row) => formatShare(sentOf(row), row.recordsRead),
      cell: (row) => (
        <ScaledBar
          accepted={sentOf(row)}
          rejected={row.recordsSkipped}
          scale={scale}
          label={m.run.bar(sentOf(row), row.recordsSkipped)}
        />
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
      field: 'recordsSkipped',
      title: m.columns.recordsSkipped,
      align: 'end',
      width: 76,
      text: (row) => (row.recordsRead === 0 ? '' : formatCount(row.recordsSkipped)),
      cell: (row) => <CountCell count={row.recordsSkipped} unknown={row.recordsRead === 0} rejected />,
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
      field: 'checksumSha256',
      title: m.columns.checksumSha256,
      mono: true,
      width: 132,
      priority: 3,
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
      field: 'deliveryStatus',
      title: m.columns.deliveryStatus,
      width: 148,
      text: (row) => wordOf(deliveryWord(row, deliveryMethod), m),
      cell: (row) => <DeliveryText file={row} deliveryMethod={deliveryMethod} texts={m.run} />,
    },
    {
      field: 'attempt',
      title: m.columns.attempt,
      align: 'end',
      width: 84,
      priority: 3,
      text: (row) => formatCount(row.attempt),
    },
    { ...quiet('message', m, (row) => row.message ?? ''), priority: 3 },
    {
      field: 'status',
      title: m.columns.status,
      hidden: true,
      text: (row) => exportWord(row.status),
      cell: (row) => <StatusText status={row.status} />,
    },
    {
      field: 'durationMs',
      title: m.columns.durationMs,
      align: 'end',
      hidden: true,
      text: (row) => formatDuration(row.durationMs),
      cell: (row) => <RunDurationText run={row} />,
    },
    countColumn('recordsRead', m),
    countColumn('recordsWritten', m),
    changeColumn('writtenChange', m, 'recordsWritten'),
    changeColumn('leftOutChange', m, 'recordsSkipped'),
  ]
}

export const placeParams = (
  districtId: string,
  row: Pick<ExportLogResult, 'batchId' | 'etlStatusId'>,
): { districtId: string; batchId: string; etlStatusId: string } => ({
  districtId,
  batchId: String(row.batchId),
  etlStatusId: String(row.etlStatusId),
})

const wordOf = (state: string, { run }: ExportLogResultsMessages): string => {
  const words: Readonly<Record<string, string>> = run.delivery
  return words[state] ?? state
}

const quiet = (
  field: 'message',
  m: ExportLogResultsMessages,
  text: (row: ExportLogResult) => string,
): Column<ExportLogResult> => ({
  field,
  title: m.columns[field],
  text,
  cell: (row) => {
    const shown = text(row)
    return shown === '' ? <NoValue /> : <span className={cell.secondary}>{shown}</span>
  },
})

const countColumn = (
  field: 'recordsRead' | 'recordsWritten',
  m: ExportLogResultsMessages,
): Column<ExportLogResult> => ({
  field,
  title: m.columns[field],
  align: 'end',
  hidden: true,
  text: (row) => formatCount(row[field]),
})

const changeColumn = (
  field: 'writtenChange' | 'leftOutChange',
  m: ExportLogResultsMessages,
  count: 'recordsWritten' | 'recordsSkipped',
): Column<ExportLogResult> => ({
  field,
  title: m.columns[field],
  from: [count, 'previous'],
  align: 'end',
  hidden: true,
  text: (row) => (row.previous ? signedCount(row[count] - row.previous[count]) : ''),
})
