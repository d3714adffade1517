import { sql } from 'kysely'
import { IMPORT_DEFAULTS } from '../inbox/import-settings.ts'
import type { AuditSubject } from './audit-changes.ts'

/** Names of what opens a district's inbox. Several may have one name, so each also has its number. */
const keysOfInbox = (kind: 'password' | 'publicKey') =>
  sql<
    string[]
  >`(select coalesce(jsonb_agg(concat_ws(' ', name, '(' || coalesce(fingerprint, id::text) || ')') order by id), '[]')
    from inbox_keys own where own.district_id = districts.id and own.kind = ${kind} and own.revoked_at is null)`

/** How a district delivers files, and when its imports run by themselves. */
export const inboxSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('districts')
      .leftJoin('importSettings', 'importSettings.lea', 'districts.lea')
      .select(['districts.id', 'districts.lea', 'districtName', 'illuminateClientId'])
      .select('importSettings.lea as savedFor')
      .select(['startsWhenComplete', 'oldAfterDays', 'archiveDays', 'isPaused', 'pausedUntil'])
      .select([
        'blackoutRanges',
        'sectionsWithoutTeacher',
        'studentsWithoutSection',
        'teachersWithoutSection',
      ])
      .select([
        'enrollmentsOutsideTerm',
        'siteStudentLossPercent',
        'siteStaffLossPercent',
        'rejectedLimitPercent',
      ])
      .select([keysOfInbox('password').as('passwords'), keysOfInbox('publicKey').as('publicKeys')])
      .where('districts.id', 'in', keys)
      .execute()
    return rows.map(({ id, lea, districtName, illuminateClientId, savedFor, ...fields }) => ({
      key: id,
      subjectId: String(id),
      name: districtName,
      clientId: illuminateClientId,
      lea,
      // Before the first save the defaults hold, and that save doesn't change them.
      fields: savedFor === null ? { ...fields, ...IMPORT_DEFAULTS } : fields,
    }))
  },
}
