import { isRecord } from '@edconsole/console-core/contract'
import type { Context, Handler } from 'hono'
import type { ApiEnv } from '../../../http/api-env.ts'
import type { ServerContext } from '../../../server-context.ts'
import { plainPage } from '../../plain-page.ts'
import { isTestState } from '../../sign-in-tests/kept-tests.ts'
import { testOpenId } from '../../sign-in-tests/test-openid.ts'
import { takeAttempt } from '../attempts.ts'
import {
  type FederatedAuthentication,
  FederatedError,
  type FederatedIdentity,
} from '../federated-identity.ts'
import { readAuthenticationOf } from '../find-authentication.ts'
import { refuseFederated, refuseUnknown } from '../refuse-federated.ts'
import { signInFederated } from '../sign-in-federated.ts'
import { backChannelLogout } from './back-channel-logout.ts'
import { openProviderReach } from './describe-provider.ts'
import { keepOpenIdSession } from './openid-sessions.ts'
import { type OpenIdAnswer, openIdSignIn } from './openid-sign-in.ts'
import { isOpenIdProvider, OPENID_PRESETS, type OpenIdProvider } from './presets.ts'
import { providerClientOf } from './provider-client.ts'
import { loggedClaims } from './read-identity.ts'
import { sessionCheckPages } from './session-check.ts'

/** The addresses at which browsers leave for an OpenID provider, and come back from it. */
export type OpenIdPages = {
  readonly leave: (c: Context<ApiEnv>, leaving: OpenIdLeaving) => Promise<Response>
  readonly comeBack: Handler<ApiEnv>
  /** The frame that asks whether the user is still signed in at the provider, and where it leaves to find out who is. */
  readonly sessionFrame: Handler<ApiEnv>
  readonly silent: Handler<ApiEnv>
  /** Takes the provider's own word that a user signed out there. */
  readonly backChannelLogout: Handler<ApiEnv>
}

type OpenIdLeaving = {
  readonly authentication: FederatedAuthentication
  readonly provider: OpenIdProvider
  readonly returnTo: string | undefined
}

/** Signs people in with OpenID providers. */
export const openIdPages = (context: ServerContext): OpenIdPages => {
  const { db } = context
  const { allowLoopback, network } = context
  const reach = openProviderReach({ allowLoopback, ...network })
  const openId = openIdSignIn(context, reach)
  const check = sessionCheckPages(context, openId)

  const leave: OpenIdPages['leave'] = (c, leaving) =>
    refusing(context, c, leaving, () => openId.begin(c, leaving))

  const comeBack = async (c: Context<ApiEnv>): Promise<Response> => {
    const provider = c.req.param('provider') ?? ''
    if (!isOpenIdProvider(provider))
      return plainPage(c, 404, { title: 'Sign in', message: "This way to sign in doesn't exist." })
    const state = c.req.query('state')
    if (state === undefined || state === '') return launch(c, provider)
    if (isTestState(state)) return testOpenId(context, c, { provider, state })
    const attempt = await takeAttempt(context, c, state)
    const begun = attempt && (await readAuthenticationOf(db, attempt.authenticationId))
    if (!attempt || !begun) return refuseUnknown(context, c, provider, 'The state is unknown.')
    if (attempt.kept.isSilent === '1') return check.comeBack(c, { authentication: begun, provider, attempt })
    const { returnTo } = attempt
    return refusing(context, c, { authentication: begun, returnTo }, async () => {
      if (begun.provider !== provider)
        throw new FederatedError('invalidAnswer', 'The answer came to the address of another provider.')
      const answer = await openId.finish(c, { authentication: begun, provider, attempt })
      const authentication = attempt.kept.isLaunch === '1' ? await launchedBy(answer, begun) : begun
      const identity = await identityOf(answer, { authentication, provider })
      const { issuer, subject } = identity
      return signInFederated(context, c, {
        authentication,
        identity,
        returnTo,
        onSession: (token) =>
          keepOpenIdSession(
            context,
            token,
            authentication.id,
            Object.assign({ issuer, subject }, answer.session),
          ),
      })
    })
  }

  const identityOf = (
    answer: OpenIdAnswer,
    { authentication, provider }: { authentication: FederatedAuthentication; provider: OpenIdProvider },
  ): Promise<FederatedIdentity> => answer.identify(providerClientOf(context, provider, authentication))

  /**
   * Answers a start from a provider's portal. Its code wasn't asked for by this browser, so it is never redeemed: the sign-in
   * begins anew, and the provider knows the person already.
   */
  const launch = async (c: Context<ApiEnv>, provider: OpenIdProvider): Promise<Response> => {
    const [authentication] = OPENID_PRESETS[provider].launches ? await sharedAuthentications(provider) : []
    if (!authentication) return refuseUnknown(context, c, provider, 'The state is missing.')
    return refusing(context, c, { authentication }, () =>
      openId.begin(c, { authentication, provider, returnTo: undefined, isLaunch: true }),
    )
  }

  /** Those that use the client which the provider of this console has for all its districts. */
  const sharedAuthentications = async (provider: OpenIdProvider): Promise<FederatedAuthentication[]> => {
    if (context.providerClients?.[provider] === undefined) return []
    const all = await db
      .selectFrom('authentications')
      .selectAll()
      .where('provider', '=', provider)
      .where('isEnabled', '=', true)
      .orderBy('id')
      .execute()
    return all.filter(({ settings }) => !isRecord(settings) || typeof settings.clientId !== 'string')
  }

  /** The district that the person came from, as their checked answer names it. */
  const launchedBy = async (
    { client, claims }: OpenIdAnswer,
    begun: FederatedAuthentication,
  ): Promise<FederatedAuthentication> => {
    const claim = OPENID_PRESETS[client.provider].claims.organization ?? ''
    const name = client.provider === 'clever' ? 'cleverDistrictId' : 'tenantId'
    const district = String(claims[claim] ?? '')
    const all = await sharedAuthentications(client.provider)
    const found = all.filter(({ settings }) => settings[name] === district && district !== '')
    const [authentication, ...others] = found
    if (!authentication || others.length > 0)
      throw new FederatedError(
        'wrongOrganization',
        `${found.length} clients have the district of the launch.`,
        loggedClaims(claims),
      )
    return authentication.id === begun.id ? begun : authentication
  }

  return {
    leave,
    comeBack,
    sessionFrame: check.frame,
    silent: check.leave,
    backChannelLogout: backChannelLogout(context, reach),
  }
}

/** Sends people on, or says why not; whatever else goes wrong is the server's. */
const refusing = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  of: { authentication: FederatedAuthentication; returnTo?: string | undefined },
  work: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FederatedError)) throw error
    return refuseFederated(context, c, Object.assign({ error }, of))
  }
}
