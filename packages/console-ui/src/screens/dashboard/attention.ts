import type { District, FacetGroup, ImportLogHeader, Place, RouteId } from '@edconsole/console-core'
import { formatCount, formatDateTime, formatDuration, placeOf } from '@edconsole/console-core'
import { findingOf } from './finding-of.ts'
import { fixPlaceOf } from './fix-place-of.ts'
import type { DashboardMessages } from './messages.ts'

export type AttentionTone = 'danger' | 'warning' | 'info'

/** One thing that waits for somebody, with exactly one way to it. */
export type AttentionItem = {
  key: string
  tone: AttentionTone
  title: string
  text: string
  /** The instant it began; orders items of one tone. */
  at: string | null
  action: { label: string; to: Place }
}

export type AttentionFacts = {
  districtId: string
  /** Absent while it is not known, or may not be. */
  district: District | null
  /** Newest first. */
  batches: readonly ImportLogHeader[]
  /** The causes of the rejected rows of the last finished batch. */
  causes: readonly FacetGroup[]
  now: Date
}

/**
 * What needs attention in a district, from calls that were answered and nothing else: danger first, then warnings,
 * then the rest, newest first. Whatever leads to a place that the user may not enter is left out.
 */
export const attentionItems = (
  facts: AttentionFacts,
  can: (route: RouteId) => boolean,
  m: DashboardMessages,
): AttentionItem[] =>
  [...failedBatch(facts, m), ...rejectedRows(facts, can, m), ...staleImport(facts, m), ...contact(facts, m)]
    .filter((item) => can(item.action.to.id))
    .sort((a, b) => RANK[a.tone] - RANK[b.tone] || (b.at ?? '').localeCompare(a.at ?? ''))

/** The newest batch that is not running any more. */
export const lastFinished = (batches: readonly ImportLogHeader[]): ImportLogHeader | undefined =>
  batches.find((batch) => batch.endedAt !== null)

const RANK: Record<AttentionTone, number> = { danger: 0, warning: 1, info: 2 }
const TOP_CAUSES = 3
const DAY = 86_400_000
const STALE_DAYS = 2

function failedBatch({ districtId, batches }: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  const batch = lastFinished(batches)
  if (batch?.status !== 'failed') return []
  const took = batch.durationMs === null ? null : formatDuration(batch.durationMs)
  return [
    {
      key: 'failed',
      tone: 'danger',
      title: m.failed(batch.batchId, took),
      text: batch.message ?? m.failedWithoutReason,
      at: batch.startedAt,
      action: {
        label: m.openBatch,
        to: placeOf('import-log-results', { districtId, batchId: String(batch.batchId) }),
      },
    },
  ]
}

function rejectedRows(
  { districtId, batches, causes }: AttentionFacts,
  can: (route: RouteId) => boolean,
  m: DashboardMessages,
): AttentionItem[] {
  const batch = lastFinished(batches)
  if (!batch || batch.recordsRejected === 0) return []
  return [...causes]
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP_CAUSES)
    .flatMap((group) => {
      const finding = findingOf(group.sample)
      if (!finding) return []
      const fix = fixPlaceOf(finding.fixTarget, districtId)
      const rows = placeOf(
        'import-log-details',
        { districtId, batchId: String(batch.batchId), etlStatusId: String(finding.etlStatusId) },
        { query: { filter: { cause: group.value } } },
      )
      return [
        {
          key: `cause:${group.value}`,
          tone: 'warning' as const,
          title: m.rowsRejected(formatCount(group.count), group.count === 1, finding.causeTitle),
          text: finding.suggestion ?? finding.message,
          at: batch.startedAt,
          action: fix && can(fix.to.id) ? { label: fix.label, to: fix.to } : { label: m.openRows, to: rows },
        },
      ]
    })
}

function staleImport(
  { districtId, district, batches, now }: AttentionFacts,
  m: DashboardMessages,
): AttentionItem[] {
  const last = batches[0]
  if (!last || district?.importsEnabled === false) return []
  const age = now.getTime() - Date.parse(last.startedAt)
  if (last.endedAt === null || age <= STALE_DAYS * DAY) return []
  return [
    {
      key: 'stale',
      tone: 'warning',
      title: m.stale(Math.floor(age / DAY)),
      text: m.staleHelp(formatDateTime(last.startedAt)),
      at: last.startedAt,
      action: { label: m.openLogs, to: placeOf('import-logs', { districtId }) },
    },
  ]
}

/** A district is valid for contact when its contact email is not empty ([S5]). */
function contact({ districtId, district }: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  if (!district || district.contactEmailAddress?.trim()) return []
  return [
    {
      key: 'contact',
      tone: 'info',
      title: m.noContact,
      text: m.noContactHelp,
      at: null,
      action: { label: m.addContact, to: placeOf('district-profile', { districtId }) },
    },
  ]
}
