import { AUTH_PROVIDERS, type Person, ROLE_TITLES, type Role, STAFF_ROLES } from '@edconsole/console-core'

/** First and last name; who has neither goes by their username. */
export const nameOf = ({ firstName, lastName, username, staffId }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || staffId || ''

export const staffRoleText = ({ role }: Person): string => (role === null ? '' : (STAFF_ROLES[role] ?? role))

export const providerText = ({ authProvider }: Person): string =>
  authProvider === null ? '' : (AUTH_PROVIDERS[authProvider] ?? authProvider)

/** A role in words, if it is one of the product's own; others by their names. */
export const roleTitle = (name: string): string => ROLE_TITLES[name as Role]?.title ?? name

/** Sites as people know them: code and name, or the code alone where the name isn't known. */
export const codesWithNames = (codes: readonly string[], names: ReadonlyMap<string, string>): string =>
  codes.map((code) => [code, names.get(code)].filter(Boolean).join(' ')).join(', ')
