import * as react from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Makes React leave out the stack of each element that it creates, which takes a fifth of the time of a test and is told only
 * in its warnings. It does so by itself once it has made many in a second; here from the first one. Without these internals
 * nothing changes.
 */
export const withoutOwnerStacks = (): void => {
  const internals: unknown = Reflect.get(react, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
