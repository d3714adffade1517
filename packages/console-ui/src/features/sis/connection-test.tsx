import type { SisSystem } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ApiSetupIcon } from '../../parts/icons/icons.ts'
import { KeyValue } from '../../parts/key-value/key-value.tsx'
import { type FormInputs, useFormInputs } from '../../patterns/resource-form/index.ts'
import * as css from '../../patterns/step-ladder/test-parts.css.ts'
import { LastTest } from './connection-facts.tsx'
import type { SisConnectionMessages } from './messages.ts'
import { chosenSystem, labelOf } from './sis-fields.ts'
import { inSentence, listed, TestResultBox } from './test-result.tsx'
import type { ConnectionTester } from './use-connection-test.ts'
import { type FileDelivery, useFileDelivery } from './use-file-delivery.ts'

type Shared = {
  systems: readonly SisSystem[]
  test: ConnectionTester
  m: SisConnectionMessages
}

export type ConnectionTestProps = Shared & {
  /** False where the button stands among those of a step. Default true. */
  button?: boolean
  /** Hears which system is chosen, for help beside the form. Keep it the same function. */
  onSystem?: ((system: SisSystem | undefined) => void) | undefined
}

/**
 * The test of a connection at the end of its fields: a button, what came out, and whether that still holds for what is
 * typed (R34). Stands inside a `ResourceForm`.
 */
export function ConnectionTest(props: ConnectionTestProps): ReactElement | null {
  const { systems, test, m, button = true, onSystem } = props
  const inputs = useFormInputs()
  const system = chosenSystem(systems, inputs)
  useEffect(() => onSystem?.(system), [onSystem, system])
  const delivery = useFileDelivery(system?.supportsApi === false)
  if (!system) return null
  return (
    <div className={css.root}>
      {button && test.of(inputs) ? (
        <div>
          <TestButton systems={systems} test={test} m={m} inputs={inputs} />
        </div>
      ) : null}
      <div role="status" className={css.root}>
        {stateOf(system, inputs, { test, delivery, m })}
      </div>
    </div>
  )
}

export type TestButtonProps = Shared & {
  inputs: FormInputs
  /** Primary where the test is what is left to do. Default secondary. */
  kind?: 'primary' | 'secondary'
}

/** Starts the test of what is typed; null where the chosen system has none. */
export function TestButton({
  systems,
  test,
  m,
  inputs,
  kind = 'secondary',
}: TestButtonProps): ReactElement | null {
  const id = useId()
  const system = chosenSystem(systems, inputs)
  const values = test.of(inputs)
  if (!system || !values) return null
  const missing = values.missing.map((name) => inSentence(labelOf(m, system.kind, name)))
  return (
    <Button
      id={id}
      kind={kind}
      icon={<ApiSetupIcon />}
      busy={test.running}
      busyLabel={m.test.testing}
      disabledReason={missing.length > 0 ? m.test.enterFirst(listed(missing)) : undefined}
      onClick={() => void test.run(inputs)}
    >
      {test.last ? m.test.again : m.test.button}
    </Button>
  )
}

type StateContext = Omit<Shared, 'systems'> & { delivery: FileDelivery | undefined }

function stateOf(system: SisSystem, inputs: FormInputs, { test, delivery, m }: StateContext): ReactNode {
  const say = (text: string) => <p className={css.quiet}>{text}</p>
  if (!test.of(inputs)) {
    if (system.supportsApi) return say(m.test.none(system.provider.name))
    return delivery && say(m.test.files[delivery])
  }
  if (test.running) return null
  if (!test.last) {
    const stored = test.storedOf(inputs)
    if (!stored) return say(m.test.untested)
    return <KeyValue items={[{ key: m.facts.test, value: <LastTest config={stored} m={m} /> }]} />
  }
  return test.isOf(inputs) ? <TestResultBox run={test.last} m={m} /> : say(m.test.changed)
}
