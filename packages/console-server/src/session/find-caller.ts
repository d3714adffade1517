import { EMPLOYEE_ROLE } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { isGivenDistrict } from '../db/caller-districts.ts'
import type { Db } from '../db/schema.ts'
import { hasShutAccount } from '../people/change-people.ts'
import { rolesReachedFrom } from '../people/role-reach.ts'
import type { ServerContext } from '../server-context.ts'
import type { Arrival } from './caller-memory.ts'
import { noteSeen, SEEN_EVERY_MS, sessionLimits } from './session-store.ts'

type Found = {
  userId: number
  lastSeenAt: string
  expiresAt: string
  roles: string[]
  reachableRoles: string[]
  isEmployee: boolean
  lea: string | null
}

const given = sql`select role_name from user_roles where user_id = (select user_id from who)`

const askWho = (db: Db, { idHash, at }: ReturnType<typeof sessionLimits>, lea: string | null) =>
  sql<Found>`
    with who as (
      select sessions.user_id, sessions.last_seen_at, sessions.expires_at
      from sessions join users on users.id = sessions.user_id
      where sessions.id_hash = ${idHash} and sessions.expires_at > ${at}
        and sessions.last_seen_at > ${at}::timestamptz - sessions.idle_minutes * interval '1 minute'
        and users.status = 'active' and not ${hasShutAccount('users.id')}
    ), known as (
      select coalesce(jsonb_agg(name order by name), '[]') as reachable_roles,
        coalesce(bool_or(name = ${sql.lit(EMPLOYEE_ROLE)}), false) as is_employee
      from ${rolesReachedFrom(given)} as reachable
    )
    select who.user_id, who.last_seen_at, who.expires_at, known.reachable_roles, known.is_employee,
      (select coalesce(jsonb_agg(role_name order by role_name), '[]') from (${given}) as mine) as roles,
      (select districts.lea from districts where districts.lea = ${lea}
        and (known.is_employee or ${isGivenDistrict(sql`who.user_id`)})) as lea
    from who cross join known`.execute(db)

/**
 * Finds the user behind a session cookie with everything a call checks about them. A sign-out, a lock or a lost role
 * takes effect with the next call in every process: cached callers are valid only while the version in the database is
 * unchanged.
 * @param wanted code of the call's district
 * @param address where the call comes from; stored now and then
 * @param counts whether the call is use of the session
 * @param version of everything that decides who callers are, read beforehand
 * @returns null if the session is unknown, idle for too long or over, or user or account are closed; `lea` is the
 * wanted district, or null if the caller has no access to it
 */
export const findCaller = async (
  { db, callers }: Pick<ServerContext, 'db' | 'callers'>,
  token: string,
  {
    now,
    wanted,
    address,
    version,
    counts,
  }: {
    now: Date
    wanted: string | undefined
    address: string | null
    version: number
    counts: boolean
  },
): Promise<Arrival | null> => {
  const limits = sessionLimits(token, now)
  const remembered = callers.recall(limits.idHash, wanted, { version, now })
  if (remembered) return remembered
  const { rows } = await askWho(db, limits, wanted ?? null)
  const [found] = rows
  if (!found) return null
  const { lea, lastSeenAt, expiresAt, ...caller } = found
  if (!counts) return { caller, lea }
  const seen = await noteSeen(db, { idHash: limits.idHash, userId: caller.userId, lastSeenAt, address, now })
  const until = Math.min(seen.getTime() + SEEN_EVERY_MS, Date.parse(expiresAt))
  callers.remember(limits.idHash, wanted, { arrival: { caller, lea }, version, until })
  return { caller, lea }
}
