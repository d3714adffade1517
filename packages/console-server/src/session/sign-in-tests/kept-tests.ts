import { PERSON_FIELDS, SIGN_IN_STEPS, type SignInTest } from '@edconsole/console-core/contract'
import { testSignInSchema } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import { z } from 'zod'
import type { SignInTestsTable } from '../../db/schema/federated.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { ServerContext } from '../../server-context.ts'
import { ATTEMPT_MS, hashOf, newToken } from '../federated/attempts.ts'
import { readAttemptCookie, writeAttemptCookie } from '../session-cookie.ts'

const signInTest: z.ZodType<SignInTest> = z.object({
  testId: z.string().nullable(),
  leavePath: z.string().nullable(),
  outcome: z.enum(['passed', 'failed']).nullable(),
  message: z.string().nullable(),
  steps: z.array(
    z.object({
      id: z.enum(SIGN_IN_STEPS),
      status: z.enum(['passed', 'note', 'failed', 'open']),
      message: z.string().nullable(),
    }),
  ),
  claims: z.array(z.object({ name: z.string(), value: z.string() })),
  person: z.array(
    z.object({ field: z.enum(PERSON_FIELDS), value: z.string().nullable(), isMatchedBy: z.boolean() }),
  ),
})

/** A test on its way. */
const opened = z.object({
  /** The unsaved settings that are tested. */
  changes: testSignInSchema,
  /** What the answer is checked against. */
  kept: z.record(z.string(), z.string()),
  /** Where the browser leaves to, and what it posts there. */
  request: z.object({ address: z.string(), fields: z.record(z.string(), z.string()).nullable() }),
  /** How far it is. */
  test: signInTest,
  /** The checked answer of a provider, until the browser proves that it is the one that left. */
  brought: z.unknown().optional(),
})

export type OpenedTest = z.infer<typeof opened>

/** One that was taken out of the store, with the provider that it tests. */
export type TakenTest = { readonly authenticationId: number; readonly stateHash: string } & OpenedTest

type Stage = SignInTestsTable['stage']
type Keeping = Pick<ServerContext, 'db' | 'secrets' | 'now'>

/** States of tests are told apart from those of sign-ins, which come back to the same addresses. */
const PREFIX = 'test.'

export const newTestState = (): string => `${PREFIX}${newToken()}`

export const isTestState = (state: string | null | undefined): state is string =>
  state?.startsWith(PREFIX) === true

/** Keeps a test for ten minutes, for this browser. Returns what its result is read with. */
export const keepTest = async (
  { db, secrets, now }: Keeping,
  c: Context<ApiEnv>,
  {
    userId,
    authenticationId,
    state,
    test,
  }: { userId: number; authenticationId: number; state: string; test: Omit<OpenedTest, 'brought'> },
): Promise<string> => {
  const browser = readAttemptCookie(c) ?? newToken()
  writeAttemptCookie(c, browser, ATTEMPT_MS)
  const testId = newToken()
  await db.deleteFrom('signInTests').where('expiresAt', '<=', now().toISOString()).execute()
  await db
    .insertInto('signInTests')
    .values({
      idHash: hashOf(testId),
      stateHash: hashOf(state),
      userId,
      authenticationId,
      browserHash: hashOf(browser),
      stage: 'ready',
      sealed: secrets.seal(JSON.stringify(test)),
      expiresAt: new Date(now().getTime() + ATTEMPT_MS),
    })
    .execute()
  return testId
}

type Taking = { readonly state: string; readonly from: Stage; readonly to: Stage }

/**
 * Takes a test to its next stage, which happens once.
 * @param c the browser, which must be the one that the test was started in; null where it can't prove that
 * @returns undefined if it is unknown, over, at another stage or of another browser
 */
export const takeTest = async (
  { db, secrets, now }: Keeping,
  c: Context<ApiEnv> | null,
  { state, from, to }: Taking,
): Promise<TakenTest | undefined> => {
  const browser = c === null ? undefined : readAttemptCookie(c)
  if (c !== null && browser === undefined) return undefined
  const taken = await db
    .updateTable('signInTests')
    .set({ stage: to })
    .where('stateHash', '=', hashOf(state))
    .where('stage', '=', from)
    .where('expiresAt', '>', now().toISOString())
    .$if(browser !== undefined, (query) => query.where('browserHash', '=', hashOf(browser ?? '')))
    .returning(['authenticationId', 'stateHash', 'sealed'])
    .executeTakeFirst()
  if (!taken) return undefined
  const { sealed, ...of } = taken
  return Object.assign(of, opened.parse(JSON.parse(secrets.open(sealed))))
}

/** Keeps the checked answer of a provider. */
export const keepBrought = async (
  { db, secrets }: Keeping,
  { stateHash, authenticationId: _, ...test }: TakenTest,
): Promise<void> => {
  await db
    .updateTable('signInTests')
    .set({ sealed: secrets.seal(JSON.stringify(test)) })
    .where('stateHash', '=', stateHash)
    .execute()
}

/** Keeps a result in place of everything that led to it. */
export const keepResult = async (
  { db, secrets }: Keeping,
  { stateHash }: Pick<TakenTest, 'stateHash'>,
  result: SignInTest,
): Promise<void> => {
  await db
    .updateTable('signInTests')
    .set({ stage: 'done', sealed: secrets.seal(JSON.stringify(result)) })
    .where('stateHash', '=', stateHash)
    .execute()
}

/**
 * Reads a test for the user who started it. A result can be read once.
 * @returns undefined if it is unknown, expired, already read or another user's
 */
export const readKeptTest = async (
  { db, secrets, now }: Keeping,
  { testId, userId, authenticationId }: { testId: string; userId: number; authenticationId: number },
): Promise<SignInTest | undefined> => {
  const row = await db
    .selectFrom('signInTests')
    .select(['stage', 'sealed'])
    .where('idHash', '=', hashOf(testId))
    .where('userId', '=', userId)
    .where('authenticationId', '=', authenticationId)
    .where('expiresAt', '>', now().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const kept: unknown = JSON.parse(secrets.open(row.sealed))
  if (row.stage !== 'done') {
    const { test } = opened.parse(kept)
    return Object.assign(test, { testId, steps: row.stage === 'ready' ? test.steps : left(test.steps) })
  }
  const { numDeletedRows } = await db
    .deleteFrom('signInTests')
    .where('idHash', '=', hashOf(testId))
    .executeTakeFirst()
  return numDeletedRows === 1n ? signInTest.parse(kept) : undefined
}

const left = (steps: SignInTest['steps']): SignInTest['steps'] =>
  steps.map((step) => (step.id === 'redirect' ? { id: step.id, status: 'passed', message: null } : step))
