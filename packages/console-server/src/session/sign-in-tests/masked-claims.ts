import type { ReceivedClaim } from '@edconsole/console-core/contract'

/** Claims about the sign-in and the organization, which tell nothing of a person. */
const OPEN = new Set([
  ...['iss', 'aud', 'azp', 'exp', 'iat', 'nbf', 'auth_time', 'amr', 'acr', 'ver'],
  ...['tid', 'hd', 'district', 'classLink_tenant_id', 'email_verified', 'xms_edov'],
])
/** They prove the sign-in and are of no use to anyone. */
const LEFT_OUT = new Set(['nonce', 'at_hash', 'c_hash', 's_hash', 'jti', 'sid'])
const CLAIMS_MAX = 100
const NAME_MAX = 120

/** What a provider sent: all names, and values only where they can't be personal. */
export const maskedClaims = (claims: Readonly<Record<string, unknown>>): ReceivedClaim[] =>
  Object.entries(claims)
    .filter(([name]) => !LEFT_OUT.has(name))
    .slice(0, CLAIMS_MAX)
    .map(([name, value]) => ({
      name: name.slice(0, NAME_MAX),
      value: OPEN.has(name) || typeof value === 'boolean' ? openText(value) : maskedValue(value),
    }))

const openText = (value: unknown): string =>
  (Array.isArray(value) ? value.map(String).join(', ') : String(value)).slice(0, 200)

const maskedValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.slice(0, 10).map(maskedValue).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? maskedText(String(value)) : HIDDEN
}

const HIDDEN = '•••'

/** Its first character, and the domain of an email address: enough to tell what it is, not whose. */
export const maskedText = (text: string): string => {
  const domain = /^[^@\s]+(@[\w.-]+)$/.exec(text)?.[1] ?? ''
  const [first = ''] = text
  return text.length - domain.length > 2 ? `${first}${HIDDEN}${domain}` : `${HIDDEN}${domain}`
}
