import { EMPLOYEE_ROLE } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { isGivenDistrict } from '../db/caller-districts.ts'
import { fixedQuestion } from '../db/fixed-question.ts'
import type { Db } from '../db/schema.ts'
import { rolesReachedFrom } from '../people/role-reach.ts'
import { hasShutAccount } from '../people/shut-account.ts'
import type { Caller } from './caller.ts'
import { noteSeen, sessionLimits } from './session-store.ts'

type Found = {
  userId: number
  lastSeenAt: string
  roles: string[]
  reachableRoles: string[]
  isEmployee: boolean
  lea: string | null
}

const given = sql`select role_name from user_roles where user_id = (select user_id from who)`

const askWho = fixedQuestion<Found, 'idHash' | 'expiresAfter' | 'seenAfter' | 'lea'>(
  (value) => sql`
    with who as (
      select sessions.user_id, sessions.last_seen_at
      from sessions join users on users.id = sessions.user_id
      where sessions.id_hash = ${value('idHash')} and sessions.expires_at > ${value('expiresAfter')}
        and sessions.last_seen_at > ${value('seenAfter')}
        and users.status = 'active' and not ${hasShutAccount('users.id')}
    ), known as (
      select coalesce(jsonb_agg(name order by name), '[]') as reachable_roles,
        coalesce(bool_or(name = ${sql.lit(EMPLOYEE_ROLE)}), false) as is_employee
      from ${rolesReachedFrom(given)} as reachable
    )
    select who.user_id, who.last_seen_at, known.reachable_roles, known.is_employee,
      (select coalesce(jsonb_agg(role_name order by role_name), '[]') from (${given}) as mine) as roles,
      (select districts.lea from districts where districts.lea = ${value('lea')}
        and (known.is_employee or ${isGivenDistrict(sql`who.user_id`)})) as lea
    from who cross join known`,
)

/**
 * The person behind a cookie with all that a call asks about them, in one question to the database: every call asks it,
 * so that a sign-out, a lock or a lost role holds from the next call on, whichever process it was made in.
 * @param wanted code of the district that the call is about
 * @returns null when the session is unknown, idle for too long or over, or user or account are shut; `lea` is the wanted
 * district, null when it is none of theirs
 */
export const findCaller = async (
  db: Db,
  token: string,
  { now, wanted }: { now: Date; wanted: string | undefined },
): Promise<{ caller: Caller; lea: string | null } | null> => {
  const limits = sessionLimits(token, now)
  const { rows } = await askWho(db, { ...limits, lea: wanted ?? null })
  const [found] = rows
  if (!found) return null
  const { lea, lastSeenAt, ...caller } = found
  await noteSeen(db, { idHash: limits.idHash, userId: caller.userId, lastSeenAt, now })
  return { caller, lea }
}
