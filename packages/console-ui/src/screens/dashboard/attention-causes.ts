import {
  CONSTANTS,
  type FacetGroup,
  formatCount,
  type ImportLogHeader,
  type Place,
  placeOf,
  placeWith,
} from '@edconsole/console-core'
import { isOfEarlierYear } from '../../features/imports/is-of-earlier-year.ts'
import { type AddedSince, addedText, progressOf } from '../../features/runs/causes/added-since.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { causeFix, type FixReader } from '../../features/runs/causes/cause-fix.ts'
import { sinceText } from '../../features/runs/causes/cause-history.ts'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import type { AttentionItem } from './attention-item.ts'
import { findingOf, type SampleFinding } from './finding-of.ts'
import { batchPlace, lastFinished } from './finished-batch.ts'
import type { DashboardMessages } from './messages.ts'

export type RejectionFacts = {
  districtId: string
  /** Newest first. */
  batches: readonly ImportLogHeader[]
  /** Of the district's data. */
  schoolYear: number
  /** The causes of the rejected rows of the last finished batch. */
  causes: readonly FacetGroup[]
  /** What was added since for the values that were refused; nothing when absent. */
  added?: Pick<AddedSince, 'of'> | undefined
  /** In which times are shown; Eastern by default ([S9]). */
  timeZone?: string
}

const TOP_CAUSES = 3
const NOTHING: Pick<AddedSince, 'of'> = { of: () => null }

/** What kept rows out of the last finished batch: the causes with most rows, and one line for all others. */
export function rejectedRows(
  { districtId, batches, schoolYear, causes, added = NOTHING, timeZone }: RejectionFacts,
  reader: FixReader,
  m: DashboardMessages,
): AttentionItem[] {
  const batch = lastFinished(batches)
  if (!batch || batch.recordsRejected === 0 || isOfEarlierYear(batch, schoolYear)) return []
  const samples = new Map(causes.map((group) => [group.value, findingOf(group.sample)]))
  const isRepaired = (cause: Cause) => progressOf(cause, added).isDone
  const errors = causesOfGroups(causes)
    .filter((cause) => cause.severity === 'error')
    .sort((one, other) => Number(isRepaired(one)) - Number(isRepaired(other)))
  // A line for one cause more says as much as a line about it
  const top = errors.length === TOP_CAUSES + 1 ? errors : errors.slice(0, TOP_CAUSES)
  const named = top.map((cause) =>
    oneCause(cause, samples.get(cause.key), batch, {
      districtId,
      reader,
      m,
      timeZone,
      added,
      isLast: batch === batches[0],
    }),
  )
  const others = errors.slice(top.length)
  if (others.length > 0) {
    const rows = others.reduce((sum, { count }) => sum + count, 0)
    return [...named, otherCauses(others, rows, batch, { districtId, m })]
  }
  if (named.length > 0) return named
  const count = formatCount(batch.recordsRejected)
  return [
    {
      key: 'rejected',
      tone: 'warning',
      title: m.rejectedInBatch(count, batch.recordsRejected === 1, batch.batchId),
      text: m.rejectedWithoutCause,
      at: batch.startedAt,
      action: { label: m.openBatch, to: batchPlace(districtId, batch) },
    },
  ]
}

type CauseContext = {
  districtId: string
  reader: FixReader
  m: DashboardMessages
  timeZone: string | undefined
  added: Pick<AddedSince, 'of'>
  /** No import has begun since. */
  isLast: boolean
}

function oneCause(
  cause: Cause,
  sample: SampleFinding | undefined,
  batch: ImportLogHeader,
  { districtId, reader, m, timeZone = CONSTANTS.timeZone, added, isLast }: CauseContext,
): AttentionItem {
  const { kind, left, isDone } = progressOf(cause, added)
  const shared = {
    key: `cause:${cause.key}`,
    title: m.rowsRejected(formatCount(cause.count), cause.count === 1, cause.title),
    blocks: cause.count,
    at: batch.startedAt,
  }
  if (kind !== null && isDone)
    return {
      ...shared,
      tone: 'info',
      text: m.causeRepaired(batch.batchId, addedText(kind, cause.values.length, isLast, m.added)),
      action: { label: m.openLogs, to: placeOf('import-logs', { districtId }) },
    }
  const fix = fixOf(kind === null ? cause : { ...cause, values: left }, districtId, reader, m)
  const advice =
    kind === null ? (sample?.suggestion ?? null) : m.added.some(kind, cause.values.length - left.length)
  return {
    ...shared,
    tone: 'warning',
    text: m.causeText(batch.batchId, sinceText(cause, timeZone, m.run), advice),
    action: fix ?? { label: m.openRows, to: rowsPlace(districtId, batch, cause, sample) },
  }
}

function otherCauses(
  others: readonly Cause[],
  rows: number,
  batch: ImportLogHeader,
  { districtId, m }: { districtId: string; m: DashboardMessages },
): AttentionItem {
  return {
    key: 'cause:others',
    tone: 'warning',
    title: m.rowsRejected(formatCount(rows), rows === 1, m.otherCauses(formatCount(others.length))),
    text: m.causeText(batch.batchId, null, null),
    blocks: others[0]?.count ?? 0,
    at: batch.startedAt,
    action: { label: m.openBatch, to: batchPlace(districtId, batch) },
  }
}

function fixOf(
  cause: Cause,
  districtId: string,
  reader: FixReader,
  m: DashboardMessages,
): AttentionItem['action'] | undefined {
  const fix = causeFix(cause, m.run.fix, reader)
  if (fix.kind === 'text') return undefined
  const to = placeWith(fix.to.id, { ...fix.to.params, districtId }, { query: fix.to.query })
  return to ? { label: fix.label, to } : undefined
}

/** Where the rows of a cause are listed; its batch where no row is known. */
export const rowsPlace = (
  districtId: string,
  batch: ImportLogHeader,
  cause: Pick<Cause, 'key'>,
  sample: SampleFinding | undefined,
): Place =>
  sample
    ? placeOf(
        'import-log-details',
        { districtId, batchId: String(batch.batchId), etlStatusId: String(sample.etlStatusId) },
        { query: { filter: { cause: cause.key } } },
      )
    : batchPlace(districtId, batch)
