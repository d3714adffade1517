import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../session/caller.ts'

/** Nobody gives or takes what they do not have: roles cannot be used to climb. */
export const requireReach = ({ reachableRoles }: Caller, names: readonly string[]): void => {
  const beyond = names.filter((name) => !reachableRoles.includes(name))
  if (beyond.length > 0)
    throw new ApiError(403, `You do not have ${beyond.join(', ')} yourself, so you cannot give or take it.`)
}

/** What stands in one of two lists only. */
export const changedNames = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((name) => !after.includes(name)),
  ...after.filter((name) => !before.includes(name)),
]
