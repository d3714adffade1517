import type { Db } from '../db/schema.ts'
import type { Caller } from '../session/caller.ts'
import { ApiError } from './api-error.ts'

export const SIGN_IN_FIRST = 'Sign in first.'

/** Returns the caller of a call that requires one; access has been checked before. */
export const requireCaller = <C extends Pick<Caller, 'userId'>>(call: { readonly caller: C | null }): C => {
  if (call.caller) return call.caller
  throw new ApiError(401, SIGN_IN_FIRST)
}

/** Returns the caller's name for records they change or start: `Ana Reyes`. */
export const authorOf = async (call: {
  readonly db: Db
  readonly caller: Pick<Caller, 'userId'> | null
}): Promise<string> => {
  const { firstName, lastName } = await call.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', requireCaller(call).userId)
    .executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`
}
