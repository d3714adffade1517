import {
  CONSTANTS,
  type District,
  type DistrictImportStatus,
  describeStatus,
  type FacetGroup,
  formatCount,
  formatDateTime,
  formatDuration,
  type ImportLogHeader,
  type Place,
  placeOf,
  placeWith,
  type RouteId,
} from '@edconsole/console-core'
import { standingText } from '../../features/imports/standing.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { causeFix } from '../../features/runs/causes/cause-fix.ts'
import { sinceText } from '../../features/runs/causes/cause-history.ts'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import type { AttentionItem, AttentionTone } from './attention-item.ts'
import {
  failedConnection,
  lockedUsers,
  type SetupFacts,
  unmappedTemplates,
  unsentExports,
} from './attention-setup.ts'
import { findingOf, type SampleFinding } from './finding-of.ts'
import type { DashboardMessages } from './messages.ts'

export type AttentionFacts = {
  districtId: string
  /** Absent while it is not known, or may not be. */
  district: District | null
  /** Newest first. */
  batches: readonly ImportLogHeader[]
  /** Absent where it isn't known: then only the age of the last import says that it is late. */
  standing?: DistrictImportStatus | undefined
  /** The causes of the rejected rows of the last finished batch. */
  causes: readonly FacetGroup[]
  now: Date
  /** In which times are shown; Eastern by default ([S9]). */
  timeZone?: string
} & SetupFacts

/**
 * What needs attention in a district, from calls that were answered and nothing else: what is held first, then danger,
 * warnings and the rest, each from what keeps most rows out to the newest. Whatever leads to a place that the user may not enter is left out.
 */
export const attentionItems = (
  facts: AttentionFacts,
  can: (route: RouteId) => boolean,
  m: DashboardMessages,
): AttentionItem[] =>
  [
    ...stoppedBatch(facts, m),
    ...failedConnection(facts, m),
    ...missingConnection(facts, m),
    ...rejectedRows(facts, can, m),
    ...staleImport(facts, m),
    ...oldFiles(facts, m),
    ...unmappedTemplates(facts, m),
    ...lockedUsers(facts, m),
    ...unsentExports(facts, can, m),
    ...contact(facts, m),
  ]
    .filter((item) => can(item.action.to.id))
    .sort(
      (a, b) =>
        Number(b.key === HELD) - Number(a.key === HELD) ||
        RANK[a.tone] - RANK[b.tone] ||
        (b.blocks ?? 0) - (a.blocks ?? 0) ||
        (b.at ?? '').localeCompare(a.at ?? ''),
    )

/** The screens that items lead to: without access to any of them there is nothing to show. */
export const ATTENTION_TARGETS = [
  'import-logs',
  'district-profile',
  'sis-import-api-setup',
  'sis-import-edit',
  'locked-users',
  'export',
] as const satisfies readonly RouteId[]

/** The newest batch that is not running any more. */
export const lastFinished = (batches: readonly ImportLogHeader[]): ImportLogHeader | undefined =>
  batches.find((batch) => !describeStatus(batch.status).running)

const RANK: Record<AttentionTone, number> = { danger: 0, warning: 1, info: 2 }
/** Waits for a decision of a person. */
const HELD = 'held'
const TOP_CAUSES = 3
const DAY = 86_400_000
const STALE_DAYS = 2

function stoppedBatch(facts: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  const { districtId, batches } = facts
  const batch = lastFinished(batches)
  if (!batch) return []
  const held = batch.status === 'held'
  // The other components were loaded, so that the batch as a whole did not fail.
  if (batch.status !== 'failed' && !held && batch.componentsFailed === 0) return []
  const took = batch.durationMs === null ? null : formatDuration(batch.durationMs)
  const reason = batch.message ?? (held ? m.heldWithoutReason : m.failedWithoutReason)
  const standing = standingOf(facts, batch, m)
  const failed = batch.status === 'failed' ? m.failed(batch.batchId, took) : m.failures(batch.batchId)
  return [
    {
      key: held ? HELD : 'failed',
      tone: held ? 'warning' : 'danger',
      title: held ? m.held(batch.batchId) : failed,
      text: standing === null ? reason : m.afterStreak(standing, reason),
      at: batch.startedAt,
      action: { label: m.openBatch, to: batchPlace(districtId, batch) },
    },
  ]
}

/** How often imports ended like this one, if it is what the status is about. */
const standingOf = (
  { standing, timeZone = CONSTANTS.timeZone }: AttentionFacts,
  { batchId }: ImportLogHeader,
  m: DashboardMessages,
): string | null => standingText(standing, { last: batchId, timeZone }, m.standing)

function rejectedRows(
  { districtId, batches, causes, timeZone }: AttentionFacts,
  can: (route: RouteId) => boolean,
  m: DashboardMessages,
): AttentionItem[] {
  const batch = lastFinished(batches)
  if (!batch || batch.recordsRejected === 0) return []
  const samples = new Map(causes.map((group) => [group.value, findingOf(group.sample)]))
  const errors = causesOfGroups(causes).filter((cause) => cause.severity === 'error')
  // A line for one cause more says as much as a line about it
  const top = errors.length === TOP_CAUSES + 1 ? errors : errors.slice(0, TOP_CAUSES)
  const named = top.map((cause) =>
    oneCause(cause, samples.get(cause.key), batch, { districtId, can, m, timeZone }),
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
  can: (route: RouteId) => boolean
  m: DashboardMessages
  timeZone: string | undefined
}

function oneCause(
  cause: Cause,
  sample: SampleFinding | undefined,
  batch: ImportLogHeader,
  { districtId, can, m, timeZone = CONSTANTS.timeZone }: CauseContext,
): AttentionItem {
  const fix = fixOf(cause, districtId, m)
  return {
    key: `cause:${cause.key}`,
    tone: 'warning',
    title: m.rowsRejected(formatCount(cause.count), cause.count === 1, cause.title),
    text: m.causeText(batch.batchId, sinceText(cause, timeZone, m.run), sample?.suggestion ?? null),
    blocks: cause.count,
    at: batch.startedAt,
    action:
      fix && can(fix.to.id) ? fix : { label: m.openRows, to: rowsPlace(districtId, batch, cause, sample) },
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

function fixOf(cause: Cause, districtId: string, m: DashboardMessages): AttentionItem['action'] | undefined {
  const fix = causeFix(cause, m.run.fix)
  if (fix.kind === 'text') return undefined
  const to = placeWith(fix.to.id, { ...fix.to.params, districtId }, { query: fix.to.query })
  return to ? { label: fix.label, to } : undefined
}

const rowsPlace = (
  districtId: string,
  batch: ImportLogHeader,
  cause: Cause,
  sample: SampleFinding | undefined,
): Place =>
  sample
    ? placeOf(
        'import-log-details',
        { districtId, batchId: String(batch.batchId), etlStatusId: String(sample.etlStatusId) },
        { query: { filter: { cause: cause.key } } },
      )
    : batchPlace(districtId, batch)

const batchPlace = (districtId: string, batch: ImportLogHeader): Place =>
  placeOf('import-log-results', { districtId, batchId: String(batch.batchId) })

function staleImport(facts: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  const { districtId, district, batches, standing, now, timeZone } = facts
  const last = batches[0]
  // Beside the district's own rhythm, an age says nothing.
  if (last && standing?.lastImportBatchId === last.batchId) return lateImport(facts, last, m)
  if (!last || district?.importsEnabled === false) return []
  const age = now.getTime() - Date.parse(last.startedAt)
  // An unreadable time doesn't tell how long ago it was (R17).
  if (describeStatus(last.status).running || !(age > STALE_DAYS * DAY)) return []
  return [
    {
      key: 'stale',
      tone: 'warning',
      title: m.stale(Math.floor(age / DAY)),
      text: m.staleHelp(formatDateTime(last.startedAt, timeZone)),
      at: last.startedAt,
      action: { label: m.openLogs, to: placeOf('import-logs', { districtId }) },
    },
  ]
}

function lateImport(facts: AttentionFacts, last: ImportLogHeader, m: DashboardMessages): AttentionItem[] {
  const { districtId, standing, timeZone } = facts
  const words = standing?.importState === 'late' ? standingOf(facts, last, m) : null
  if (words === null) return []
  return [
    {
      key: 'stale',
      tone: 'warning',
      title: m.late,
      text: m.lateHelp(words, formatDateTime(last.startedAt, timeZone)),
      // No row comes in at all.
      blocks: Number.MAX_SAFE_INTEGER,
      at: last.startedAt,
      action: { label: m.openLogs, to: placeOf('import-logs', { districtId }) },
    },
  ]
}

/** The last import read again what it had read before. */
function oldFiles({ districtId, batches }: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  const batch = lastFinished(batches)
  if (!batch?.oldFiles) return []
  return [
    {
      key: 'old-files',
      tone: 'warning',
      title: m.oldFiles(formatCount(batch.oldFiles), batch.oldFiles === 1, batch.batchId),
      text: m.oldFilesHelp,
      at: batch.startedAt,
      action: { label: m.openBatch, to: batchPlace(districtId, batch) },
    },
  ]
}

/** A new district: nothing can be imported yet. */
function missingConnection({ districtId, district }: AttentionFacts, m: DashboardMessages): AttentionItem[] {
  if (!district || district.sisProviderName !== null) return []
  return [
    {
      key: 'no-connection',
      tone: 'info',
      title: m.noConnection,
      text: m.noConnectionHelp,
      at: null,
      action: { label: m.openSetup, to: placeOf('setup', { districtId }) },
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
