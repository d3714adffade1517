import { ApiFailure, useRefresh } from '@edconsole/console-core'
import { useState } from 'react'

/** One call of several, by what it is about. */
export type Step = { readonly name: string; run(): Promise<unknown> }

/** What became of several calls. */
export type Outcome = {
  readonly done: readonly string[]
  /** Those that were refused, with the server's reason. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[]
}

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
    ...{ running, outcome },
    async start(steps) {
      if (running) return
      setRunning(true)
      setOutcome(undefined)
      try {
        setOutcome(await runAll(steps))
      } finally {
        setRunning(false)
        onDone?.()
        refresh()
      }
    },
  }
}

const runAll = async (steps: readonly Step[]): Promise<Outcome> => {
  const done: string[] = []
  const failed: { name: string; reason: string }[] = []
  for (const [place, { name, run }] of steps.entries()) {
    try {
      await run()
      done.push(name)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const reason = error.message
      failed.push({ name, reason })
      // Without a session or a connection the others would fail for the same reason.
      if (error.code === 401 || error.code === null) {
        for (const left of steps.slice(place + 1)) failed.push({ name: left.name, reason })
        break
      }
    }
  }
  return { done, failed }
}
