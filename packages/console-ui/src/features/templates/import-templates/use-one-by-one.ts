import { useRefresh } from '@edconsole/console-core'
import { useState } from 'react'
import { type Outcome, runOneByOne, type Step } from '../../../patterns/one-by-one/run-one-by-one.ts'

export type OneByOne = {
  readonly running: boolean
  /** Of the last run; undefined before it and while it goes on. */
  readonly outcome: Outcome | undefined
  start(steps: readonly Step[]): Promise<void>
}

/**
 * Makes changes of templates one after the other: what one refuses does not keep the others from being made.
 * @param onDone before templates are asked for again
 */
export const useOneByOne = (onDone?: () => void): OneByOne => {
  const refresh = useRefresh('sisImports')
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | undefined>()
  return {
    running,
    outcome,
    async start(steps) {
      if (running) return
      setRunning(true)
      setOutcome(undefined)
      try {
        setOutcome(await runOneByOne(steps))
      } finally {
        setRunning(false)
        onDone?.()
        refresh()
      }
    },
  }
}
