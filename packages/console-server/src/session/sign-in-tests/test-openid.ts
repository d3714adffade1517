import type { SignInTest } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { findConsoleAddress } from '../../http/console-address.ts'
import { openLadder, resumeLadder } from '../../network/step-ladder.ts'
import type { ServerContext } from '../../server-context.ts'
import type { FederatedAuthentication } from '../federated/federated-identity.ts'
import { openIdSignIn } from '../federated/openid/openid-sign-in.ts'
import type { OpenIdProvider } from '../federated/openid/presets.ts'
import { incompleteMessage } from '../provider-settings/missing-settings.ts'
import { runTest } from './end-test.ts'
import { newTestState, takeTest } from './kept-tests.ts'
import { NO_ADDRESS, TestFault } from './test-faults.ts'
import { stepsOf } from './test-ladder.ts'
import { endedPage, endTaken, type Started, unknownTestPage } from './test-pages.ts'

/** Finds what a provider says of itself, and makes the request with which a browser leaves. */
export const startOpenIdTest = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { authentication, provider }: { authentication: FederatedAuthentication; provider: OpenIdProvider },
): Promise<Started> => {
  // Of its own, so that nothing remembered of the provider makes it pass.
  const openId = openIdSignIn(context)
  const ladder = openLadder(stepsOf(provider))
  const state = newTestState()
  let leaving: Pick<Started, 'kept' | 'request'> = { kept: {}, request: { address: '', fields: null } }
  const test: SignInTest = await runTest(context, {
    authentication,
    ladder,
    work: async () => {
      const incomplete = incompleteMessage(context, authentication)
      if (incomplete !== undefined) throw new TestFault(incomplete)
      if (findConsoleAddress({ ...context, http: c }) === null) throw new TestFault(NO_ADDRESS)
      const { description, kept, addressOf } = await openId.prepare(c, { authentication, provider })
      ladder.pass('discovery', `Issuer ${description.issuer}`)
      await openId.checkKeys(description)
      ladder.pass('keys')
      leaving = { kept, request: { address: addressOf(state), fields: null } }
      return null
    },
  })
  return Object.assign({ state, test }, leaving)
}

/** Takes the answer that a browser brings back from a test. Signs no one in. */
export const testOpenId = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { provider, state }: { provider: OpenIdProvider; state: string },
): Promise<Response> => {
  const taken = await takeTest(context, c, { state, from: 'away', to: 'brought' })
  if (!taken) return unknownTestPage(c)
  await endTaken(context, taken, (authentication) => {
    const ladder = resumeLadder(taken.test.steps)
    ladder.pass('redirect')
    return runTest(context, {
      authentication,
      ladder,
      work: async ({ claims }) => {
        const answer = await openIdSignIn(context).finish(c, {
          authentication,
          provider,
          attempt: taken,
          report: ladder.pass,
        })
        claims(answer.claims)
        const identity = await answer.identify(answer.client)
        ladder.pass('claims')
        return identity
      },
    })
  })
  return endedPage(c)
}
