import { CONNECTION_STEPS, type ConnectionStep, type ConnectionStepId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CompletedIcon, FailedIcon, InfoIcon, NotStartedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as css from './connection-test.css.ts'
import type { SisConnectionMessages } from './messages.ts'
import type { TestResult } from './use-connection-test.ts'

type State = ConnectionStep['status'] | 'failed' | 'open'
type Line = { id: ConnectionStepId; state: State; message: string | null }

const icons = {
  passed: CompletedIcon,
  note: InfoIcon,
  warning: WarningIcon,
  failed: FailedIcon,
  open: NotStartedIcon,
}

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
  return (
    <ol className={css.steps} aria-label={m.test.what}>
      {linesOf(result).map((line) => {
        const { id, state, message } = isPlain(address) ? unencrypted(line, m) : line
        const Icon = icons[state]
        const said = state === 'failed' ? (advice ?? null) : message
        const words = state === 'failed' ? css.failedName : state === 'open' ? css.openName : undefined
        return (
          <li key={id} className={css.step}>
            <Icon size="md" className={css.mark[state]} />
            <span>
              <span className={words}>{CONNECTION_STEPS[id]}</span>
              <VisuallyHidden>: {m.test.states[state]}</VisuallyHidden>
              {said === null ? null : <span className={css.said}>{said}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
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
