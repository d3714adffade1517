import {
  componentTitle,
  describeStatus,
  formatCount,
  type ImportLogHeader,
  type ImportLogResult,
  placeOf,
} from '@edconsole/console-core'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { TimelineEntry } from '../../patterns/log-timeline/timeline-entry.ts'
import type { DashboardMessages } from './messages.ts'

type Words = { districtId: string; lookOf: LookOfStatus; m: DashboardMessages }

/** The steps of a batch, last one first: its end, each component that has begun, and its start. */
export const entriesOfBatch = (
  batch: ImportLogHeader,
  results: readonly ImportLogResult[],
  words: Words,
): TimelineEntry[] => [
  ...(batch.endedAt === null
    ? []
    : [
        {
          key: 'end',
          at: [batch.endedAt, ...results.flatMap(({ endedAt }) => endedAt ?? [])].reduce(later),
          status: batch.status,
          componentsFailed: batch.componentsFailed > 0,
          sentence: words.m.batchEnded(
            batch.batchId,
            words.lookOf(batch.status).word.toLowerCase(),
            batch.message,
          ),
        },
      ]),
  ...[...results].reverse().flatMap((result) => {
    const at = result.endedAt ?? result.startedAt
    return at === null ? [] : [entryOf(result, at, words)]
  }),
  {
    key: 'start',
    at: batch.startedAt,
    status: 'queued',
    sentence: words.m.batchStarted(
      batch.batchId,
      words.m.triggers[batch.triggerType] ?? '',
      batch.triggeredBy,
    ),
  },
]

const later = (a: string, b: string): string => (a > b ? a : b)

const entryOf = (result: ImportLogResult, at: string, { districtId, lookOf, m }: Words): TimelineEntry => ({
  key: String(result.etlStatusId),
  at,
  status: result.status,
  sentence: outcome(result, m, lookOf),
  to: placeOf('import-log-details', {
    districtId,
    batchId: String(result.batchId),
    etlStatusId: String(result.etlStatusId),
  }),
  ...(result.recordsRead > 0 && {
    rows: {
      counts: {
        accepted: acceptedRows(result) - result.recordsWarned,
        warned: result.recordsWarned,
        rejected: result.recordsRejected,
      },
      text: m.rows(formatCount(result.recordsRead), result.recordsRead === 1),
    },
  }),
})

const outcome = (
  { componentName, status, stage, recordsRejected, message }: ImportLogResult,
  m: DashboardMessages,
  lookOf: LookOfStatus,
) => {
  const what = componentTitle(componentName)
  if (describeStatus(status).running) return m.componentRuns(what, m.stages[stage] ?? '')
  if (status === 'completed' || status === 'completedWithErrors') {
    return recordsRejected > 0
      ? m.componentRejected(what, formatCount(recordsRejected), recordsRejected === 1)
      : m.componentDone(what)
  }
  return m.componentOther(what, lookOf(status).word.toLowerCase(), message)
}
