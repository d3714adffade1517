import type { AuthProvider } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { ApiError } from '../../http/api-error.ts'
import { appendSyncLines, type SyncLine } from '../../people/log-account-change.ts'
import type { ServerContext } from '../../server-context.ts'
import { plainPage } from '../plain-page.ts'
import { signInPath } from '../safe-return-to.ts'
import {
  FEDERATED_REFUSALS,
  type FederatedAuthentication,
  type FederatedError,
  type FederatedIdentity,
  type FederatedRefusal,
  titleOf,
} from './federated-identity.ts'
import { recordFederatedSignIn } from './sign-in-log.ts'

/** The outcome of a sign-in that ended without a session. */
export type FederatedRefused = { readonly refusal: FederatedRefusal; readonly reference: string }

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

/** Refuses a sign-in that no one began here, or that is over. */
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

type Named = Pick<FederatedAuthentication, 'provider'>

const sentenceOf = (authentication: Named, { refusal }: FederatedRefused): string =>
  FEDERATED_REFUSALS[refusal].text(titleOf(authentication))

const referenceIn = ({ reference }: FederatedRefused): string => `Reference number: ${reference}.`

/** The sentence of a refusal, with its reference number. */
const refusalText = (authentication: Named, refused: FederatedRefused): string =>
  `${sentenceOf(authentication, refused)} ${referenceIn(refused)}`

/** A refusal for a sign-in whose form is the console's. */
export const refusalError = (authentication: Named, refused: FederatedRefused): ApiError =>
  new ApiError(FEDERATED_REFUSALS[refused.refusal].status, refusalText(authentication, refused))

/** A page that says why, and leads back. */
export const refusalPage = (
  c: Context<ApiEnv>,
  authentication: Named,
  refused: FederatedRefused,
  returnTo?: string,
): Response =>
  plainPage(c, FEDERATED_REFUSALS[refused.refusal].status, {
    title: "You're not signed in",
    message: sentenceOf(authentication, refused),
    reference: referenceIn(refused),
    back: { href: signInPath(returnTo), label: 'Back to sign-in' },
  })

type Refused = FederatedRefused & {
  readonly authentication: FederatedAuthentication
  readonly identity: FederatedIdentity
  readonly accountId: number | undefined
}

/** Shows a refusal to the district's administrators, who are asked about it. */
export const logRefusal = async (
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
