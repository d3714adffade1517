import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a user's account was shut: disabled, locked by somebody, or its password too old. Wrong
 * passwords alone do not count: else whoever guesses could end other people's sessions.
 * @param userId column with the user's number, for example `users.id`
 */
export const hasShutAccount = (userId: string): RawBuilder<boolean> => sql`exists (
  select from accounts shut where shut.user_id = ${sql.ref(userId)}
    and (not shut.is_enabled or (shut.locked and shut.lock_reason is distinct from 'tooManyFailures')))`
