import type { Entry } from 'ldapts'
import type { FederatedIdentity } from '../federated/federated-identity.ts'
import { type LdapPerson, usernameAttributeOf } from './find-person.ts'
import { LdapFault } from './ldap-fault.ts'
import type { LdapSettings } from './ldap-settings.ts'

/**
 * Describes a person by their entry, never by what was typed: a directory may accept a look-alike of a name as the name itself.
 * @throws LdapFault
 */
export const ldapIdentityOf = (
  { dn, entry, groups }: LdapPerson,
  settings: LdapSettings,
): FederatedIdentity => {
  const { emailAttribute, firstNameAttribute, lastNameAttribute, staffIdAttribute, uniqueIdAttribute } =
    settings
  const subject = uniqueIdIn(entry, uniqueIdAttribute)
  if (subject === null) throw new LdapFault('claims', 'noUniqueId')
  const usernameAttribute = usernameAttributeOf(settings)
  const named = [usernameAttribute, emailAttribute, firstNameAttribute, lastNameAttribute, staffIdAttribute]
  const claims = named.flatMap((name) => {
    const value = name === null ? null : textIn(entry, name)
    return name === null || value === null ? [] : [[name, value] as const]
  })
  return {
    issuer: `ldap://${settings.host.toLowerCase()}`,
    subject,
    email: textIn(entry, emailAttribute),
    // In a directory that the district keeps, people can't choose their own addresses.
    isEmailVerified: true,
    username: textIn(entry, usernameAttribute),
    sisId: staffIdAttribute === null ? null : textIn(entry, staffIdAttribute),
    sourcedId: null,
    firstName: textIn(entry, firstNameAttribute) ?? '',
    lastName: textIn(entry, lastNameAttribute) ?? '',
    claims: Object.fromEntries([
      ['dn', dn],
      [uniqueIdAttribute, subject],
      ...claims,
      ...(groups.length === 0 ? [] : [['groups', groups.join(', ')]]),
    ]),
  }
}

/** The names a person may go by: their username and their email address. */
export const namesIn = (entry: Entry, settings: LdapSettings): string[] =>
  [usernameAttributeOf(settings), settings.emailAttribute].flatMap((name) => textIn(entry, name) ?? [])

/** The first value of an attribute, whose name servers may write in another case. */
const valueIn = (entry: Entry, attribute: string): Buffer | string | undefined => {
  const wanted = attribute.toLowerCase()
  const name = Object.keys(entry).find((one) => one.toLowerCase() === wanted)
  const value = name === undefined ? undefined : entry[name]
  return Array.isArray(value) ? value[0] : value
}

const textIn = (entry: Entry, attribute: string): string | null => {
  const text = valueIn(entry, attribute)?.toString('utf8').trim()
  return text === undefined || text === '' ? null : text
}

const uniqueIdIn = (entry: Entry, attribute: LdapSettings['uniqueIdAttribute']): string | null => {
  const value = valueIn(entry, attribute)
  if (value === undefined || value.length === 0) return null
  return attribute === 'objectGUID'
    ? Buffer.from(value).toString('hex')
    : value.toString('utf8').toLowerCase()
}
