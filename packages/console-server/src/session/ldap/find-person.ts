import { type Entry, Filter, ResultCodeError, type SearchOptions } from 'ldapts'
import { networkErrorFrom } from '../../network/network-error.ts'
import type { LdapConnection, ReportStep } from './connect-ldap.ts'
import { LdapFault, type LdapFaultKind } from './ldap-fault.ts'
import type { LdapSettings } from './ldap-settings.ts'

export type LdapPerson = { readonly dn: string; readonly entry: Entry; readonly groups: readonly string[] }

export type LdapCredentials = { readonly username: string; readonly password: string }

type FindOptions = { report?: ReportStep; mayTry?: (entry?: Entry) => Promise<boolean> }

/** A name that no entry has, for binding when the person may not try. */
const NOBODY = 'cn=0b4f5a4e-nobody'
const REFERRAL = 10
/** Groups beyond these are left out. */
const GROUPS_MAX = 200

/**
 * Finds a person in a directory and proves the password by signing in as them. Referrals are never followed: their servers
 * would get the password. An unknown person costs as many round trips as a wrong password.
 * @param mayTry is asked before the password is sent, with the entry where one is found first; false refuses without sending it
 * @throws LdapFault
 */
export const findPerson = async (
  connection: LdapConnection,
  settings: LdapSettings,
  { username, password }: LdapCredentials,
  { report = () => {}, mayTry = async () => true }: FindOptions = {},
): Promise<LdapPerson> => {
  connection.beginAnswer()
  const { client } = connection
  // A name or a password that is empty makes servers let in an anonymous, without any proof.
  if (password === '' || username === '') throw new LdapFault('userBind', 'wrongPassword')
  const prove = async (dn: string, known?: Entry) => {
    const isProvable = (await mayTry(known)) && dn.includes('=')
    await asked(connection, 'userBind', () => client.bind(isProvable ? dn : NOBODY, password))
    if (!isProvable) throw new LdapFault('userBind', 'wrongPassword')
    report('userBind')
  }
  if (settings.userDnPattern !== null) {
    const dn = settings.userDnPattern.replaceAll('{username}', () => escapedForDn(username))
    await prove(dn)
    const [entry] = await search(connection, settings, dn, { scope: 'base' })
    if (!entry) throw new LdapFault('search', 'unknownUser')
    report('search')
    return { dn, entry, groups: await groupsOf(connection, settings, dn) }
  }
  await asked(connection, 'serviceBind', () =>
    client.bind(settings.bindDn ?? '', settings.bindPassword ?? ''),
  )
  report('serviceBind')
  const filter = settings.userFilter.replaceAll('{username}', () => Filter.escape(username))
  const found = await search(connection, settings, settings.baseDn ?? '', {
    scope: settings.searchScope,
    filter,
    sizeLimit: 2,
  })
  const [entry, other] = found
  if (!entry || other) {
    await asked(connection, 'userBind', () => client.bind(NOBODY, password)).catch(() => {})
    throw new LdapFault('search', other ? 'ambiguousUser' : 'unknownUser')
  }
  report('search')
  const groups = await groupsOf(connection, settings, entry.dn)
  await prove(entry.dn, entry)
  return { dn: entry.dn, entry, groups }
}

const search = async (
  connection: LdapConnection,
  settings: LdapSettings,
  base: string,
  options: SearchOptions,
): Promise<Entry[]> => {
  const attributes = [
    settings.emailAttribute,
    settings.firstNameAttribute,
    settings.lastNameAttribute,
    settings.uniqueIdAttribute,
    usernameAttributeOf(settings),
    ...(settings.staffIdAttribute === null ? [] : [settings.staffIdAttribute]),
  ]
  const { searchEntries } = await asked(connection, 'search', () =>
    connection.client.search(
      base,
      Object.assign(
        { attributes, explicitBufferAttributes: ['objectGUID'], derefAliases: 'never' as const },
        options,
      ),
    ),
  )
  return searchEntries
}

const groupsOf = async (
  connection: LdapConnection,
  { groupBaseDn, groupFilter, memberAttribute }: LdapSettings,
  dn: string,
): Promise<readonly string[]> => {
  if (groupBaseDn === null) return []
  const member = `(${memberAttribute ?? 'member'}=${Filter.escape(dn)})`
  const { searchEntries } = await asked(connection, 'search', () =>
    connection.client.search(groupBaseDn, {
      filter: groupFilter === null ? member : `(&${groupFilter}${member})`,
      attributes: ['cn'],
      sizeLimit: GROUPS_MAX,
    }),
  )
  return searchEntries.flatMap(({ cn }) => (typeof cn === 'string' ? [cn] : []))
}

/** The attribute that holds usernames: the named one, or the one that the filter compares. */
export const usernameAttributeOf = ({ usernameAttribute, userFilter, userDnPattern }: LdapSettings): string =>
  usernameAttribute ??
  (userDnPattern === null
    ? /\(([\w.;-]+)=\{username\}\)/.exec(userFilter)?.[1]
    : /^([\w.;-]+)=/.exec(userDnPattern)?.[1]) ??
  'uid'

/** Escapes a value for a DN (RFC 4514). */
const escapedForDn = (value: string): string =>
  value
    .replace(/[\\"#+,;<=>]/g, '\\$&')
    .replace(/^ | $/g, '\\ ')
    .replaceAll('\0', '\\00')

type Asking = 'serviceBind' | 'search' | 'userBind'

const asked = async <T>(connection: LdapConnection, step: Asking, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    throw new LdapFault(step, kindOf(error, connection, step))
  }
}

const kindOf = (error: unknown, connection: LdapConnection, step: Asking): LdapFaultKind => {
  if (error instanceof ResultCodeError) {
    if (error.code === REFERRAL) return 'referral'
    if (NEEDS_ENCRYPTION.includes(error.code)) return 'needsEncryption'
    if (step === 'search') return 'searchRefused'
    if (step === 'serviceBind') return 'serviceRefused'
    const [, reason = ''] = /\bdata ([0-9a-f]{3})\b/.exec(error.message) ?? []
    return ACTIVE_DIRECTORY[reason] ?? (REFUSALS.includes(error.code) ? 'wrongPassword' : 'serviceRefused')
  }
  if (connection.isTooBig()) return 'tooBig'
  if (error instanceof Error && error.message.includes('timed out')) return 'noAnswer'
  return networkErrorFrom(error).fault
}

/** Stronger authentication required, confidentiality required. */
const NEEDS_ENCRYPTION: readonly number[] = [8, 13]

/**
 * Active Directory refuses every sign-in as invalid credentials, and names the reason in the text: a code of Windows. All of these
 * but the last are given only to who knows the password.
 */
const ACTIVE_DIRECTORY: Readonly<Record<string, LdapFaultKind>> = {
  '530': 'entryClosed',
  '531': 'entryClosed',
  '532': 'passwordExpired',
  '533': 'entryClosed',
  '701': 'entryClosed',
  '773': 'passwordExpired',
  '775': 'entryLocked',
}

/**
 * How directories refuse a sign-in, for a wrong password or because the entry may not sign in: constraint violation, no such
 * object, invalid DN, inappropriate authentication, invalid credentials, insufficient access, unwilling to perform.
 */
const REFUSALS: readonly number[] = [19, 32, 34, 48, 49, 50, 53]
