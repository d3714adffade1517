import {
  AUTH_SETTINGS,
  type AuditSubjectKind,
  effectiveSettings,
  staffComponent,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { ANSWERED_COLUMNS, answeredRow } from '../db/answered-row.ts'
import type { KeptSecret } from '../db/schema/federated.ts'
import type { AuditSubject } from './audit-changes.ts'
import { districtSubject, personalDataSubject } from './district-subjects.ts'
import { causeSubject, importSubject } from './import-subjects.ts'
import { inboxSubject } from './inbox-subject.ts'
import { instanceSubject } from './instance-subject.ts'
import { noteSubject } from './note-subject.ts'
import { rolloverSubject } from './rollover-subject.ts'
import { webhookSubject } from './webhook-subject.ts'

/** Of people, whatever isn't named here is personal, so that a new field can't become permanent by mistake. */
const except =
  (...open: readonly string[]) =>
  (field: string): boolean =>
    !open.includes(field)

const only =
  (...personal: readonly string[]) =>
  (field: string): boolean =>
    personal.includes(field)

/** Where a client's number and a district's code come from when a record names the other one only. */
const clientOf = (lea: string) =>
  sql<number | null>`(select illuminate_client_id from districts own where own.lea = ${sql.ref(lea)})`

/** Secrets are compared by the moment when they were saved. */
const savedAt = (secrets: Readonly<Record<string, KeptSecret | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(secrets).flatMap(([name, kept]) => (kept ? [[name, kept.savedAt]] : [])))

const STAFF_FIELDS = Object.keys(staffComponent.fields).filter(
  // What others decide, or only repeats what is recorded already.
  (name) => !['accountId', 'authXAccountId', 'locked', 'rolledOver', 'keptFields'].includes(name),
)

/** Every kind of record whose changes are recorded. Secrets, passwords and what the system does by itself are never read. */
export const AUDIT_SUBJECTS: Readonly<Record<AuditSubjectKind, AuditSubject>> = {
  user: {
    isPersonal: except('status', 'authType', 'roles', 'districts'),
    hasPersonalName: true,
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'clientId', 'firstName', 'lastName', 'emailAddress', 'status', 'authType'])
        .select([
          sql<string[]>`(select coalesce(jsonb_agg(role_name order by role_name), '[]')
            from user_roles given where given.user_id = users.id)`.as('roles'),
          sql<string[]>`(select coalesce(jsonb_agg(d.lea order by d.lea), '[]')
            from user_districts own join districts d on d.id = own.district_id
            where own.user_id = users.id)`.as('districts'),
        ])
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, clientId, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: `${fields.firstName} ${fields.lastName}`,
        clientId,
        lea: fields.districts.length === 1 ? (fields.districts[0] ?? null) : null,
        fields,
      }))
    },
  },
  account: {
    isPersonal: except(
      ...['authenticationId', 'userType', 'isEnabled', 'mustChangePassword'],
      ...['locked', 'lockReason', 'failedLoginCount', 'staffId', 'studentId', 'tokens'],
    ),
    hasPersonalName: true,
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'clientId', 'lea', 'username', 'emailAddress', 'firstName', 'lastName'])
        .select(['userType', 'staffId', 'studentId', 'authenticationId', 'isEnabled', 'mustChangePassword'])
        .select(['locked', 'lockReason', 'failedLoginCount'])
        .select(
          sql<
            string[]
          >`(select coalesce(jsonb_agg(format('%s (%s, %s)', name, hint, access) order by id), '[]')
            from service_tokens own where own.account_id = accounts.id and own.revoked_at is null)`.as(
            'tokens',
          ),
        )
        .select(
          sql<
            string[]
          >`(select coalesce(jsonb_agg(case kind when 'passkey' then format('Passkey "%s"', name) else name end order by id), '[]')
            from second_factors own where own.account_id = accounts.id)`.as('secondFactors'),
        )
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, clientId, lea, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.username,
        clientId,
        lea,
        fields,
      }))
    },
  },
  staff: {
    isPersonal: except('staffId', 'role', 'siteCodes', 'primarySiteCode', 'gradeLevels', 'isActive'),
    hasPersonalName: true,
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('sisRows')
        .select(ANSWERED_COLUMNS)
        .where('component', '=', 'staff')
        .where('id', 'in', keys)
        .execute()
      if (rows.length === 0) return []
      const districts = await db
        .selectFrom('districts')
        .select(['lea', 'illuminateClientId'])
        .where('lea', 'in', [...new Set(rows.map(({ lea }) => lea))])
        .execute()
      return rows.map((row) => {
        const staff: Readonly<Record<string, unknown>> = answeredRow('staff', row)
        return {
          key: row.id,
          // The row is another one each year, the number isn't.
          subjectId: row.sourceId,
          name: `${staff.firstName} ${staff.lastName}`,
          clientId: districts.find(({ lea }) => lea === row.lea)?.illuminateClientId ?? null,
          lea: row.lea,
          fields: Object.fromEntries([...STAFF_FIELDS, 'isActive'].map((name) => [name, staff[name]])),
        }
      })
    },
  },
  role: {
    isPersonal: only(),
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('roles')
        .select(['id', 'name', 'displayName', 'description', 'scope'])
        .select(
          sql<string[]>`(select coalesce(jsonb_agg(inherits_name order by inherits_name), '[]')
            from role_inheritance own where own.role_name = roles.name)`.as('children'),
        )
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.displayName || fields.name,
        clientId: null,
        lea: null,
        fields,
      }))
    },
  },
  authentication: {
    isPersonal: only(),
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('authentications')
        .select(['id', 'clientId', 'provider', 'displayName', 'isEnabled', 'isDefault', 'userTypes'])
        .select(['sortOrder', 'usernameAttribute', 'autoLinkByEmail', 'allowJustInTime', 'settings'])
        .select('secrets')
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, clientId, secrets, settings, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.displayName,
        clientId,
        lea: null,
        // As they take effect: before a first choice, the default counts.
        fields: { ...fields, settings: effectiveSettings(AUTH_SETTINGS[fields.provider], settings) },
        secrets: savedAt(secrets),
      }))
    },
  },
  connection: {
    isPersonal: only(),
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('districts')
        .leftJoin('sisApiConfigs', 'sisApiConfigs.districtId', 'districts.id')
        .select(['districts.id', 'districts.lea', 'illuminateClientId', 'sisProviderName', 'sisApiUrl'])
        .select(['tokenUrl', 'qFilename', 'entityId', 'apiSchoolYearId', 'sentAt'])
        .select(
          sql<Record<string, string>>`(select coalesce(jsonb_object_agg(name, saved_at), '{}')
            from sis_api_secrets own where own.district_id = districts.id)`.as('secrets'),
        )
        .where('districts.id', 'in', keys)
        .execute()
      return rows.map(({ id, lea, illuminateClientId, secrets, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.sisProviderName ?? '',
        clientId: illuminateClientId,
        lea,
        fields,
        secrets,
      }))
    },
  },
  inbox: inboxSubject,
  note: noteSubject,
  export: {
    isPersonal: only('notifyEmails'),
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('exports')
        .innerJoin('products', 'products.id', 'exports.productId')
        .select(['exports.id', 'exports.lea', 'exports.schoolYear', 'exports.name', 'exports.isEnabled'])
        .select(['products.name as product', 'exportType', 'components', 'deliveryMethod', 'host', 'port'])
        .select(['username', 'remotePath', 'fileNamePattern', 'delimiter', 'includeHeader', 'quoteAll'])
        .select(['lineEnding', 'encoding', 'zip', 'siteCodes', 'gradeLevels', 'includeInactive'])
        .select(['scheduleEnabled', 'scheduleTime', 'scheduleDays', 'blackoutRanges', 'notifyEmails'])
        .select(['secrets', clientOf('exports.lea').as('clientId')])
        .where('exports.id', 'in', keys)
        .execute()
      return rows.map(({ id, lea, clientId, secrets, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.name,
        clientId,
        lea,
        fields,
        secrets: savedAt(secrets),
      }))
    },
  },
  client: {
    isPersonal: only('primaryContactName', 'primaryContactEmail', 'phone'),
    read: async (db, keys) => {
      const rows = await db
        .selectFrom('clients')
        .select(['id', 'clientName', 'clientType', 'lea', 'state', 'slug', 'status', 'ncesLeaId'])
        .select(['primaryContactName', 'primaryContactEmail', 'phone', 'accountNumber', 'timeZone'])
        .select(['address1', 'address2', 'city', 'zip'])
        .select(
          sql<string[]>`(select coalesce(jsonb_agg(p.name order by p.name), '[]')
            from client_products own join products p on p.id = own.product_id
            where own.client_id = clients.id)`.as('products'),
        )
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, ...fields }) => ({
        key: id,
        subjectId: String(id),
        name: fields.clientName,
        clientId: id,
        lea: null,
        fields,
      }))
    },
  },
  instance: instanceSubject,
  district: districtSubject,
  personalData: personalDataSubject,
  webhook: webhookSubject,
  rollover: rolloverSubject,
  import: importSubject,
  cause: causeSubject,
}
