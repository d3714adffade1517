import {
  type Export,
  formatCount,
  formatDateTime,
  placeOf,
  type SisApiConfig,
  type SisImportTemplateDetailed,
} from '@edconsole/console-core'
import { unmappedColumns } from '../../patterns/template-state/unmapped-columns.ts'
import type { AttentionItem } from './attention.ts'
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

type Facts = SetupFacts & { districtId: string; now: Date }

const DAY = 86_400_000
const UNSENT_DAYS = 7
const NAMED_MAX = 3

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
    .slice(0, NAMED_MAX)
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

/** Exports that were to be sent and were not for a week. */
export function unsentExports(
  { districtId, exports = [], now }: Facts,
  m: DashboardMessages,
): AttentionItem[] {
  return exports
    .flatMap(({ id, productName, lastSentAt, createdAt }) => {
      const since = Date.parse(lastSentAt ?? createdAt)
      const days = Math.floor((now.getTime() - since) / DAY)
      return days > UNSENT_DAYS ? [{ id, productName, lastSentAt, days }] : []
    })
    .slice(0, NAMED_MAX)
    .map(({ id, productName, lastSentAt, days }) => ({
      key: `export:${id}`,
      tone: 'info',
      title: m.unsent(productName, days),
      text: lastSentAt === null ? m.neverSent : m.lastSent(formatDateTime(lastSentAt)),
      at: lastSentAt,
      action: { label: m.openExports, to: placeOf('export', { districtId }) },
    }))
}
