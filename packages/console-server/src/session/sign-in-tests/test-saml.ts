import type { Context } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '../../http/api-env.ts'
import { openLadder, resumeLadder } from '../../network/step-ladder.ts'
import type { ServerContext } from '../../server-context.ts'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { readSamlResponse } from '../saml/read-response.ts'
import { newRequestId, partiesOf, samlRequestOf } from '../saml/saml-request.ts'
import { waitingAnswer } from '../saml/waiting-answer.ts'
import { runTest } from './end-test.ts'
import { keepBrought, newTestState, takeTest } from './kept-tests.ts'
import { emptyTest, stepsOf } from './test-ladder.ts'
import { endedPage, endTaken, rowOf, type Started, unknownTestPage } from './test-pages.ts'
import { testedSettings } from './tested-settings.ts'

/** Reads what is known of a provider, and makes the request with which a browser leaves. */
export const startSamlTest = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { authentication }: { authentication: FederatedAuthentication },
): Promise<Started> => {
  const ladder = openLadder(stepsOf('saml'))
  const [state, requestId] = [newTestState(), newRequestId()]
  let request: Started['request'] = { address: '', fields: null }
  const test = await runTest(context, {
    authentication,
    ladder,
    work: async () => {
      const parties = await partiesOf(context, c, authentication)
      request = await samlRequestOf(parties, { requestId, state })
      ladder.pass('metadata', `Entity ID ${parties.settings.idpEntityId}`)
      return null
    },
  })
  return { state, test, request, kept: { requestId } }
}

const brought = z.union([z.object({ answer: waitingAnswer }), z.object({ failed: z.literal(true) })])

/**
 * Takes the answer that a browser brings from its provider, without cookies. What it says is told only once the browser has
 * proved that it is the one that left.
 */
export const bringSamlTest = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { clientId, state, response }: { clientId: number; state: string; response: string },
): Promise<Response> => {
  const taken = await takeTest(context, null, { state, from: 'away', to: 'brought' })
  const row = taken && (await rowOf(context, taken))
  if (!taken || row?.clientId !== clientId) return unknownTestPage(c)
  const authentication = testedSettings(context, row, taken.changes)
  const ladder = resumeLadder(taken.test.steps)
  ladder.pass('redirect')
  let answer: z.infer<typeof waitingAnswer> | undefined
  const test = await runTest(context, {
    authentication,
    ladder,
    work: async () => {
      const parties = await partiesOf(context, c, authentication)
      answer = waitingAnswer.parse(await readSamlResponse(response, parties, ladder.pass))
      if (answer.inResponseTo !== taken.kept.requestId) {
        answer = undefined
        throw new FederatedError('invalidAnswer', 'The assertion answers another request.')
      }
      return null
    },
  })
  const kept = answer === undefined ? { failed: true } : { answer }
  await keepBrought(context, Object.assign({}, taken, { test, brought: kept }))
  return c.redirect(`/api/saml/${clientId}/continue?${new URLSearchParams({ state })}`, 303)
}

/** Ends a test in the browser that began it. Signs no one in. */
export const finishSamlTest = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  { state }: { state: string },
): Promise<Response> => {
  const taken = await takeTest(context, c, { state, from: 'brought', to: 'brought' })
  const came = brought.safeParse(taken?.brought).data
  if (!taken || !came) return unknownTestPage(c)
  await endTaken(context, taken, async (authentication) => {
    if ('failed' in came) return Object.assign(emptyTest([]), taken.test)
    const ladder = resumeLadder(taken.test.steps)
    return runTest(context, {
      authentication,
      ladder,
      work: async ({ claims }) => {
        claims(came.answer.identity.claims)
        return came.answer.identity
      },
    })
  })
  return endedPage(c)
}
