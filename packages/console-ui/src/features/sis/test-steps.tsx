import { CONNECTION_STEPS, type ConnectionStepId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { StepLadder, type StepState } from '../../patterns/step-ladder/step-ladder.tsx'
import type { SisConnectionMessages } from './messages.ts'
import type { TestResult } from './use-connection-test.ts'

type Line = { id: ConnectionStepId; state: StepState; message: string | null }

export type TestStepsProps = {
  /** Where it went. */
  address: string
  /** A test that was made. */
  result: Exclude<TestResult, { kind: 'stopped' }>
  /** What to look at where it failed. */
  advice?: string | undefined
  m: SisConnectionMessages
}

/** The test as a checklist: what was found at each step, where it ended, and what was not reached (R34). */
export function TestSteps({ address, result, advice, m }: TestStepsProps): ReactElement {
  const steps = linesOf(result).map((line) => {
    const { id, state, message } = isPlain(address) ? unencrypted(line, m) : line
    return {
      id,
      state,
      name: CONNECTION_STEPS[id],
      message: state === 'failed' ? (advice ?? null) : message,
    }
  })
  return <StepLadder label={m.test.what} steps={steps} states={m.test.states} />
}

const STEP_IDS = Object.keys(CONNECTION_STEPS) as ConnectionStepId[]

function linesOf(result: TestStepsProps['result']): Line[] {
  if (result.kind === 'passed')
    return result.connection.steps.map(({ id, status, message }) => ({ id, state: status, message }))
  // It ends at the first step that fails, so those before it passed.
  const at = STEP_IDS.indexOf(result.step)
  return STEP_IDS.map((id, index) => ({
    id,
    state: index < at ? 'passed' : index === at ? 'failed' : 'open',
    message: null,
  }))
}

function isPlain(address: string): boolean {
  return /^\s*http:/i.test(address)
}

/** Nothing is secure about http, whatever was answered and however far the test went. */
function unencrypted(line: Line, m: SisConnectionMessages): Line {
  if (line.id !== 'tlsValid' || line.state !== 'passed') return line
  return { id: line.id, state: 'note', message: m.test.notEncrypted }
}
