import {
  CONNECTION_STEPS,
  type ConnectionFault,
  type ConnectionStep,
  type ConnectionStepId,
  type SisConnection,
  type SisSystem,
} from '@edconsole/console-core/contract'
import { FailedTest } from '../../http/failed-test.ts'

/** What is tested. */
export type Subject = {
  readonly kind: SisSystem['kind']
  /** As it was pasted. */
  readonly pasted: string
  /** Where the SIS begins. */
  readonly url: string
  /** By the names of the connection's fields; opened, so never to be logged or answered. */
  readonly secrets: Readonly<Record<'sisApiKey' | 'sisApiSecret', string>>
  readonly qFilename?: string
  readonly allowLoopback: boolean
}

export type StepResult =
  | (Pick<ConnectionStep, 'status'> & { message?: string; schools?: SisConnection['schools'] })
  | { fault: Omit<ConnectionFault, 'step'> }

/** Looks at one thing. It hears what the steps before it found. */
export type StepCheck = (
  subject: Subject,
  schools: SisConnection['schools'],
) => StepResult | Promise<StepResult>

export type StepChecks = Readonly<Partial<Record<ConnectionStepId, StepCheck>>>

const STEPS = Object.keys(CONNECTION_STEPS) as ConnectionStepId[]

/**
 * Goes through the steps until one fails. A step that nobody looks at ends the test too: what was not tried is not
 * called a success.
 */
export const testConnection = async (
  subject: Subject,
  checks: StepChecks,
  now: () => Date,
): Promise<SisConnection | FailedTest> => {
  const steps: ConnectionStep[] = []
  let schools: SisConnection['schools'] = []
  for (const step of STEPS) {
    const check = checks[step]
    if (!check) return new FailedTest({ ...NOT_CONNECTING, step })
    const result = await check(subject, schools)
    if ('fault' in result) return new FailedTest({ ...result.fault, step })
    steps.push({ id: step, status: result.status, message: result.message ?? null })
    schools = result.schools ?? schools
  }
  return { schools, steps, verifiedAt: now().toISOString() }
}

const NOT_CONNECTING = {
  code: 'C090',
  message: 'This server does not connect to SIS systems yet: nothing beyond the address was tested.',
}
