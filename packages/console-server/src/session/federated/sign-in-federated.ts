import type { AuthProvider } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { Db } from '../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError } from '../../http/api-error.ts'
import { appendSyncLines, logAccountChange, type SyncLine } from '../../people/log-account-change.ts'
import type { ServerContext } from '../../server-context.ts'
import { findAccountOf, type SignInAccount } from '../find-account.ts'
import { plainPage } from '../plain-page.ts'
import { safeReturnTo, signInPath } from '../safe-return-to.ts'
import { startSession } from '../sign-in.ts'
import { createPerson } from './create-person.ts'
import {
  FEDERATED_REFUSALS,
  type FederatedAuthentication,
  FederatedError,
  type FederatedIdentity,
  type FederatedRefusal,
  titleOf,
} from './federated-identity.ts'
import { matchPerson, matchRulesOf, type PersonMatch } from './match-person.ts'
import { recordFederatedSignIn } from './sign-in-log.ts'

const DAY_MS = 86_400_000

type SignIn = {
  readonly authentication: FederatedAuthentication
  readonly identity: FederatedIdentity
  /** Told the token of the session, for what ends with it. */
  readonly onSession?: (token: string) => Promise<void>
}

/** The outcome of a sign-in that ended without a session. */
export type FederatedRefused = { readonly refusal: FederatedRefusal; readonly reference: string }

/**
 * Signs in somebody whose provider has vouched for them, and sends the browser to the page that they wanted; or refuses with a page
 * that says why in one sentence.
 */
export const signInFederated = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { returnTo, ...signIn }: SignIn & { returnTo: string },
): Promise<Response> => {
  const refused = await admitFederated(context, c, signIn)
  return refused
    ? refusalPage(c, signIn.authentication, refused, returnTo)
    : c.redirect(safeReturnTo(returnTo), 303)
}

/**
 * Starts the session of somebody whose provider has vouched for them.
 * @returns undefined if they are in; otherwise why not, which is in the log by then
 */
export const admitFederated = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { authentication, identity, onSession }: SignIn,
): Promise<FederatedRefused | undefined> => {
  const { db } = context
  const log = { authentication, subject: identity.subject, claims: identity.claims }
  let accountId: number | undefined
  try {
    const match = await matchPerson(db, matchRulesOf(authentication), identity)
    accountId = 'account' in match ? match.account.id : undefined
    const entering = await enter(context, c, { authentication, identity, match })
    const token = await startSession(context, c, entering)
    await onSession?.(token)
    await recordFederatedSignIn(context, c, { ...log, outcome: 'in', accountId: entering.account.id })
    await noteWorking(context, authentication)
    return undefined
  } catch (error) {
    if (!(error instanceof FederatedError)) throw error
    const { refusal, message } = error
    const refused = { ...log, outcome: refusal, accountId, problem: message }
    const reference = await recordFederatedSignIn(context, c, refused)
    await logRefusal(context, { authentication, identity, accountId, refusal, reference })
    return { refusal, reference }
  }
}

/** Somebody who gets in is the best test of a way to sign in; once a day is enough. */
const noteWorking = async (
  { db, now }: ServerContext,
  { id, lastTestStatus, lastTestedAt }: FederatedAuthentication,
): Promise<void> => {
  const at = now()
  const isRecent = lastTestedAt !== null && at.getTime() - Date.parse(lastTestedAt) < DAY_MS
  if (lastTestStatus === 'passed' && isRecent) return
  await db
    .updateTable('authentications')
    .set({ lastTestStatus: 'passed', lastTestedAt: at })
    .where('id', '=', id)
    .execute()
}

/** Ends a sign-in that brought no identity: records why, and answers with a page. */
export const refuseFederated = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  {
    authentication,
    error,
    returnTo,
  }: {
    authentication: FederatedAuthentication
    error: FederatedError
    /** The page that was wanted, as far as it is known. */
    returnTo?: string | undefined
  },
): Promise<Response> => {
  const { refusal, message: problem, claims } = error
  const reference = await recordFederatedSignIn(context, c, {
    authentication,
    outcome: refusal,
    problem,
    claims,
  })
  return refusalPage(c, authentication, { refusal, reference }, returnTo)
}

/** Ends a sign-in that nobody here began, or not any more. */
export const refuseUnknown = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  provider: AuthProvider,
  problem: string,
): Promise<Response> => {
  const authentication = { id: null, clientId: null, provider }
  const refusal = 'unknownAttempt'
  const reference = await recordFederatedSignIn(context, c, { authentication, outcome: refusal, problem })
  return refusalPage(c, authentication, { refusal, reference })
}

/** The sentence of a refusal, with its reference number. */
export const refusalText = (
  authentication: Pick<FederatedAuthentication, 'provider'>,
  { refusal, reference }: FederatedRefused,
): string => `${FEDERATED_REFUSALS[refusal].text(titleOf(authentication))} Reference number: ${reference}.`

/** A refusal for a sign-in whose form is the console's. */
export const refusalError = (
  authentication: Pick<FederatedAuthentication, 'provider'>,
  refused: FederatedRefused,
): ApiError => new ApiError(FEDERATED_REFUSALS[refused.refusal].status, refusalText(authentication, refused))

const refusalPage = (
  c: Context<ApiEnv>,
  authentication: Pick<FederatedAuthentication, 'provider'>,
  refused: FederatedRefused,
  returnTo?: string,
): Response =>
  plainPage(c, FEDERATED_REFUSALS[refused.refusal].status, {
    title: "You're not signed in",
    message: refusalText(authentication, refused),
    back: { href: signInPath(returnTo), label: 'Back to sign-in' },
  })

type Entering = SignIn & { readonly match: PersonMatch }

/** Finds or makes the account, checks that it may be used, and links it to the provider's person. */
const enter = async (
  { db, now }: ServerContext,
  c: Context<ApiEnv>,
  { authentication, identity, match }: Entering,
): Promise<{ userId: number; account: SignInAccount }> => {
  const at = now()
  const { address } = c.get('connection')
  const account =
    match.kind === 'none' ? await created(db, { authentication, identity, at }) : accountIn(match)
  const { userId, status } = account
  const fault = entryFault(authentication, account)
  if (fault) throw fault
  if (userId === null) throw new FederatedError('noUser', 'The account has no user.')
  await db.transaction().execute(async (trx) => {
    if (!(await admit(trx, account.id, { at, address })))
      throw new FederatedError('accountLocked', 'The account is locked.')
    if (status === 'invited') await activate(trx, { userId, accountId: account.id, at })
    await link(trx, { authentication, identity, account, at })
  })
  return { userId, account }
}

/** What keeps an account out, as far as it is known before the sign-in. */
export const entryFault = (
  { userTypes }: Pick<FederatedAuthentication, 'userTypes'>,
  {
    isEnabled,
    status,
    userType,
    userId,
  }: Pick<SignInAccount, 'isEnabled' | 'status' | 'userType' | 'userId'>,
): FederatedError | undefined => {
  if (!isEnabled || status === 'disabled')
    return new FederatedError('accountDisabled', 'The account or its user is disabled.')
  if (!userTypes.some((type) => type === userType))
    return new FederatedError('userType', `The provider isn't for user type ${userType}.`)
  return userId === null ? new FederatedError('noUser', 'The account has no user.') : undefined
}

const accountIn = (match: Exclude<PersonMatch, { kind: 'none' }>) => {
  if (match.kind === 'found') return match.account
  if (match.kind === 'several')
    throw new FederatedError('severalPeople', `Several accounts match by ${match.by}.`)
  throw new FederatedError(match.kind, REASONS[match.kind])
}

const REASONS = {
  unverifiedEmail: 'The provider has not verified the email address.',
  linkedToOther: 'The account that matches is linked to another subject.',
} as const

const created = async (
  db: Db,
  { authentication, identity, at }: SignIn & { at: Date },
): Promise<SignInAccount & { authenticationId: number | null }> => {
  const id = await createPerson(db, authentication, { identity, now: at })
  const user = id === undefined ? undefined : await userOf(db, id)
  const account = user && (await findAccountOf(db, user))
  if (!account) throw new FederatedError('unknownPerson', 'No account matches.')
  return { ...account, authenticationId: authentication.id }
}

const userOf = async (db: Db, id: number): Promise<number | null> => {
  const { userId } = await db
    .selectFrom('accounts')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return userId
}

/** Records the sign-in, unless the account was closed since it was read. Locks of passwords keep everybody out too. */
const admit = async (
  trx: Db,
  id: number,
  { at, address }: { at: Date; address: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ lastLogin: at, lastLoginIp: address })
    .where('id', '=', id)
    .where('isEnabled', '=', true)
    .where((eb) => eb.or([eb('locked', '=', false), eb('lockedUntil', '<=', at.toISOString())]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Somebody invited is in once their provider knows them, as with the link of an invitation. */
const activate = async (
  trx: Db,
  { userId, accountId, at }: { userId: number; accountId: number; at: Date },
): Promise<void> => {
  await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
  await logAccountChange(trx, {
    accountId,
    action: 'enable',
    now: at,
    message: 'First sign-in',
    triggeredBy: null,
    changes: [{ field: 'status', from: 'invited', to: 'active' }],
  })
}

type Linking = SignIn & {
  readonly account: Pick<SignInAccount, 'id'> & { readonly authenticationId: number | null }
  readonly at: Date
}

/** Links the account to the provider's person. An account without a way to sign in gets this one. */
const link = async (trx: Db, { authentication, identity, account, at }: Linking): Promise<void> => {
  const { issuer, subject } = identity
  const key = { authenticationId: authentication.id, issuer, subject, accountId: account.id }
  const { numUpdatedRows } = await trx
    .updateTable('federatedLinks')
    .set({ lastUsedAt: at })
    .where('authenticationId', '=', key.authenticationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('accountId', '=', account.id)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('federatedLinks')
    .values({ ...key, linkedAt: at, lastUsedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n)
    throw new FederatedError('linkedToOther', 'The account was linked to another subject meanwhile.')
  const isFirst = account.authenticationId === null
  if (isFirst)
    await trx
      .updateTable('accounts')
      .set({ authenticationId: authentication.id })
      .where('id', '=', account.id)
      .execute()
  await logAccountChange(trx, {
    accountId: account.id,
    action: 'link',
    now: at,
    message: `Linked to a user of ${titleOf(authentication)}`,
    triggeredBy: null,
    changes: isFirst ? [{ field: 'authenticationId', from: null, to: String(authentication.id) }] : [],
  })
}

type Refused = SignIn & FederatedRefused & { readonly accountId: number | undefined }

/** Shows a refusal to the district's administrators, who are asked about it. */
const logRefusal = async (
  { db, now }: ServerContext,
  { authentication, identity, accountId, refusal, reference }: Refused,
): Promise<void> => {
  const { clientId, provider } = authentication
  if (clientId === null) return
  const district = await db
    .selectFrom('districts')
    .select('lea')
    .where('illuminateClientId', '=', clientId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!district) return
  const line: SyncLine = {
    action: 'skip',
    result: 'failure',
    accountId: accountId ?? null,
    username: identity.username ?? identity.email,
    authProvider: provider,
    changes: [],
    message: `Sign-in refused. ${refusalText(authentication, { refusal, reference })}`,
  }
  await db
    .transaction()
    .execute((trx) => appendSyncLines(trx, { lea: district.lea, lines: [line], now: now() }))
}
