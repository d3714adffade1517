import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import type { ServerContext } from '../../server-context.ts'
import { safeReturnTo } from '../safe-return-to.ts'
import { startSession } from '../sign-in.ts'
import { enterAccount } from './enter-account.ts'
import { type FederatedAuthentication, FederatedError, type FederatedIdentity } from './federated-identity.ts'
import { matchPerson, matchRulesOf } from './match-person.ts'
import { type FederatedRefused, logRefusal, refusalPage } from './refuse-federated.ts'
import { recordFederatedSignIn } from './sign-in-log.ts'

const DAY_MS = 86_400_000

type SignIn = {
  readonly authentication: FederatedAuthentication
  readonly identity: FederatedIdentity
  /** Told the token of the session, for what ends with it. */
  readonly onSession?: (token: string) => Promise<void>
}

/**
 * Signs in a person whose provider has vouched for them, and sends the browser to the page that they wanted; or refuses with a
 * page that says why in one sentence.
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
 * Starts the session of a person whose provider has vouched for them.
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
    const entering = await enterAccount(context, c, { authentication, identity, match })
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

/** A successful sign-in is the best test of a way to sign in. Recording one a day is enough. */
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
