import { setTimeout as pause } from 'node:timers/promises'
import type { SignIn } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError, refuseForNow } from '../../http/api-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { logTooManyFailures } from '../check-sign-in.ts'
import {
  FEDERATED_REFUSALS,
  type FederatedAuthentication,
  type FederatedIdentity,
  type FederatedRefusal,
} from '../federated/federated-identity.ts'
import { findAuthentication } from '../federated/find-authentication.ts'
import { refusalError } from '../federated/refuse-federated.ts'
import { admitFederated } from '../federated/sign-in-federated.ts'
import { recordFederatedSignIn } from '../federated/sign-in-log.ts'
import { type SignInAccount, signInAccounts } from '../find-account.ts'
import { sendLockEmails } from '../lock-emails.ts'
import { type Attempt, countAttempt, forgiveAttempts, lockPolicyIn } from '../lock-policy.ts'
import { localSettingsOf } from '../password-rules.ts'
import { countSignIn, forgiveSignIns, TOO_MANY_SIGN_INS } from '../sign-in-limit.ts'
import { findPerson, type LdapCredentials } from './find-person.ts'
import { isOfPerson, LdapFault } from './ldap-fault.ts'
import { ldapIdentityOf, namesIn } from './ldap-identity.ts'
import { ldapSettingsOf } from './ldap-settings.ts'

/** Minimum duration of a refusal, so that its cause can't be inferred from the time it takes. */
const REFUSAL_MS = 250

/**
 * Signs a person in with a password that a directory server checks. Wrong passwords count and lock as with a Local account. The
 * password of a locked account isn't passed on, so that no one can guess it there. The directory's entry also tells whose account
 * it is.
 */
export const signInLdap = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  input: SignIn,
): Promise<void> => {
  const { db, now } = context
  const { clientId } = input
  const username = spelledOnce(input.username)
  const earliest = pause(REFUSAL_MS)
  const authentication =
    clientId === undefined ? undefined : await findAuthentication(db, { provider: 'ldap', clientId })
  if (!authentication) throw new ApiError(400, "This client doesn't offer sign-in with LDAP.")
  const { address } = c.get('connection')
  const counted = await countSignIn(db, { address, clientId, username }, now())
  if (counted.waitMs > 0) refuseForNow(c, counted.waitMs, TOO_MANY_SIGN_INS)
  const policy = lockPolicyIn(await localSettingsOf(db, clientId ?? null))
  const guessed: { account?: SignInAccount; attempt: Attempt } = { attempt: 'open' }
  const mayTry = async (names: readonly string[]): Promise<boolean> => {
    const account = guessed.account ?? (await accountOf(db, authentication, names))
    if (account && !guessed.account) {
      guessed.account = account
      guessed.attempt = await countAttempt(db, account, { policy, now: now(), address })
    }
    return guessed.attempt !== 'locked'
  }
  const forgive = async () => {
    const { account, attempt } = guessed
    await forgiveSignIns(db, counted)
    if (account && attempt !== 'locked') await forgiveAttempts(db, account, attempt)
  }
  await mayTry([username])
  try {
    const credentials = { username, password: input.password }
    const identity = await identify(context, authentication, { credentials, mayTry })
    await forgive()
    const refused = await admitFederated(context, c, { authentication, identity })
    if (refused) throw refusalError(authentication, refused)
  } catch (error) {
    if (!(error instanceof LdapFault)) throw error
    const log = { authentication, accountId: guessed.account?.id, problem: error.message }
    if (isOfPerson(error)) {
      await recordFederatedSignIn(context, c, Object.assign(log, { outcome: 'wrongPassword' } as const))
      await closeAfter(context, guessed)
      await earliest
      throw new ApiError(401, FEDERATED_REFUSALS.wrongPassword.text())
    }
    // Not a wrong guess: the password is right, or the directory didn't answer as it should.
    await forgive()
    const outcome = refusalOf(error)
    const reference = await recordFederatedSignIn(context, c, Object.assign(log, { outcome } as const))
    throw refusalError(authentication, { refusal: outcome, reference })
  }
}

/** Directories compare names without regard to width and outer spaces. So that guesses at one account are counted as such, the console does too. */
const spelledOnce = (username: string): string => username.normalize('NFKC').trim().replace(/\s+/g, ' ')

/** The account that has one of the names, as far as it signs in with this directory. */
const accountOf = (
  db: Db,
  { id, clientId }: FederatedAuthentication,
  names: readonly string[],
): Promise<SignInAccount | undefined> => {
  const wanted = names.map((name) => name.toLowerCase())
  return signInAccounts(db)
    .where('accounts.clientId', '=', clientId)
    .where('accounts.authenticationId', '=', id)
    .where((eb) =>
      eb.or([
        eb(sql`lower(accounts.username)`, 'in', wanted),
        eb(sql`lower(accounts.email_address)`, 'in', wanted),
      ]),
    )
    .executeTakeFirst()
}

const identify = (
  { ldap, secrets, allowLoopback, network }: ServerContext,
  authentication: FederatedAuthentication,
  {
    credentials,
    mayTry,
  }: { credentials: LdapCredentials; mayTry: (names: readonly string[]) => Promise<boolean> },
): Promise<FederatedIdentity> => {
  const settings = ldapSettingsOf(authentication, secrets)
  const key = `${authentication.id} ${authentication.updatedAt}`
  return ldap.use(key, settings, Object.assign({ allowLoopback }, network), async (connection) =>
    ldapIdentityOf(
      await findPerson(connection, settings, credentials, {
        mayTry: (entry) => mayTry([credentials.username, ...(entry ? namesIn(entry, settings) : [])]),
      }),
      settings,
    ),
  )
}

const closeAfter = async (
  context: ServerContext,
  { account, attempt }: { account?: SignInAccount; attempt: Attempt },
): Promise<void> => {
  if (!account || attempt !== 'closing') return
  await logTooManyFailures(context.db, account, context.now())
  // Not awaited: the time it takes would reveal that the account exists.
  void sendLockEmails(context, account)
}

const UNREACHABLE = new Set<LdapFault['kind']>(['unknownName', 'noAnswer', 'refused', 'brokenOff', 'tooBig'])

const refusalOf = ({ kind }: LdapFault): FederatedRefusal =>
  kind === 'passwordExpired' || kind === 'entryClosed'
    ? kind
    : UNREACHABLE.has(kind)
      ? 'unreachable'
      : 'notSetUp'
