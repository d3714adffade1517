import type { SignInTest } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../../http/api-env.ts'
import { resumeLadder } from '../../network/step-ladder.ts'
import type { ServerContext } from '../../server-context.ts'
import type { FederatedAuthentication } from '../federated/federated-identity.ts'
import { plainPage } from '../plain-page.ts'
import { leaveForSaml } from '../saml/saml-request.ts'
import { noteTested } from './end-test.ts'
import { isTestState, keepResult, type OpenedTest, type TakenTest, takeTest } from './kept-tests.ts'
import { UNEXPECTED_FAULT } from './test-faults.ts'
import { testedSettings } from './tested-settings.ts'

/** A test before its browser leaves; it may have failed already. */
export type Started = Pick<OpenedTest, 'kept' | 'request' | 'test'> & { readonly state: string }

/** Where the window of a test leaves for its provider, below the API's address. */
export const TEST_PATH = '/login/test'

/** Sends the window of a test to its provider, once. */
export const leaveForTest =
  (context: ServerContext) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    const state = c.req.query('state')
    const taken = isTestState(state)
      ? await takeTest(context, c, { state, from: 'ready', to: 'away' })
      : undefined
    const row = taken && (await rowOf(context, taken))
    return row ? leaveForSaml(c, row, taken.request) : unknownTestPage(c)
  }

/** The provider that a test is of. */
export const rowOf = (
  { db }: Pick<ServerContext, 'db'>,
  { authenticationId }: Pick<TakenTest, 'authenticationId'>,
): Promise<FederatedAuthentication | undefined> =>
  db.selectFrom('authentications').selectAll().where('id', '=', authenticationId).executeTakeFirst()

/** Ends a test and keeps its result, whatever happens. */
export const endTaken = async (
  context: ServerContext,
  taken: TakenTest,
  work: (authentication: FederatedAuthentication) => Promise<SignInTest>,
): Promise<void> => {
  const row = await rowOf(context, taken)
  if (!row) return
  try {
    const result = await work(testedSettings(context, row, taken.changes))
    await keepResult(context, taken, result)
    if (isAsSaved(taken.changes)) await noteTested(context, row, result)
  } catch (error) {
    const ladder = resumeLadder(taken.test.steps)
    ladder.fail(UNEXPECTED_FAULT)
    const end = { outcome: 'failed', message: UNEXPECTED_FAULT, steps: ladder.steps() } as const
    await keepResult(context, taken, Object.assign({}, taken.test, end))
    throw error
  }
}

/** Whether a test is of what is saved. */
export const isAsSaved = ({ username: _, password: __, ...changes }: OpenedTest['changes']): boolean =>
  Object.keys(changes).length === 0

const CONSOLE = { href: '/', label: 'Open the console' }

/** The last page in the window of a test. */
export const endedPage = (c: Context<ApiEnv>): Response =>
  plainPage(c, 200, {
    title: 'The test is done',
    message: 'Close this window. The result is in the console.',
    closes: true,
    back: CONSOLE,
  })

export const unknownTestPage = (c: Context<ApiEnv>): Response =>
  plainPage(c, 400, {
    title: 'Test sign-in',
    message: 'This test took too long, was already used, or began in another browser. Start it again.',
    back: CONSOLE,
  })
