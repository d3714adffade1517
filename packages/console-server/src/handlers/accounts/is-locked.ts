import { type RawBuilder, sql } from 'kysely'

/** The condition that nobody can sign in with an account because of its lock: one that has run out is open again. */
export const isLocked = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(accounts.locked and (accounts.locked_until is null or accounts.locked_until > ${now}::timestamptz))`
