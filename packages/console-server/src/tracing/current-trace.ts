import { AsyncLocalStorage } from 'node:async_hooks'

/** What is traced at present: a request or a job. */
export type CurrentTrace = {
  readonly traceId: string
  /** Notes a statement of the database that ended just now. */
  readonly statement: (text: string, ms: number) => void
}

const current = new AsyncLocalStorage<CurrentTrace>()

/** Runs work as part of a trace. */
export const duringTrace = <T>(trace: CurrentTrace, work: () => Promise<T>): Promise<T> =>
  current.run(trace, work)

/** What this code runs for; undefined if nothing is traced. */
export const currentTrace = (): CurrentTrace | undefined => current.getStore()
