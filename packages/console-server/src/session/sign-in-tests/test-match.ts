import { type TestedPersonField, USER_TYPES, USERNAME_ATTRIBUTES } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { entryFault } from '../federated/enter-account.ts'
import {
  type FederatedAuthentication,
  type FederatedIdentity,
  type FederatedRefusal,
  titleOf,
} from '../federated/federated-identity.ts'
import { type MatchKey, matchKeysOf, matchPerson, matchRulesOf } from '../federated/match-person.ts'
import { maskedText } from './masked-claims.ts'

/** Whom a sign-in would let in, or the rule by which it wouldn't. */
export type Verdict = { readonly isIn: boolean; readonly message: string }

/** Decides as a sign-in does, and changes nothing. */
export const verdictOf = async (
  db: Db,
  authentication: FederatedAuthentication,
  { identity, now }: { identity: FederatedIdentity; now: Date },
): Promise<Verdict> => {
  const match = await matchPerson(db, matchRulesOf(authentication), identity)
  if (match.kind === 'none') return nobody(db, authentication, identity)
  if (match.kind === 'several')
    return out(
      `Several accounts have this ${labelOf(match.by, authentication)}. Correct the accounts, or match people by something else.`,
    )
  if (match.kind === 'unverifiedEmail') return out(REASONS.unverifiedEmail('', authentication))
  const { firstName, lastName, username, locked, lockedUntil } = match.account
  const name = [firstName, lastName].filter(Boolean).join(' ') || username
  if (match.kind === 'linkedToOther') return out(REASONS.linkedToOther(name, authentication))
  const fault = entryFault(authentication, match.account)
  if (fault) return out(REASONS[reasonOf(fault.refusal)](name, authentication, match.account.userType))
  if (locked && !(lockedUntil !== null && Date.parse(lockedUntil) <= now.getTime()))
    return out(REASONS.accountLocked(name, authentication))
  const by = match.by === 'link' ? 'an earlier sign-in' : labelOf(match.by, authentication)
  return { isIn: true, message: `${name} would be signed in. Matched by ${by}.` }
}

const out = (message: string): Verdict => ({ isIn: false, message })

type Reason = (name: string, authentication: FederatedAuthentication, userType?: string) => string

type Outing =
  | 'unverifiedEmail'
  | 'linkedToOther'
  | 'accountDisabled'
  | 'accountLocked'
  | 'noUser'
  | 'userType'

const REASONS: Readonly<Record<Outing, Reason>> = {
  unverifiedEmail: (_, authentication) =>
    `${titleOf(authentication)} hasn't verified the email address, so it can't be used to find an account. Verify it there.`,
  linkedToOther: (name, authentication) =>
    `The account of ${name} is linked to another person of ${titleOf(authentication)}. Disable and enable the account to remove the link.`,
  accountDisabled: (name) => `The account of ${name} is disabled. Enable it.`,
  accountLocked: (name) => `The account of ${name} is locked. Unlock it.`,
  noUser: (name) => `The account of ${name} has no access to the console. Give them access.`,
  userType: (name, { userTypes }, userType = '') =>
    `The account of ${name} is of type ${userType}, and the provider is for ${userTypes.map((type) => USER_TYPES[type].toLowerCase()).join(' and ')}. Change “Used by”, or use another provider.`,
}

const reasonOf = (refusal: FederatedRefusal): 'accountDisabled' | 'noUser' | 'userType' =>
  refusal === 'accountDisabled' || refusal === 'userType' ? refusal : 'noUser'

/** Tells whether a person without an account would get one. */
const nobody = async (
  db: Db,
  authentication: FederatedAuthentication,
  identity: FederatedIdentity,
): Promise<Verdict> => {
  const { allowJustInTime, clientId, provider } = authentication
  const { email, isEmailVerified, username } = identity
  if (allowJustInTime && clientId !== null && provider !== 'illuminate_google') {
    if (email === null)
      return out("An account can't be created, because no email address was sent. Have the provider send it.")
    if (!isEmailVerified) return out(REASONS.unverifiedEmail('', authentication))
    return (await isInUse(db, { clientId, email, username: username ?? email }))
      ? out(
          "An account can't be created, because the email address or the username is in use. Match people by it.",
        )
      : { isIn: true, message: 'There is no account yet. A new one would be created and signed in.' }
  }
  const keys = matchKeysOf(authentication)
  const sent = keys.filter((key) => sentValue(key, identity) !== null)
  const words = (some: readonly MatchKey[]) => some.map((key) => labelOf(key, authentication)).join(' or ')
  return out(
    sent.length === 0
      ? `No account can be found, because no ${words(keys)} was sent. Have the provider send it, or match people by something else.`
      : `No account has this ${words(sent)}. Add the person, or match people by something else.`,
  )
}

const isInUse = async (
  db: Db,
  { clientId, email, username }: { clientId: number; email: string; username: string },
): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select
    exists (select from users where lower(email_address) = lower(${email}))
    or exists (select from accounts where client_id = ${clientId} and lower(username) = lower(${username}))
    as taken`.execute(db)
  return rows[0]?.taken === true
}

const sentValue = (key: MatchKey, { sisId, sourcedId, username, email }: FederatedIdentity): string | null =>
  key === 'sisId' ? (sisId ?? sourcedId) : key === 'username' ? username : email

const labelOf = (key: MatchKey, { usernameAttribute }: FederatedAuthentication): string => {
  if (key === 'email') return USERNAME_ATTRIBUTES.emailAddress.toLowerCase()
  if (key === 'username') return USERNAME_ATTRIBUTES.username.toLowerCase()
  return usernameAttribute === 'studentId'
    ? 'student ID'
    : usernameAttribute === 'staffId'
      ? 'staff ID'
      : 'SIS ID'
}

/** What the console reads about a person, masked. */
export const personOf = (
  authentication: FederatedAuthentication,
  identity: FederatedIdentity,
): TestedPersonField[] => {
  const keys: readonly string[] = matchKeysOf(authentication)
  const { email, username, sisId, sourcedId, firstName, lastName } = identity
  const read = { email, username, sisId: sisId ?? sourcedId, firstName, lastName }
  return (['email', 'username', 'sisId', 'firstName', 'lastName'] as const).map((field) => {
    const value = read[field]
    return {
      field,
      value: value === null || value === '' ? null : maskedText(value),
      isMatchedBy: keys.includes(field),
    }
  })
}
