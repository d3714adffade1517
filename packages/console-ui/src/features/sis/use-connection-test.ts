import {
  ApiFailure,
  CONNECTION_STEPS,
  type ConnectionStepId,
  type SisApiConfig,
  type SisConnection,
  type SisSystem,
  useApi,
  useClock,
  useDistrictScope,
  useRefresh,
} from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'
import type { FormInputs } from '../../patterns/resource-form/index.ts'
import { inputsOfValues, sisValuesOf } from './sis-values.ts'
import { type TestedValues, testedValues } from './tested-values.ts'

/** What came out of one test. `failed` names the step; `stopped`: the test itself could not be made. */
export type TestResult =
  | { kind: 'passed'; connection: SisConnection }
  | { kind: 'failed'; step: ConnectionStepId; message: string }
  | { kind: 'stopped'; message: string }

/** One test of this visit. */
export type TestRun = {
  id: number
  at: Date
  system: SisSystem
  /** Where the test went. */
  address: string
  result: TestResult
}

export type ConnectionTester = {
  running: boolean
  /** The last one; undefined before the first. */
  last: TestRun | undefined
  /** The tests of this visit, newest first, five at most. */
  runs: readonly TestRun[]
  /** What a test would ask of what is entered; null where the system has none. */
  of(inputs: FormInputs): TestedValues | null
  /** Whether the last test was about what is entered now. */
  isOf(inputs: FormInputs): boolean
  /** The stored connection, where it was tested and is what is entered; otherwise null. */
  storedOf(inputs: FormInputs): SisApiConfig | null
  /** Whether what is entered passed the test. */
  hasPassed(inputs: FormInputs): boolean
  run(inputs: FormInputs): Promise<void>
  /** Tests what is stored once more, without showing it, so that the server knows what is known here. */
  confirmStored(config: SisApiConfig): Promise<void>
}

const KEPT = 5

/**
 * The connection test of a form: it asks the server to try what is typed, not what is saved (ux 9.2), and keeps what came
 * out. No failure of it is a message ([S5], R34).
 */
export function useConnectionTest(
  systems: readonly SisSystem[],
  config: SisApiConfig | null,
): ConnectionTester {
  const api = useApi()
  const clock = useClock()
  const lea = useDistrictScope()?.lea
  const refresh = useRefresh('apiProvider')
  const [running, setRunning] = useState(false)
  const [runs, setRuns] = useState<readonly TestRun[]>([])
  const asked = useRef<string | null>(null)
  const busy = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const [lacking, setLacking] = useState<readonly string[]>([])

  const of = (inputs: FormInputs) => {
    const values = testedValues(systems, config, inputs)
    return values && lacking.includes(values.operation.id) ? null : values
  }
  const isOf = (inputs: FormInputs) => asked.current !== null && asked.current === keyOf(of(inputs))
  const storedOf = (inputs: FormInputs) => {
    if (!config || config.lastVerifiedStatus === null) return null
    const stored = testedValues(systems, config, inputsOfValues(sisValuesOf(config)))
    return keyOf(stored) === keyOf(of(inputs)) ? config : null
  }
  /** Null: the backend has no such test. */
  const ask = async ({ operation, body, isOptional }: TestedValues): Promise<TestResult | null> => {
    try {
      return { kind: 'passed', connection: (await api.call(operation, { body, lea })).data }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const { step, message } = error
      if (isOptional && error.code === 404) {
        if (here.current) setLacking((before) => [...before, operation.id])
        return null
      }
      // An answer that names none of the steps says nothing about them.
      return isStep(step) ? { kind: 'failed', step, message } : { kind: 'stopped', message }
    }
  }

  return {
    running,
    runs,
    of,
    isOf,
    storedOf,
    last: runs[0],
    hasPassed: (inputs) => isOf(inputs) && runs[0]?.result.kind === 'passed',
    async run(inputs) {
      const values = of(inputs)
      if (!values || values.missing.length > 0 || busy.current) return
      busy.current = true
      setRunning(true)
      asked.current = keyOf(values)
      try {
        const result = await ask(values)
        if (!here.current || result === null) return
        const run = { at: clock(), system: values.system, address: values.body.baseAPI ?? '', result }
        setRuns((before) => [{ ...run, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, KEPT))
        // Of what is stored the server remembers it.
        refresh()
      } finally {
        busy.current = false
        if (here.current) setRunning(false)
      }
    },
    async confirmStored(stored) {
      const values = testedValues(systems, stored, inputsOfValues(sisValuesOf(stored)))
      if (!values || values.missing.length > 0) return
      asked.current = keyOf(values)
      await ask(values)
      if (here.current) refresh()
    },
  }
}

function isStep(step: string | undefined): step is ConnectionStepId {
  return step !== undefined && Object.hasOwn(CONNECTION_STEPS, step)
}

function keyOf(values: TestedValues | null): string | null {
  return values && JSON.stringify([values.system.id, values.body])
}
