import {
  CONSTANTS,
  type District,
  type Export,
  formatCount,
  formatDateTime,
  placeOf,
  type RouteId,
  type SisApiConfig,
  type SisImportTemplateDetailed,
} from '@edconsole/console-core'
import { delayText } from '../../features/exports/run/delay-text.ts'
import { unmappedColumns } from '../../features/templates/state/unmapped-columns.ts'
import type { AttentionItem } from './attention-item.ts'
import type { DashboardMessages } from './messages.ts'

/** What is set up in a district; each part absent while it is not known, or may not be. */
export type SetupFacts = {
  connection?: SisApiConfig | undefined
  /** Those that are switched on. */
  templates?: readonly SisImportTemplateDetailed[] | undefined
  /** Those that are switched on. */
  exports?: readonly Export[] | undefined
  /** Accounts that are locked. */
  locked?: number | undefined
}

type ImportFacts = {
  /** Absent while it is not known, or may not be. */
  district: Pick<District, 'importsEnabled'> | null
  batches: readonly unknown[]
  /** Of the district's data. */
  schoolYear: number
}

type Facts = SetupFacts & { districtId: string; now: Date; timeZone?: string }

const DAY = 86_400_000
const UNSENT_DAYS = 7

/** The last connection test of the SIS failed. */
export function failedConnection({ districtId, connection }: Facts, m: DashboardMessages): AttentionItem[] {
  if (connection?.lastVerifiedStatus !== 'failed') return []
  return [
    {
      key: 'connection',
      tone: 'danger',
      title: m.connectionFailed,
      text: connection.lastVerifiedMessage ?? m.connectionFailedHelp,
      at: connection.lastVerifiedAt,
      action: { label: m.checkConnection, to: placeOf('sis-import-api-setup', { districtId }) },
    },
  ]
}

/** Templates whose every row would be refused, since nothing fills a required column. */
export function unmappedTemplates(
  { districtId, templates = [] }: Facts,
  m: DashboardMessages,
): AttentionItem[] {
  return templates
    .flatMap((template) => {
      const columns = unmappedColumns(template)
      return columns.length > 0 ? [{ template, columns }] : []
    })
    .map(({ template, columns }) => ({
      key: `template:${template.id}`,
      tone: 'warning',
      title: m.unmapped(template.name, formatCount(columns.length), columns.length === 1),
      text: m.unmappedHelp(columns.map(({ displayName }) => displayName).join(', ')),
      at: template.updatedAt,
      action: {
        label: m.openTemplate,
        to: placeOf('sis-import-edit', { districtId, id: String(template.id) }),
      },
    }))
}

/** Nothing can be imported in the year of the data, as after a rollover, in a district that imported before. */
export function noTemplates(
  { districtId, templates, district, batches, schoolYear }: Facts & ImportFacts,
  m: DashboardMessages,
): AttentionItem[] {
  if (templates?.length !== 0 || batches.length === 0 || !district?.importsEnabled) return []
  return [
    {
      key: 'templates',
      tone: 'warning',
      title: m.noTemplates(schoolYear),
      text: m.noTemplatesHelp,
      at: null,
      action: { label: m.openTemplates, to: placeOf('sis-import-templates', { districtId }) },
    },
  ]
}

export function lockedUsers({ districtId, locked = 0 }: Facts, m: DashboardMessages): AttentionItem[] {
  if (locked === 0) return []
  return [
    {
      key: 'locked',
      tone: 'warning',
      title: m.usersLocked(formatCount(locked), locked === 1),
      text: m.usersLockedHelp,
      at: null,
      action: { label: m.reviewAccounts, to: placeOf('locked-users', { districtId }) },
    },
  ]
}

/** Exports whose last sending failed, and those that were to be sent and were not for a week. */
export function unsentExports(
  { districtId, exports = [], now, timeZone }: Facts,
  can: (route: RouteId) => boolean,
  m: DashboardMessages,
): AttentionItem[] {
  const openExports = { label: m.openExports, to: placeOf('export', { districtId }) }
  return exports.flatMap((one): AttentionItem[] => {
    const { id, productName, lastSentAt, lastStatus, lastRunAt, lastMessage, lastBatchId, createdAt, delay } =
      one
    const sent = lastSentAt === null ? m.neverSent : m.lastSent(formatDateTime(lastSentAt, timeZone))
    if (lastStatus === 'failed' || lastStatus === 'completedWithErrors') {
      const params = { districtId, batchId: String(lastBatchId) }
      return [
        {
          key: `export:${id}`,
          tone: lastStatus === 'failed' ? 'danger' : 'warning',
          title: lastStatus === 'failed' ? m.exportFailed(productName) : m.exportPartial(productName),
          text: lastMessage ? `${lastMessage} ${sent}` : sent,
          at: lastRunAt,
          action:
            lastBatchId !== null && can('export-log-results')
              ? { label: m.openExport, to: placeOf('export-log-results', params) }
              : openExports,
        },
      ]
    }
    if (delay !== null) {
      const reason = delayText(delay, timeZone ?? CONSTANTS.timeZone, m.delays)
      return [
        {
          key: `export:${id}`,
          tone: 'warning',
          title: m.exportLate(productName),
          text: m.afterDelay(reason, sent),
          at: lastSentAt,
          action: openExports,
        },
      ]
    }
    const days = Math.floor((now.getTime() - Date.parse(lastSentAt ?? createdAt)) / DAY)
    // An unreadable time doesn't tell how long ago it was (R17).
    if (!(days > UNSENT_DAYS)) return []
    return [
      {
        key: `export:${id}`,
        tone: 'info',
        title: m.unsent(productName, days),
        text: sent,
        at: lastSentAt,
        action: openExports,
      },
    ]
  })
}
