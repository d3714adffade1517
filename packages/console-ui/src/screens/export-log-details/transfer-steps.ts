import {
  asSentence,
  describeStatus,
  type ExportLogHeader,
  type ExportLogResult,
  formatFileSize,
} from '@edconsole/console-core'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import type { ExportLogDetailsMessages } from './messages.ts'

export type TransferStep = {
  readonly key: string
  /** Null where the log does not tell. */
  readonly at: string | null
  readonly text: string
  readonly tone: 'done' | 'running' | 'failed' | 'quiet'
}

type File = Pick<
  ExportLogResult,
  | 'status'
  | 'deliveryStatus'
  | 'recordsWritten'
  | 'recordsSkipped'
  | 'fileName'
  | 'fileSizeBytes'
  | 'downloadPath'
  | 'attempt'
  | 'startedAt'
  | 'endedAt'
  | 'remotePath'
  | 'message'
>
type Batch = Pick<
  ExportLogHeader,
  'triggerType' | 'triggeredBy' | 'startedAt' | 'deliveryMethod' | 'destination'
>

/** What happened to a file from the start of its sending to its end, in plain words. */
export const transferSteps = (file: File, batch: Batch, m: ExportLogDetailsMessages): TransferStep[] => [
  {
    key: 'start',
    at: batch.startedAt,
    text: [startOf(batch, m), ...(file.attempt > 1 ? [m.log.attempt(file.attempt)] : [])].join(' '),
    tone: 'done',
  },
  ...written(file, m),
  ...delivered(file, batch, m),
]

const startOf = ({ triggerType, triggeredBy }: Batch, { log }: ExportLogDetailsMessages): string => {
  if (triggeredBy !== null && triggerType !== 'scheduled') return log.startedBy(triggeredBy)
  return log.triggers[triggerType] ?? triggerType
}

const written = (file: File, { log }: ExportLogDetailsMessages): TransferStep[] => {
  const { status, fileName, recordsWritten: rows, recordsSkipped, startedAt, deliveryStatus } = file
  const { running } = describeStatus(status)
  if (startedAt === null) {
    return [
      {
        key: 'written',
        at: null,
        text: running ? log.waiting : (file.message ?? log.noFile),
        tone: running ? 'running' : 'quiet',
      },
    ]
  }
  if (running && deliveryStatus === 'pending')
    return [{ key: 'written', at: startedAt, text: log.writing(rows), tone: 'running' }]
  if (fileName === null)
    return [{ key: 'written', at: startedAt, text: file.message ?? log.noFile, tone: 'quiet' }]
  const size = formatFileSize(file.fileSizeBytes)
  const text = rows === 1 ? log.writtenOne(fileName, size) : log.written(rows, fileName, size)
  return [
    {
      key: 'written',
      at: startedAt,
      text: recordsSkipped > 0 ? `${text} ${log.leftOut(recordsSkipped)}` : text,
      tone: 'done',
    },
  ]
}

const delivered = (file: File, batch: Batch, m: ExportLogDetailsMessages): TransferStep[] => {
  const { deliveryStatus, endedAt: at, status, message, remotePath } = file
  if (file.fileName === null) return []
  const to = destinationText(batch, m.run)
  const sent: TransferStep = { key: 'sent', at, text: m.log.sent(to, remotePath), tone: 'done' }
  if (deliveryStatus === 'transferred') return [sent]
  if (deliveryStatus === 'acknowledged')
    return [sent, { key: 'acknowledged', at, text: m.log.acknowledged, tone: 'done' }]
  if (deliveryStatus === 'failed') {
    const text = [m.log.notDelivered(to), ...(message === null ? [] : [message])].join(' ')
    return [{ key: 'sent', at, text, tone: 'failed' }]
  }
  if (status === 'cancelled')
    return message === null ? [] : [{ key: 'sent', at, text: asSentence(message), tone: 'quiet' }]
  if (deliveryStatus !== 'generated') return []
  if (batch.deliveryMethod !== 'download')
    return [{ key: 'sent', at: null, text: m.log.sending(to), tone: 'running' }]
  return file.downloadPath === null
    ? [{ key: 'sent', at: null, text: m.log.notStored, tone: 'quiet' }]
    : [{ key: 'sent', at, text: m.log.ready, tone: 'done' }]
}
