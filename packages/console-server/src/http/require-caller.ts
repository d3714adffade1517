import type { Caller } from '../session/caller.ts'
import { ApiError } from './api-error.ts'
import type { Call } from './handler.ts'

export const SIGN_IN_FIRST = 'Sign in first.'

/** Returns the caller of a call that requires one; access has been checked before. */
export const requireCaller = (call: { readonly caller: Caller | null }): Caller => {
  if (call.caller) return call.caller
  throw new ApiError(401, SIGN_IN_FIRST)
}

/** Returns the caller's name for records they change or start: `Ana Reyes`. */
export const authorOf = async (call: Pick<Call, 'db' | 'caller'>): Promise<string> => {
  const { firstName, lastName } = await call.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', requireCaller(call).userId)
    .executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`
}
