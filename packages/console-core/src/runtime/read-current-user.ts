import { isRecord } from '../api/is-record.ts'
import type { CurrentUser, UserId } from '../entities/current-user.ts'

/** Reads the signed-in user from a response, with all lists present; null if it has no ID ([S4], R13). */
export const readCurrentUser = (answer: unknown): CurrentUser | null => {
  // Some servers answer with a one-element list.
  const user = Array.isArray(answer) ? answer[0] : answer
  const id = isRecord(user) ? idOf(user.id) : null
  if (!isRecord(user) || id === null) return null
  const sso = isRecord(user.ssoUser) ? user.ssoUser : {}
  return {
    id,
    emailAddress: textOf(user.emailAddress),
    clientId: numberOf(user.clientId),
    accountId: numberOf(user.accountId),
    roles: textsOf(user.roles),
    reachableRoles: textsOf(user.reachableRoles),
    lastLogin: typeof user.lastLogin === 'string' ? user.lastLogin : null,
    clientName: typeof user.clientName === 'string' ? user.clientName : null,
    ssoUser: {
      name: textOf(sso.name),
      firstName: textOf(sso.firstName),
      lastName: textOf(sso.lastName),
      email: textOf(sso.email),
      authType: textOf(sso.authType),
    },
    sessionFrame: addressOf(user.sessionFrame),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Anything else than a page must not be loaded into a frame. */
const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value) ? value : null

/** Other backends use text IDs; digits become a number. */
const idOf = (value: unknown): UserId | null => {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value.trim() : ''
  return numberOf(value) ?? (text === '' ? null : text)
}

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  const number = typeof value === 'string' && /^[0-9]+$/.test(value.trim()) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
