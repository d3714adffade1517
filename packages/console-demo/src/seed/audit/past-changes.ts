import { resources } from '@edconsole/console-core/contract'
import { type Db, localAuthenticationOf } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import { clientIdOf } from '../client-id-of.ts'
import { DEMO_DISTRICTS } from '../demo-districts.ts'
import { leaOf } from '../lea-of.ts'
import { daysFrom } from '../platform/days-from.ts'
import { columnsOf, keysReplaced, type PastChange, roleGiven, roleIncluded } from './replay-change.ts'

const ANA = 'employee@example.org'
const CALEB = 'cnorwood@example.org'
const DANA = 'admin@example.org'
const LARKSPUR = 412
/** The contacts of further districts look after them themselves. */
const CARED_FOR = [413, 414, 416, 417]
const UNLOCKS = 12

/** What people of the demo changed during the last months, the oldest first. */
export const pastChanges = async (db: Db, now: Date): Promise<PastChange[]> => {
  const changes = [
    ...(await ofRoles(db, now)),
    ...(await ofPeople(db, now)),
    ...(await ofSignIn(db, now)),
    ...(await ofDistrict(db, now)),
    ...(await ofFurtherDistricts(db, now)),
    ...(await unlocked(db)),
  ]
  return changes.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Some time of a working day. */
const during = (now: Date, days: number, hour: number): Date => {
  const day = daysFrom(now, -days)
  day.setUTCHours(14 + Math.floor(hour), Math.round((hour % 1) * 60), (days * 7) % 60, 0)
  return day
}

const ofRoles = async (db: Db, now: Date): Promise<PastChange[]> => {
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name', 'createdAt'])
    .where('roleType', '=', 'custom')
    .execute()
  const created = roles.map(
    ({ id, createdAt }): PastChange => ({
      at: new Date(createdAt),
      by: ANA,
      kind: 'role',
      key: id,
      operation: resources.roles.create,
    }),
  )
  const changed = (name: string, days: number, undo: NonNullable<PastChange['undo']>): PastChange[] =>
    roles
      .filter((role) => role.name === name)
      .map(({ id }) => ({
        at: during(now, days, 2.4),
        by: CALEB,
        kind: 'role',
        key: id,
        undo,
        operation: resources.roles.update,
      }))
  return [
    ...created,
    ...changed(
      'ROLE_DISTRICT_DATA_ADMIN',
      150,
      roleIncluded('ROLE_DISTRICT_DATA_ADMIN', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'),
    ),
    ...changed('ROLE_ACCOUNT_HELP_DESK', 31, roleIncluded('ROLE_ACCOUNT_HELP_DESK', 'ROLE_USER_VIEW')),
  ]
}

const ofPeople = async (db: Db, now: Date): Promise<PastChange[]> => {
  const given = await db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['users.id', 'roleName', 'users.clientId'])
    .where((eb) =>
      eb.or([
        eb('users.clientId', '=', clientIdOf(LARKSPUR)),
        eb('roleName', '=', 'ROLE_SUPPORT_SPECIALIST'),
      ]),
    )
    .where('roleName', 'in', ['ROLE_SUPPORT_SPECIALIST', 'ROLE_ACCOUNT_HELP_DESK', 'ROLE_SIS_COORDINATOR'])
    .orderBy('users.id')
    .limit(8)
    .execute()
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'disabled')
    .where('clientId', 'is', null)
    .execute()
  return [
    ...given.map(
      ({ id, roleName, clientId }, index): PastChange => ({
        at: during(now, 8 + index * 13, 1 + index / 3),
        by: clientId === null ? CALEB : ANA,
        kind: 'user',
        key: id,
        undo: roleGiven(id, roleName),
        operation: resources.users.update,
      }),
    ),
    ...gone.map(
      ({ id }): PastChange => ({
        at: during(now, 64, 5.2),
        by: CALEB,
        kind: 'user',
        key: id,
        undo: columnsOf('users', id, { status: 'active' }),
        operation: resources.users.update,
      }),
    ),
  ]
}

const ofSignIn = async (db: Db, now: Date): Promise<PastChange[]> => {
  const clientId = clientIdOf(LARKSPUR)
  const providers = await db
    .selectFrom('authentications')
    .select(['id', 'provider', 'createdAt'])
    .where('clientId', '=', clientId)
    .execute()
  const local = await localAuthenticationOf(db, clientId)
  if (local === null) return []
  const policy = (days: number, before: object): PastChange => ({
    at: during(now, days, 3.1),
    by: DANA,
    kind: 'authentication',
    key: local,
    undo: columnsOf('authentications', local, {
      settings: sql`settings || ${JSON.stringify(before)}::jsonb`,
    }),
    operation: resources.authentications.update,
  })
  return [
    ...providers
      .filter(({ id }) => id !== local)
      .map(
        ({ id, createdAt }): PastChange => ({
          at: new Date(createdAt),
          by: ANA,
          kind: 'authentication',
          key: id,
          operation: resources.authentications.create,
        }),
      ),
    ...providers
      .filter(({ provider }) => provider === 'saml')
      .map(
        ({ id }): PastChange => ({
          at: during(now, 12, 0.7),
          by: DANA,
          kind: 'authentication',
          key: id,
          undo: columnsOf('authentications', id, { displayName: 'SSO' }),
          operation: resources.authentications.update,
        }),
      ),
    policy(118, { accountLocking: { maxFailedAttempts: 5, lockDurationMinutes: 30 } }),
    policy(76, { passwordComplexity: { staff: { minLength: 12, requireDigit: 1 } } }),
  ]
}

const ofDistrict = async (db: Db, now: Date): Promise<PastChange[]> => {
  const lea = await leaOf(db, LARKSPUR)
  const exports = await db
    .selectFrom('exports')
    .select('id')
    .where('lea', '=', lea)
    .where('scheduleTime', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute()
  const added = await db
    .selectFrom('sisRows')
    .select(['id'])
    .where('lea', '=', lea)
    .where('component', '=', 'staff')
    .where('isManual', '=', true)
    .orderBy('id')
    .limit(2)
    .execute()
  return [
    {
      at: during(now, 96, 4.5),
      by: ANA,
      kind: 'district',
      key: LARKSPUR,
      undo: columnsOf('districts', LARKSPUR, {
        contactName: 'Marta Ellison',
        contactEmailAddress: 'mellison@example.org',
      }),
      operation: resources.districts.update,
    },
    {
      at: daysFrom(now, -20),
      by: ANA,
      kind: 'connection',
      key: LARKSPUR,
      undo: keysReplaced(LARKSPUR, daysFrom(now, -385)),
      operation: resources.apiProvider.update,
    },
    ...exports.map(
      ({ id }, index): PastChange => ({
        at: during(now, 44 - index * 3, 6.3),
        by: DANA,
        kind: 'export',
        key: id,
        undo: columnsOf(
          'exports',
          id,
          index === 0 ? { scheduleTime: '23:30' } : { notifyEmails: sql`'[]'::jsonb`, scheduleTime: '04:15' },
        ),
        operation: resources.exports.update,
      }),
    ),
    ...added.map(
      ({ id }, index): PastChange => ({
        at: during(now, 5 + index, 2.9),
        by: ANA,
        kind: 'staff',
        key: id,
        operation: resources.staff.create,
      }),
    ),
  ]
}

const ofFurtherDistricts = async (db: Db, now: Date): Promise<PastChange[]> => {
  const districts = DEMO_DISTRICTS.filter(
    ({ id, contactEmailAddress }) => CARED_FOR.includes(id) && contactEmailAddress,
  )
  const instances = await db
    .selectFrom('instances')
    .select(['id', 'statusChangedAt'])
    .where('status', '=', 'maintenance')
    .execute()
  return [
    ...districts.map(
      ({ id, contactEmailAddress = '' }, index): PastChange => ({
        at: during(now, 23 + index * 17, 1.5 + index),
        by: contactEmailAddress,
        kind: 'district',
        key: id,
        undo: columnsOf('districts', id, { contactPhone: '(555) 010-0119', autoImportTime: '01:00' }),
        operation: resources.districts.update,
      }),
    ),
    ...instances.map(
      ({ id, statusChangedAt }): PastChange => ({
        at: new Date(statusChangedAt ?? now),
        by: ANA,
        kind: 'instance',
        key: id,
        undo: columnsOf('instances', id, { status: 'active', statusReason: null }),
        operation: resources.instances.setStatus,
      }),
    ),
  ]
}

/** Accounts that an administrator unlocked, as their own log has it. */
const unlocked = async (db: Db): Promise<PastChange[]> => {
  const lines = await db
    .selectFrom('accountSyncLogs')
    .innerJoin('accounts', 'accounts.id', 'accountSyncLogs.accountId')
    .select(['accounts.id', 'timestamp'])
    .where('accountSyncLogs.lea', '=', await leaOf(db, LARKSPUR))
    .where('action', '=', 'unlock')
    .where('triggeredBy', '=', 'Dana Reyes')
    // An account that is locked again now would be locked both before and after the change.
    .where('accounts.locked', '=', false)
    .orderBy('timestamp', 'desc')
    .limit(UNLOCKS)
    .execute()
  return lines.map(({ id, timestamp }) => ({
    at: new Date(timestamp),
    by: DANA,
    kind: 'account',
    key: id,
    undo: columnsOf('accounts', id, {
      locked: true,
      lockReason: 'tooManyFailures',
      lockedAt: sql`${timestamp}::timestamptz - interval '9 minutes'`,
      failedLoginCount: 10,
    }),
    operation: resources.accounts.update,
  }))
}
