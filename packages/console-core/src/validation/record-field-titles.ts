import type { AuditSubjectKind } from '../entities/audit-entry.ts'
import { keyTitle } from './field-titles.ts'

type Titles = Readonly<Record<string, string>>

/** Labels of the form of one kind of record, where another form has the same key under another label. */
const TITLES_OF: Readonly<Partial<Record<AuditSubjectKind, Titles>>> = {
  authentication: { displayName: 'Name' },
  client: { ncesLeaId: 'NCES ID' },
  export: { name: 'Export name', scheduleEnabled: 'Send on a schedule', zip: 'Single ZIP file' },
  instance: { statusReason: 'Reason' },
  note: { isShared: 'Visible to the district' },
  role: { scope: 'Audience' },
  staff: { title: 'Job title' },
  webhook: { secret: 'Secret' },
}

/**
 * Returns the label that a field has in the form of a record, given one key of its path; undefined where no form has one.
 * @param isSetting of a provider's settings
 * @example recordFieldTitle('export', 'zip') // 'Single ZIP file'
 */
export function recordFieldTitle(kind: AuditSubjectKind, key: string, isSetting = false): string | undefined {
  return (isSetting ? undefined : TITLES_OF[kind]?.[key]) ?? keyTitle(key, isSetting)
}
