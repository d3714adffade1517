import {
  CONNECTION_STEPS,
  type ConnectionFault,
  type ConnectionStep,
  type ConnectionStepId,
  type SisConnection,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { FailedTest } from '../../http/handler.ts'

export type StepResult =
  | (Pick<ConnectionStep, 'status'> & { message?: string; schools?: SisConnection['schools'] })
  | { fault: Omit<ConnectionFault, 'step'> }

/** Looks at one thing. It hears which schools the steps before it found. */
export type StepCheck = (schools: SisConnection['schools']) => StepResult | Promise<StepResult>

export type StepChecks = Readonly<Record<ConnectionStepId, StepCheck>>

export const STEP_IDS = Object.keys(CONNECTION_STEPS) as ConnectionStepId[]

/** Goes through the steps until one fails. */
export const testConnection = async (
  checks: StepChecks,
  now: () => Date,
): Promise<SisConnection | FailedTest> => {
  const steps: ConnectionStep[] = []
  let schools: SisConnection['schools'] = []
  for (const step of STEP_IDS) {
    const result = await checks[step](schools)
    if ('fault' in result) return new FailedTest({ ...result.fault, step })
    steps.push({ id: step, status: result.status, message: result.message ?? null })
    schools = result.schools ?? schools
  }
  return { schools, steps, verifiedAt: now().toISOString() }
}

/** Enough for troubleshooting a connection; too few to probe what is behind addresses. */
export const CONNECTION_TEST_LIMIT = { tests: 60, windowMs: 10 * 60_000 } as const

/**
 * Counts a test before anything is sent, so that tests at the same time are all counted.
 * @returns how long the person has to wait, in milliseconds; 0 when it may go on
 */
export const countConnectionTest = async (db: Db, userId: number, now: Date): Promise<number> => {
  const { tests: most, windowMs } = CONNECTION_TEST_LIMIT
  const over = new Date(now.getTime() - windowMs).toISOString()
  const isOver = sql`connection_tests.since <= ${over}`
  const { tests, since } = await db
    .insertInto('connectionTests')
    .values({ userId, tests: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        tests: sql`case when ${isOver} then 1 else connection_tests.tests + 1 end`,
        since: sql`case when ${isOver} then excluded.since else connection_tests.since end`,
      }),
    )
    .returning(['tests', 'since'])
    .executeTakeFirstOrThrow()
  return tests <= most ? 0 : Date.parse(since) + windowMs - now.getTime()
}

/** The kinds of systems whose connection can be tested ([S5]). */
export type TestedKind = 'aeries' | 'q' | 'qmlativ' | 'oneroster'
