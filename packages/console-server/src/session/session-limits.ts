import {
  type AccountUserType,
  effectiveSettings,
  isRecord,
  SESSION_LIMITS,
  type SessionLimits,
  USER_TYPES,
  type UserType,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { localSettingsOf } from './password-rules.ts'

type Settings = Readonly<Record<string, unknown>>

/** How long sessions of one kind of people last (R33). Programs are held to the limits of the staff. */
const sessionLimitsIn = (settings: Settings | undefined, userType: AccountUserType): SessionLimits => {
  const kind = userType === 'service' ? 'staff' : userType
  const saved = settings?.sessionLimits
  return effectiveSettings(SESSION_LIMITS[kind], isRecord(saved) ? saved[kind] : undefined)
}

/** How long a person's new session lasts; the defaults of staff for people without an account here. */
export const sessionLimitsOf = async (db: Db, userId: number): Promise<SessionLimits> => {
  const account = await db
    .selectFrom('accounts')
    .select(['clientId', 'userType'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const settings = account && (await localSettingsOf(db, account.clientId))
  return sessionLimitsIn(settings, account?.userType ?? 'staff')
}

/** Holds the sessions of a client's people to new limits: a shorter one ends those that are past it at once. */
export const holdSessionsTo = async (trx: Db, clientId: number, settings: Settings): Promise<void> => {
  for (const userType of Object.keys(USER_TYPES) as UserType[]) {
    const { idleMinutes, maxHours } = sessionLimitsIn(settings, userType)
    const types = userType === 'staff' ? ['staff', 'service'] : [userType]
    await sql`update sessions
      set idle_minutes = ${idleMinutes}, expires_at = sessions.created_at + ${maxHours}::integer * interval '1 hour'
      from accounts
      where accounts.user_id = sessions.user_id and accounts.client_id = ${clientId}
        and accounts.user_type in (${sql.join(types)})
        and (sessions.idle_minutes, sessions.expires_at)
          is distinct from (${idleMinutes}::integer, sessions.created_at + ${maxHours}::integer * interval '1 hour')`.execute(
      trx,
    )
  }
}
