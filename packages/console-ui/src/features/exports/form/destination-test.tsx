import {
  ApiFailure,
  DESTINATION_STEPS,
  type Export,
  exportsResource,
  formatDateTime,
  type TestDestination,
  type DestinationTest as Tested,
  useApi,
  useClock,
  useConsoleSettings,
  useDistrictScope,
  useMessages,
} from '@edconsole/console-core'
import { testDestinationSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ApiSetupIcon } from '../../../parts/icons/icons.ts'
import { useFormInputs } from '../../../patterns/resource-form/index.ts'
import { OutcomeBox } from '../../../patterns/step-ladder/outcome-box.tsx'
import { StepLadder } from '../../../patterns/step-ladder/step-ladder.tsx'
import * as css from '../../../patterns/step-ladder/test-parts.css.ts'
import { type DestinationTestMessages, destinationTestMessages } from './destination-test-messages.ts'
import { type DestinationValues, destinationValues } from './destination-values.ts'

export type DestinationTestProps = {
  deliveryMethod: TestDestination['deliveryMethod']
  /** Undefined for a new export. */
  stored: Export | undefined
  /** What this form saved last, as the server answered. */
  saved: Export | undefined
}

/**
 * Tests where an export goes, with what is entered, saved or not, and tells whether the result still holds for it. Stands
 * inside a `ResourceForm`.
 */
export function DestinationTest({ deliveryMethod, stored, saved }: DestinationTestProps): ReactElement {
  const m = useMessages('destination-test', destinationTestMessages)
  const values = destinationValues(useFormInputs(), deliveryMethod, stored)
  const { running, last, asked, ask, rename } = useDestinationTest()
  const body = testDestinationSchema.safeParse(values.body).data
  const key = JSON.stringify(values.body)
  useAfterSave(key, saved, (before) => {
    rename(saved && asked === before ? keyOfSaved(saved) : undefined)
  })
  return (
    <div className={css.root}>
      <p className={css.quiet}>{m.about}</p>
      <div>
        <Button
          icon={<ApiSetupIcon />}
          busy={running}
          busyLabel={m.testing}
          disabledReason={reasonOf(values, m) ?? (body ? undefined : m.correct)}
          onClick={() => body && void ask(body, key)}
        >
          {last ? m.again : m.button}
        </Button>
      </div>
      <div role="status" className={css.root}>
        {running || !last ? null : asked === key ? (
          <Result last={last} m={m} />
        ) : (
          <p className={css.quiet}>{m.changed}</p>
        )}
      </div>
    </div>
  )
}

/** Why it can't be tested yet. */
function reasonOf({ missing, again }: DestinationValues, m: DestinationTestMessages): string | undefined {
  const named = (names: readonly (keyof DestinationTestMessages['fields'])[]) => {
    const all = names.map((name) => m.fields[name])
    const last = all.pop() ?? ''
    return all.length === 0 ? last : m.and(all.join(', '), last)
  }
  if (missing.length > 0) return m.enterFirst(named(missing))
  return again.length > 0 ? m.enterAgain(named(again)) : undefined
}

/**
 * Hears of a save in the render that shows it, with what was entered just before: a secret that was typed is then stored, and
 * its field empty.
 */
function useAfterSave(key: string, saved: Export | undefined, onSave: (before: string) => void): void {
  const shown = useRef({ key, saved })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, saved }
    if (before.saved !== saved) onSave(before.key)
  })
}

const keyOfSaved = ({ id, deliveryMethod, host, port, username, remotePath }: Export): string =>
  JSON.stringify({ exportId: id, deliveryMethod, host, port, username, remotePath } satisfies Record<
    Exclude<keyof TestDestination, 'password' | 'privateKey'>,
    unknown
  >)

type Run = {
  host: string
  at: Date
  /** A text where the test itself could not be made. */
  result: Tested | string
}

function Result({ last, m }: { last: Run; m: DestinationTestMessages }): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { result, host, at } = last
  if (typeof result === 'string') return <OutcomeBox tone="warning" title={m.stopped} text={result} />
  const { outcome, message, steps } = result
  return (
    <>
      {outcome === 'passed' ? (
        <OutcomeBox tone="passed" title={m.works} text={m.worked(host, formatDateTime(at, timeZone))} />
      ) : (
        <OutcomeBox tone="danger" title={m.fails} text={message ?? ''} />
      )}
      <StepLadder
        label={m.what}
        states={m.states}
        steps={DESTINATION_STEPS.map((id) => {
          const step = steps.find((one) => one.id === id)
          return {
            id,
            name: m.steps[id],
            state: step?.status ?? 'open',
            // The box above says it.
            message: step === undefined || step.message === message ? null : step.message,
          }
        })}
      />
    </>
  )
}

/** Asks the server to try a destination. No failure of it is a message. */
function useDestinationTest() {
  const api = useApi()
  const clock = useClock()
  const lea = useDistrictScope()?.lea
  const [running, setRunning] = useState(false)
  const [last, setLast] = useState<Run>()
  /** What the last test is about. */
  const [asked, setAsked] = useState<string>()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const call = async (body: TestDestination): Promise<Tested | string> => {
    try {
      return (await api.call(exportsResource.testDestination, { body, lea })).data
    } catch (error) {
      if (error instanceof ApiFailure) return error.message
      throw error
    }
  }
  return {
    running,
    last,
    asked,
    async ask(body: TestDestination, key: string) {
      setRunning(true)
      setAsked(key)
      try {
        const result = await call(body)
        if (here.current) setLast({ host: body.host, at: clock(), result })
      } finally {
        if (here.current) setRunning(false)
      }
    },
    /** The tested values are these now; undefined: others than those that are stored. */
    rename: setAsked,
  }
}
