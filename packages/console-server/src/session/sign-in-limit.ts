import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { isWithin, type Network, networkIn, networkOf } from '../network/networks.ts'
import { localSettingsOf } from './password-rules.ts'

/**
 * Failed sign-ins allowed from one network within the window. A failure counts until its username signs in from there, or the
 * window ends.
 */
export const SIGN_IN_LIMIT = {
  windowMs: 15 * 60_000,
  /** Per username: the only limit for accounts that are never locked. */
  username: 20,
  /** Per client, unless it has many accounts: a school may share one address. */
  client: 100,
  /** Large clients may have one failure per this many active accounts. */
  accountsPerFailure: 10,
  /** For all clients together, as a multiple of the client's limit. */
  clients: 10,
} as const

export const TOO_MANY_SIGN_INS = 'Too many failed sign-ins from your network.'

/** Sign-ins without a client: provider staff, and by email address. */
const NO_CLIENT = 0
/** All clients without Local sign-in share one count; otherwise each made-up ID would start a new one. */
const UNKNOWN_CLIENT = -1

type SignInAttempt = {
  readonly address: string | null
  readonly clientId: number | undefined
  readonly username: string
}

/** What an attempt is counted under. */
type AttemptKey = { network: string; clientId: number; usernameHash: string }

type CountedAttempt = {
  /** How long the network has to wait, in milliseconds; 0 if it may proceed. */
  readonly waitMs: number
  /** For `forgiveSignIns`; null if nothing was counted. */
  readonly key: AttemptKey | null
}

/**
 * Counts a sign-in as failed before it is checked, so that concurrent guesses all count. Attempts that have to wait
 * aren't counted. Networks that the client exempts are limited by username alone.
 * @param attempt its address is null if there is no network in between; nothing is counted then
 */
export const countSignIn = async (
  db: Db,
  { address, clientId, username }: SignInAttempt,
  now: Date,
): Promise<CountedAttempt> => {
  if (address === null) return { waitMs: 0, key: null }
  const settings = await localSettingsOf(db, clientId ?? null)
  const key = {
    network: networkOf(address),
    clientId: clientId === undefined ? NO_CLIENT : settings === undefined ? UNKNOWN_CLIENT : clientId,
    usernameHash: createHash('sha256').update(username.toLowerCase()).digest('hex'),
  }
  const isExempt = isWithin(address, exemptNetworksIn(settings))
  const over = new Date(now.getTime() - SIGN_IN_LIMIT.windowMs)
  const { waitMs, isNew } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-ins from ${key.network}`}, 0))`.execute(
      trx,
    )
    const since = await waitingSince(trx, key, { isExempt, over })
    if (since !== undefined) return { waitMs: since.getTime() - over.getTime(), isNew: false }
    return { waitMs: 0, isNew: await addFailure(trx, key, { isExempt, over, now }) }
  })
  if (isNew) await forgetOver(db, over)
  return { waitMs, key }
}

/** Clears a username's failures from the network after it has signed in. Others' failures stay. */
export const forgiveSignIns = async (db: Db, { key }: CountedAttempt): Promise<void> => {
  if (key === null) return
  await db
    .deleteFrom('signInFailures')
    .where('network', '=', key.network)
    .where('clientId', '=', key.clientId)
    .where('usernameHash', '=', key.usernameHash)
    .execute()
}

/** Reads the settings of a Local authentication, which its schema has checked. */
const exemptNetworksIn = (settings: Readonly<Record<string, unknown>> | undefined): readonly Network[] => {
  const saved = settings?.signInExemptNetworks
  return Array.isArray(saved)
    ? saved.map((text) => networkIn(String(text))).filter((network) => network !== null)
    : []
}

/** Returns the oldest failure of a limit that is reached, or undefined. */
const waitingSince = async (
  trx: Db,
  { network, clientId, usernameHash }: AttemptKey,
  { isExempt, over }: { isExempt: boolean; over: Date },
): Promise<Date | undefined> => {
  const [all, ofClient, ofName] = [
    sql`not is_exempt`,
    sql`client_id = ${clientId} and not is_exempt`,
    sql`client_id = ${clientId} and username_hash = ${usernameHash}`,
  ]
  const failures = (of: typeof all) => sql<number>`coalesce(sum(failures) filter (where ${of}), 0)::integer`
  const since = (of: typeof all) => sql<string | null>`min(since) filter (where ${of})`
  const counted = await trx
    .selectFrom('signInFailures')
    .select([failures(all).as('all'), since(all).as('allSince')])
    .select([failures(ofClient).as('ofClient'), since(ofClient).as('ofClientSince')])
    .select([failures(ofName).as('ofName'), since(ofName).as('ofNameSince')])
    .where('network', '=', network)
    .where('since', '>', over.toISOString())
    .executeTakeFirstOrThrow()
  const reached = [counted.ofName >= SIGN_IN_LIMIT.username ? counted.ofNameSince : null]
  if (!isExempt && Math.max(counted.ofClient, counted.all / SIGN_IN_LIMIT.clients) >= SIGN_IN_LIMIT.client) {
    const limit = await clientLimit(trx, clientId)
    if (counted.ofClient >= limit) reached.push(counted.ofClientSince)
    if (counted.all >= limit * SIGN_IN_LIMIT.clients) reached.push(counted.allSince)
  }
  const [latest] = reached.flatMap((moment) => (moment === null ? [] : new Date(moment))).sort(latestFirst)
  return latest
}

const latestFirst = (one: Date, other: Date): number => other.getTime() - one.getTime()

/** Only called once the lowest limit is reached, because counting accounts is slow. */
const clientLimit = async (trx: Db, clientId: number): Promise<number> => {
  const { active } = await trx
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('active'))
    .where((eb) => (clientId === NO_CLIENT ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .where('isEnabled', '=', true)
    .executeTakeFirstOrThrow()
  return Math.max(SIGN_IN_LIMIT.client, Math.ceil(active / SIGN_IN_LIMIT.accountsPerFailure))
}

/** @returns whether it is the first of its username */
const addFailure = async (
  trx: Db,
  key: AttemptKey,
  { isExempt, over, now }: { isExempt: boolean; over: Date; now: Date },
): Promise<boolean> => {
  const isOver = sql`sign_in_failures.since <= ${over.toISOString()}`
  const { failures } = await trx
    .insertInto('signInFailures')
    .values({ ...key, isExempt, failures: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['network', 'clientId', 'usernameHash']).doUpdateSet({
        isExempt,
        failures: sql`case when ${isOver} then 1 else sign_in_failures.failures + 1 end`,
        since: sql`case when ${isOver} then excluded.since else sign_in_failures.since end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures === 1
}

/** Each insert deletes more expired rows than it adds, which keeps the table small. Skips locked rows. */
const forgetOver = async (db: Db, over: Date): Promise<void> => {
  await sql`delete from sign_in_failures where ctid = any(array(
    select ctid from sign_in_failures where since <= ${over.toISOString()} limit 500 for update skip locked))`.execute(
    db,
  )
}
