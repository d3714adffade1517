import {
  CONSTANTS,
  type District,
  type DistrictImportStatus,
  describeStatus,
  formatCount,
  formatDateTime,
  formatDuration,
  type ImportLogHeader,
  placeOf,
  type RouteId,
} from '@edconsole/console-core'
import { standingText } from '../../features/imports/standing.ts'
import type { FixReader } from '../../features/runs/causes/cause-fix.ts'
import { type RejectionFacts, rejectedRows } from './attention-causes.ts'
import type { AttentionItem, AttentionTone } from './attention-item.ts'
import {
  failedConnection,
  lockedUsers,
  noTemplates,
  type SetupFacts,
  unmappedTemplates,
  unsentExports,
} from './attention-setup.ts'
import { batchPlace, lastFinished } from './finished-batch.ts'
import type { DashboardMessages } from './messages.ts'

export type AttentionFacts = {
  /** Absent while it is not known, or may not be. */
  district: District | null
  /** Absent where it isn't known: then only the age of the last import says that it is late. */
  standing?: DistrictImportStatus | undefined
  now: Date
} & SetupFacts &
  RejectionFacts

/**
 * What needs attention in a district, from calls that were answered and nothing else: what is held first, then danger,
 * warnings and the rest, each from what keeps most rows out to the newest. Whatever leads to a place that the user may not enter is left out.
 */
export const attentionItems = (
  facts: AttentionFacts,
  reader: FixReader,
  m: DashboardMessages,
): AttentionItem[] =>
  [
    ...stoppedBatch(facts, m),
    ...failedConnection(facts, m),
    ...missingConnection(facts, m),
    ...rejectedRows(facts, reader, m),
    ...staleImport(facts, m),
    ...oldFiles(facts, m),
    ...noTemplates(facts, m),
    ...unmappedTemplates(facts, m),
    ...lockedUsers(facts, m),
    ...unsentExports(facts, reader.can, m),
    ...contact(facts, m),
  ]
    .filter((item) => reader.can(item.action.to.id))
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
  'sis-import-templates',
  'sis-import-edit',
  'locked-users',
  'export',
] as const satisfies readonly RouteId[]

const RANK: Record<AttentionTone, number> = { danger: 0, warning: 1, info: 2 }
/** Waits for a decision of a person. */
const HELD = 'held'
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
