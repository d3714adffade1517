import { EMPLOYEE_ROLE } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { isGivenDistrict } from '../db/caller-districts.ts'
import type { Db } from '../db/schema.ts'
import { hasShutAccount } from '../people/change-people.ts'
import { rolesReachedFrom } from '../people/role-reach.ts'
import type { ServerContext } from '../server-context.ts'
import type { Caller } from './caller.ts'
import type { Arrival } from './caller-memory.ts'
import { noteSeen, SEEN_EVERY_MS, sessionLimits } from './session-store.ts'

/** A caller as found, with the columns of whatever they were found by. */
type Found<Columns> = Columns & {
  userId: number
  roles: string[]
  reachableRoles: string[]
  isEmployee: boolean
  lea: string | null
}

const given = sql`select role_name from user_roles where user_id = (select user_id from who)`

/**
 * Reads everything that calls check about the user of a row. Finds no one if the user isn't active or the account was closed.
 * @param arrived selects one row with `user_id`; its columns come along
 * @param lea code of the call's district; the answer's is null if the caller has no access to it
 */
export const askWho = async <Columns>(
  db: Db,
  arrived: RawBuilder<unknown>,
  lea: string | undefined,
): Promise<Found<Columns> | undefined> => {
  const { rows } = await sql<Found<Columns>>`
    with arrived as (${arrived}), who as (
      select arrived.* from arrived join users on users.id = arrived.user_id
      where users.status = 'active' and not ${hasShutAccount('users.id')}
    ), known as (
      select coalesce(jsonb_agg(name order by name), '[]') as reachable_roles,
        coalesce(bool_or(name = ${sql.lit(EMPLOYEE_ROLE)}), false) as is_employee
      from ${rolesReachedFrom(given)} as reachable
    )
    select who.*, known.reachable_roles, known.is_employee,
      (select coalesce(jsonb_agg(role_name order by role_name), '[]') from (${given}) as mine) as roles,
      (select districts.lea from districts where districts.lea = ${lea ?? null}
        and (known.is_employee or ${isGivenDistrict(sql`who.user_id`)})) as lea
    from who cross join known`.execute(db)
  return rows[0]
}

/** The caller of what was found. */
export const callerOf = ({ userId, roles, reachableRoles, isEmployee }: Found<unknown>): Caller => ({
  userId,
  roles,
  reachableRoles,
  isEmployee,
})

type Session = { readonly lastSeenAt: string; readonly expiresAt: string }

const validSession = ({ idHash, at }: ReturnType<typeof sessionLimits>) => sql`
  select user_id, last_seen_at, expires_at from sessions
  where id_hash = ${idHash} and expires_at > ${at}
    and last_seen_at > ${at}::timestamptz - idle_minutes * interval '1 minute'`

/** What a caller is looked for with. */
export type Asked = {
  readonly now: Date
  /** Code of the call's district. */
  readonly wanted: string | undefined
  /** Of everything that decides who callers are, read beforehand. */
  readonly version: number
}

/**
 * Finds the user behind a session cookie with everything a call checks about them. A sign-out, a lock or a lost role
 * takes effect with the next call in every process: cached callers are valid only while the version in the database is
 * unchanged.
 * @param asked `address` is where the call comes from; stored now and then. `counts`: whether the call is use of the session
 * @returns null if the session is unknown, idle for too long or over, or user or account are closed; `lea` is the
 * wanted district, or null if the caller has no access to it
 */
export const findCaller = async (
  { db, callers }: Pick<ServerContext, 'db' | 'callers'>,
  token: string,
  { now, wanted, address, version, counts }: Asked & { address: string | null; counts: boolean },
): Promise<Arrival | null> => {
  const limits = sessionLimits(token, now)
  const remembered = callers.recall(limits.idHash, wanted, { version, now })
  if (remembered) return remembered
  const found = await askWho<Session>(db, validSession(limits), wanted)
  if (!found) return null
  const { lea, lastSeenAt, expiresAt } = found
  const caller = callerOf(found)
  if (!counts) return { caller, lea }
  const seen = await noteSeen(db, { idHash: limits.idHash, userId: caller.userId, lastSeenAt, address, now })
  const until = Math.min(seen.getTime() + SEEN_EVERY_MS, Date.parse(expiresAt))
  callers.remember(limits.idHash, wanted, { arrival: { caller, lea }, version, until }, now)
  return { caller, lea }
}
