import { isRecord } from '@edconsole/console-core/contract'
import { FederatedError, type FederatedIdentity } from '../federated-identity.ts'
import { AZURE_ISSUER, OPENID_PRESETS } from './presets.ts'
import type { ProviderClient } from './provider-client.ts'

type Claims = Readonly<Record<string, unknown>>

/** Claims that the log keeps: what decides whether a person is let in. */
const LOGGED = [
  'iss',
  'sub',
  'tid',
  'hd',
  'district',
  'classLink_tenant_id',
  'email',
  'email_verified',
] as const

/**
 * Reads who a person is from the claims of a checked answer.
 * @param sisId of a provider that keeps it elsewhere
 * @throws FederatedError if they aren't of the organization that the settings name
 */
export const identityIn = (
  client: ProviderClient,
  claims: Claims,
  sisId: string | null,
): FederatedIdentity => {
  const { claimMap, clientId, provider } = client
  const preset = OPENID_PRESETS[provider].claims
  const read = (name: string | undefined): string | null => (name === undefined ? null : textOf(claims[name]))
  const logged = loggedClaims(claims)
  const [issuer, subject] = [read('iss'), read('sub')]
  if (issuer === null || subject === null)
    throw new FederatedError('invalidAnswer', 'The ID token has no issuer or no subject.', logged)
  const email = read(claimMap.email ?? 'email')
  const isEmailVerified = email !== null && hasVerifiedEmail(client, claims)
  checkOrganization(client, claims, { email, isEmailVerified, issuer })
  if (client.settings.requireVerifiedEmail === true && !isEmailVerified)
    throw new FederatedError('unverifiedEmail', 'The email address is not verified.', logged)
  return {
    issuer: `${issuer} ${clientId}`,
    subject,
    email,
    isEmailVerified,
    username: read(claimMap.username ?? preset.username ?? 'preferred_username'),
    sisId: sisId ?? read(claimMap.staffId),
    sourcedId: read(preset.sourcedId),
    firstName: read(claimMap.firstName ?? 'given_name') ?? '',
    lastName: read(claimMap.lastName ?? 'family_name') ?? '',
    claims: logged,
  }
}

/** The claims that the log keeps; what isn't plain isn't among them. */
export const loggedClaims = (claims: Claims): Record<string, unknown> =>
  Object.fromEntries(
    LOGGED.flatMap((name) => {
      const value = typeof claims[name] === 'boolean' ? claims[name] : textOf(claims[name])
      return value === null ? [] : [[name, value] as const]
    }),
  )

/**
 * True if the provider says so. Azure and ClassLink don't say: there, a tenant's administrators control the addresses of its
 * members, but not those of Azure's guests.
 */
const hasVerifiedEmail = ({ provider }: ProviderClient, claims: Claims): boolean => {
  const said = claims.email_verified ?? claims.xms_edov
  if (said !== undefined) return said === true || said === 'true' || said === 1 || said === '1'
  if (provider === 'classlink') return textOf(claims.classLink_tenant_id) !== null
  return (
    provider === 'azure' && typeof claims.tid === 'string' && claims.idp === undefined && claims.acct !== 1
  )
}

type Person = { email: string | null; isEmailVerified: boolean; issuer: string }

/** Refuses anyone from a tenant, domain or district other than the one in the settings. */
const checkOrganization = (client: ProviderClient, claims: Claims, person: Person): void => {
  const { provider, settings } = client
  const found = textOf(claims[OPENID_PRESETS[provider].claims.organization ?? ''])
  const refuse = (problem: string) => {
    throw new FederatedError('wrongOrganization', problem, loggedClaims(claims))
  }
  const domain = person.isEmailVerified ? person.email?.split('@').at(-1)?.toLowerCase() : undefined
  if (provider === 'azure') {
    if (!isTenantOf(client, found, person.issuer)) refuse('The tenant is not the one of the settings.')
    const allowed = listIn(settings.allowedDomains)
    if (allowed.length > 0 && !allowed.includes(domain ?? '')) refuse('The domain is not allowed.')
  } else if (provider === 'google' || provider === 'illuminate_google') {
    // Google names the domain; any other issuer is judged by the verified address.
    const hosted = found?.toLowerCase() ?? (client.isOwnIssuer ? undefined : domain)
    if (!listIn(settings.hostedDomains).includes(hosted ?? ''))
      refuse('The domain is not among the hosted domains.')
  } else {
    const wanted = settings[provider === 'clever' ? 'cleverDistrictId' : 'tenantId']
    if (found === null || found !== textOf(wanted)) refuse('The district is not the one of the settings.')
  }
}

/** By the ID of the tenant; one that is named by its domain has its ID in the name of its issuer. */
const isTenantOf = (
  { settings, isOwnIssuer }: ProviderClient,
  tid: string | null,
  issuer: string,
): boolean => {
  const wanted = textOf(settings.tenantId)?.toLowerCase() ?? ''
  const ofIssuer = AZURE_ISSUER.exec(issuer)?.[1]
  if (isOwnIssuer) return tid !== null && tid === ofIssuer && (wanted.includes('.') || tid === wanted)
  return wanted.includes('.') ? tid === null || ofIssuer === undefined || tid === ofIssuer : tid === wanted
}

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(one).toLowerCase()) : []

/** Null for what the database can't store, or what no one would use as a name. */
const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[^\p{Cc}]{1,500}$/u.test(text) ? text : null
}

/** The SIS ID in a person of Clever's data API. */
export const cleverSisIdIn = (person: unknown): string | null => {
  const data = isRecord(person) && isRecord(person.data) ? person.data : {}
  const roles = isRecord(data.roles) ? data.roles : {}
  for (const role of ['teacher', 'staff', 'student']) {
    const one = roles[role]
    const id = isRecord(one) ? (textOf(one.sis_id) ?? textOf(one.staff_id)) : null
    if (id !== null) return id
  }
  return null
}
