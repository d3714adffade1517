import type { ConsoleEvent } from '../../runtime/console-event.ts'
import type { ConsoleOptions } from '../../runtime/console-options.ts'
import { type ConsoleRuntime, createConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { memoryStorage } from '../../runtime/storage.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './fake-http.ts'
import { sampleDistrict, sampleListItem } from './sample-district.ts'
import { sampleUser } from './sample-user.ts'

/** What the server answers, by path. */
export type Answers = Record<string, (request: SeenRequest) => Reply | Promise<Reply>>

/** The two district calls for districts with these ids. */
export const answerDistricts = (...ids: (number | null)[]): Answers => ({
  '/api/districts': () => ({ body: { data: ids.map(sampleListItem) } }),
  '/api/district': ({ query }) => {
    const id = Number(query.get('filter[id]'))
    return { body: { data: ids.includes(id) ? [sampleDistrict(id)] : [] } }
  },
})

/** A console over answers in memory, with everything that it did. */
export const openFakeConsole = (answers: Answers, options: ConsoleOptions = {}) => {
  const seen: string[] = []
  const events: ConsoleEvent[] = []
  const storage = memoryStorage()
  const all: Answers = {
    '/api/user-info': () => ({ body: { data: sampleUser() } }),
    '/api/user-preferences': () => ({ body: { data: { columnStates: null, pageSizes: null } } }),
    ...answers,
  }
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    storage,
    http: fakeHttp((request) => {
      seen.push(`${request.method} ${request.path}`)
      return (
        all[request.path]?.(request) ?? {
          status: 404,
          body: { error: { code: 404, message: 'Nothing here' } },
        }
      )
    }),
    onEvent: (event) => events.push(event),
    ...options,
  })
  return {
    runtime,
    seen,
    events,
    storage,
    messages: () => runtime.snackbars.get().recent.map(({ message }) => message),
  }
}

/** Waits until the user and the first district are known. */
export const signedIn = async (runtime: ConsoleRuntime) => {
  await runtime.session.start()
  await runtime.districts.ready()
}
