import type { TestFetch, TestServer } from '../../create-test-server.ts'

export type Acting = {
  server: TestServer
  /** Provider staff with every role, signed in before anything was counted. */
  browser: TestFetch
  /** Work whose statements may be the last ones. */
  during: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells that a call was answered, and with which batches; from then on what it wrote must outlive the process. */
  acknowledge: (name: string, batchIds?: number[]) => Promise<void>
}

/** A fixed row of calls. */
export type Act = (acting: Acting) => Promise<void>
