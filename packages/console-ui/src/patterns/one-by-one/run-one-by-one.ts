import { ApiFailure } from '@edconsole/console-core'

/** One call of several, by what it is about. */
export type Step = { readonly name: string; run(): Promise<unknown> }

/** What became of several calls. */
export type Outcome = {
  readonly done: readonly string[]
  readonly failed: readonly FailedStep[]
}

/** A call that was refused, with the server's reason. */
export type FailedStep = {
  readonly name: string
  readonly reason: string
  /** There was no answer, so the reason is nothing that people know. */
  readonly isUnanswered: boolean
}

/**
 * Makes calls in their order: what one refuses does not keep the others from being made. Without a session or a connection
 * the rest fails unasked. What is no answer of the server is thrown.
 */
export const runOneByOne = async (steps: readonly Step[]): Promise<Outcome> => {
  const done: string[] = []
  const failed: FailedStep[] = []
  for (const [place, { name, run }] of steps.entries()) {
    try {
      await run()
      done.push(name)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const refusal = { reason: error.message, isUnanswered: error.code === null }
      failed.push({ name, ...refusal })
      if (error.expired || error.code === null) {
        for (const left of steps.slice(place + 1)) failed.push({ name: left.name, ...refusal })
        break
      }
    }
  }
  return { done, failed }
}
