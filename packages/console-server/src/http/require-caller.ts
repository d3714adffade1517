import type { Caller } from '../session/caller.ts'
import { ApiError } from './api-error.ts'

export const SIGN_IN_FIRST = 'Sign in first.'

/** The person behind a call that needs one; access is checked before any handler runs. */
export const requireCaller = (call: { readonly caller: Caller | null }): Caller => {
  if (call.caller) return call.caller
  throw new ApiError(401, SIGN_IN_FIRST)
}
