import type { SignInStep, SignInTest } from '@edconsole/console-core/contract'
import type { StepLadder } from '../../network/step-ladder.ts'
import type { ServerContext } from '../../server-context.ts'
import type { FederatedAuthentication, FederatedIdentity } from '../federated/federated-identity.ts'
import { maskedClaims } from './masked-claims.ts'
import { testFault, UNEXPECTED_FAULT } from './test-faults.ts'
import { emptyTest } from './test-ladder.ts'
import { personOf, verdictOf } from './test-match.ts'

type Claims = Readonly<Record<string, unknown>>

export type TestWork = {
  readonly authentication: FederatedAuthentication
  readonly ladder: StepLadder<SignInStep>
  /** Does the steps. Returns who came; null where a browser has to leave first. */
  readonly work: (told: { claims: (claims: Claims) => void }) => Promise<FederatedIdentity | null>
}

/** Runs the steps of a test: to the first that fails, or to the person who would be signed in. */
export const runTest = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { authentication, ladder, work }: TestWork,
): Promise<SignInTest> => {
  let received: Claims = {}
  const result = (end: Partial<SignInTest>): SignInTest =>
    Object.assign(emptyTest(ladder.steps()), { claims: maskedClaims(received) }, end)
  try {
    const identity = await work({
      claims: (claims) => {
        received = claims
      },
    })
    if (identity === null) return result({})
    const verdict = await verdictOf(db, authentication, { identity, now: now() })
    if (verdict.isIn) ladder.pass('match', verdict.message)
    else ladder.fail(verdict.message)
    return result({
      outcome: verdict.isIn ? 'passed' : 'failed',
      message: verdict.message,
      person: personOf(authentication, identity),
    })
  } catch (error) {
    const known = testFault(error, { step: ladder.current(), authentication })
    const message = known ?? UNEXPECTED_FAULT
    ladder.fail(message)
    return result({ outcome: 'failed', message })
  }
}

/** Remembers how the saved settings did, which decides whether they are a way in for their own editor. */
export const noteTested = async (
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { id }: Pick<FederatedAuthentication, 'id'>,
  { outcome, steps }: SignInTest,
): Promise<void> => {
  const failed = steps.find(({ status }) => status === 'failed')?.id
  // Whom a test doesn't match, or who cancels it, says nothing of the settings.
  if (outcome === null || failed === 'match' || failed === 'response' || failed === 'userBind') return
  await db
    .updateTable('authentications')
    .set({ lastTestStatus: outcome, lastTestedAt: now() })
    .where('id', '=', id)
    .execute()
}
