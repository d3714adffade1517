import {
  CONNECTION_STEPS,
  type ConnectionFault,
  type ConnectionStep,
  type ConnectionStepId,
  type SisConnection,
} from '@edconsole/console-core/contract'
import { FailedTest } from '../../http/failed-test.ts'

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
