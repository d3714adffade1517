import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { signInAccounts } from '../find-account.ts'
import type { FederatedAuthentication, FederatedIdentity } from './federated-identity.ts'

/** What an account is found by, beside the link of an earlier sign-in. */
export type MatchKey = 'sisId' | 'username' | 'email'

/** What decides which account a person has here once their provider has vouched for them. */
export type MatchRules = {
  /** Null for provider staff. */
  readonly clientId: number | null
  /** What accounts are found by, in this order. */
  readonly keys: readonly MatchKey[]
  /** Whose number a SIS ID is. */
  readonly sisIdOf: 'staff' | 'student' | 'either'
  /** The way to sign in whose earlier links count; null if no one is linked. */
  readonly linkedBy: number | null
}

type Authentication = Pick<
  FederatedAuthentication,
  'id' | 'clientId' | 'provider' | 'settings' | 'usernameAttribute' | 'autoLinkByEmail'
>

/** Returns the rules of a way to sign in. */
export const matchRulesOf = (authentication: Authentication): MatchRules => {
  const { id, clientId, provider, usernameAttribute } = authentication
  return {
    clientId: provider === 'illuminate_google' ? null : clientId,
    keys: matchKeysOf(authentication),
    sisIdOf:
      usernameAttribute === 'staffId' ? 'staff' : usernameAttribute === 'studentId' ? 'student' : 'either',
    linkedBy: id,
  }
}

type Candidate = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number]

export type PersonMatch =
  | { readonly kind: 'found'; readonly by: MatchKey | 'link'; readonly account: Candidate }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly by: MatchKey }
  /** No account was found, and the email address may not be used for the search. */
  | { readonly kind: 'unverifiedEmail' }
  /** The account that was found belongs to another subject of the provider. */
  | { readonly kind: 'linkedToOther'; readonly account: Candidate }

/**
 * Finds the account of a provider's person, within the client of the provider: by the link of an earlier sign-in, then by what
 * the settings name. An email address counts only if the provider has verified it. The first key that finds accounts decides:
 * if it finds several, the person gets none of them.
 */
export const matchPerson = async (
  db: Db,
  rules: MatchRules,
  identity: FederatedIdentity,
): Promise<PersonMatch> => {
  const linked = await linkedAccount(db, rules, identity)
  if (linked) return { kind: 'found', by: 'link', account: linked }
  for (const by of rules.keys) {
    if (by === 'email' && identity.email !== null && !identity.isEmailVerified)
      return { kind: 'unverifiedEmail' }
    const [account, ...others] = await findBy(db, by, { rules, identity })
    if (others.length > 0) return { kind: 'several', by }
    if (!account) continue
    const isTaken = await hasOtherLink(db, rules, { identity, accountId: account.id })
    return isTaken ? { kind: 'linkedToOther', account } : { kind: 'found', by, account }
  }
  return { kind: 'none' }
}

/**
 * Returns what accounts are found by, in this order. A provider that has a setting of its own for it is asked there; `autoLinkByEmail`
 * adds the email address.
 */
export const matchKeysOf = ({
  provider,
  settings,
  usernameAttribute,
  autoLinkByEmail,
}: Omit<Authentication, 'id' | 'clientId'>): readonly MatchKey[] => {
  const first =
    provider === 'clever' || provider === 'classlink'
      ? (MATCH_BY[String(settings.matchBy)] ?? (provider === 'clever' ? 'sisId' : 'email'))
      : BY_ATTRIBUTE[usernameAttribute]
  return autoLinkByEmail && first !== 'email' ? [first, 'email'] : [first]
}

const MATCH_BY: Readonly<Record<string, MatchKey>> = {
  sisId: 'sisId',
  sourcedId: 'sisId',
  loginId: 'username',
  email: 'email',
}

const BY_ATTRIBUTE = {
  emailAddress: 'email',
  username: 'username',
  staffId: 'sisId',
  studentId: 'sisId',
} as const satisfies Record<FederatedAuthentication['usernameAttribute'], MatchKey>

/** Accounts of the client that the provider is of; those of provider staff are of none. */
const candidates = (db: Db, { clientId }: Pick<MatchRules, 'clientId'>) =>
  signInAccounts(db)
    .select(['accounts.locked', 'accounts.lockedUntil', 'accounts.authenticationId', 'accounts.lea'])
    .where((eb) =>
      clientId === null ? eb('accounts.clientId', 'is', null) : eb('accounts.clientId', '=', clientId),
    )
    // Programs sign in with passwords only.
    .where('accounts.userType', '<>', 'service')
    .limit(2)

const linkedAccount = async (db: Db, { clientId, linkedBy }: MatchRules, identity: FederatedIdentity) => {
  if (linkedBy === null) return undefined
  return candidates(db, { clientId })
    .innerJoin('federatedLinks', 'federatedLinks.accountId', 'accounts.id')
    .where('federatedLinks.authenticationId', '=', linkedBy)
    .where('federatedLinks.issuer', '=', identity.issuer)
    .where('federatedLinks.subject', '=', identity.subject)
    .executeTakeFirst()
}

const hasOtherLink = async (
  db: Db,
  { linkedBy }: MatchRules,
  { identity, accountId }: { identity: FederatedIdentity; accountId: number },
): Promise<boolean> => {
  if (linkedBy === null) return false
  const found = await db
    .selectFrom('federatedLinks')
    .select('subject')
    .where('authenticationId', '=', linkedBy)
    .where('issuer', '=', identity.issuer)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return found !== undefined && found.subject !== identity.subject
}

type Wanted = { rules: MatchRules; identity: FederatedIdentity }

const findBy = async (db: Db, by: MatchKey, { rules, identity }: Wanted): Promise<readonly Candidate[]> => {
  const { email, username, sisId, sourcedId } = identity
  const all = candidates(db, rules)
  if (by === 'email')
    return email === null ? [] : all.where(lower('email_address'), '=', email.toLowerCase()).execute()
  if (by === 'username')
    return username === null ? [] : all.where(lower('username'), '=', username.toLowerCase()).execute()
  const ids = [sisId, sourcedId].filter((id) => id !== null && id !== '')
  if (ids.length === 0) return []
  return all
    .where((eb) => {
      const ofStaff = eb('accounts.staffId', 'in', ids)
      const ofStudent = eb('accounts.studentId', 'in', ids)
      if (rules.sisIdOf === 'staff') return ofStaff
      return rules.sisIdOf === 'student' ? ofStudent : eb.or([ofStaff, ofStudent])
    })
    .execute()
}

const lower = (column: string) => sql<string>`lower(${sql.ref(`accounts.${column}`)})`
