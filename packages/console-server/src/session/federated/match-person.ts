import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { signInAccounts } from '../find-account.ts'
import type { FederatedAuthentication, FederatedIdentity } from './federated-identity.ts'

/** What an account is found by, beside the link of an earlier sign-in. */
export type MatchKey = 'sisId' | 'username' | 'email'

/** What decides whom a provider's person is here. */
export type MatchSettings = Pick<
  FederatedAuthentication,
  'id' | 'clientId' | 'provider' | 'settings' | 'usernameAttribute' | 'autoLinkByEmail'
>

type Candidate = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number]

export type PersonMatch =
  | { readonly kind: 'found'; readonly by: MatchKey | 'link'; readonly account: Candidate }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly by: MatchKey }
  /** Nobody was found, and the email address may not be looked at. */
  | { readonly kind: 'unverifiedEmail' }
  /** The account that was found belongs to another subject of the provider. */
  | { readonly kind: 'linkedToOther'; readonly account: Candidate }

/**
 * Finds the account of a provider's person, within the client of the provider: by the link of an earlier sign-in, then by what
 * the settings name. An email address counts only if the provider has verified it. The first key that finds accounts decides:
 * several of them are nobody's.
 */
export const matchPerson = async (
  db: Db,
  authentication: MatchSettings,
  identity: FederatedIdentity,
): Promise<PersonMatch> => {
  const linked = await linkedAccount(db, authentication, identity)
  if (linked) return { kind: 'found', by: 'link', account: linked }
  for (const by of matchKeysOf(authentication)) {
    if (by === 'email' && identity.email !== null && !identity.isEmailVerified)
      return { kind: 'unverifiedEmail' }
    const [account, ...others] = await findBy(db, by, { authentication, identity })
    if (others.length > 0) return { kind: 'several', by }
    if (!account) continue
    const isTaken = await hasOtherLink(db, authentication, { identity, accountId: account.id })
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
}: Omit<MatchSettings, 'id' | 'clientId'>): readonly MatchKey[] => {
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
const candidates = (db: Db, { clientId, provider }: MatchSettings) =>
  signInAccounts(db)
    .select(['accounts.locked', 'accounts.lockedUntil', 'accounts.authenticationId', 'accounts.lea'])
    .where((eb) =>
      clientId === null || provider === 'illuminate_google'
        ? eb('accounts.clientId', 'is', null)
        : eb('accounts.clientId', '=', clientId),
    )
    // Programs sign in with passwords only.
    .where('accounts.userType', '<>', 'service')
    .limit(2)

const linkedAccount = (db: Db, authentication: MatchSettings, identity: FederatedIdentity) =>
  candidates(db, authentication)
    .innerJoin('federatedLinks', 'federatedLinks.accountId', 'accounts.id')
    .where('federatedLinks.authenticationId', '=', authentication.id)
    .where('federatedLinks.issuer', '=', identity.issuer)
    .where('federatedLinks.subject', '=', identity.subject)
    .executeTakeFirst()

const hasOtherLink = async (
  db: Db,
  { id }: MatchSettings,
  { identity, accountId }: { identity: FederatedIdentity; accountId: number },
): Promise<boolean> => {
  const found = await db
    .selectFrom('federatedLinks')
    .select('subject')
    .where('authenticationId', '=', id)
    .where('issuer', '=', identity.issuer)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return found !== undefined && found.subject !== identity.subject
}

type Wanted = { authentication: MatchSettings; identity: FederatedIdentity }

const findBy = async (
  db: Db,
  by: MatchKey,
  { authentication, identity }: Wanted,
): Promise<readonly Candidate[]> => {
  const { email, username, sisId, sourcedId } = identity
  const all = candidates(db, authentication)
  if (by === 'email')
    return email === null ? [] : all.where(lower('email_address'), '=', email.toLowerCase()).execute()
  if (by === 'username')
    return username === null ? [] : all.where(lower('username'), '=', username.toLowerCase()).execute()
  const ids = [sisId, sourcedId].filter((id) => id !== null && id !== '')
  if (ids.length === 0) return []
  const { usernameAttribute } = authentication
  return all
    .where((eb) => {
      const ofStaff = eb('accounts.staffId', 'in', ids)
      const ofStudent = eb('accounts.studentId', 'in', ids)
      if (usernameAttribute === 'staffId') return ofStaff
      return usernameAttribute === 'studentId' ? ofStudent : eb.or([ofStaff, ofStudent])
    })
    .execute()
}

const lower = (column: string) => sql<string>`lower(${sql.ref(`accounts.${column}`)})`
