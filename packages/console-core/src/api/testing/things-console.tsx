import type { ReactNode } from 'react'
import { ConsoleProvider } from '../../provider/console-provider.tsx'
import { get, list, patch, post, resource } from '../../resources/operation.ts'
import type { ConsoleOptions } from '../../runtime/console-options.ts'
import { createConsoleRuntime } from '../../runtime/create-console-runtime.ts'
import { memoryStorage } from '../../runtime/storage.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './fake-http.ts'
import { sampleDistrict, sampleListItem } from './sample-district.ts'
import { sampleUser } from './sample-user.ts'

const spec = { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} } as const
/** A collection with a call of each kind. */
export const things = resource(
  'things',
  { records: 'things', type: 'Thing', identify: ({ id }: { id: number }) => `no. ${id}` },
  {
    list: list<{ id: number }>('/things', spec, {
      lea: true,
      clientHeader: true,
      fail: 'Error fetching things',
    }),
    one: get<{ id: number }>('/things/{id}'),
    save: post<{ name: string }, { id: number }>('/things', { lea: true }),
    change: patch<{ name: string; updatedAt?: string | null }, { id: number }>('/things/{id}', {
      lea: true,
      version: 'updatedAt',
    }),
    test: post<object, object>('/things/test', { lea: true, tests: true, confirms: false }),
    add: post<{ ids: number[] }, { id: number }[]>('/things/parts', {
      answers: 'rows',
      lea: true,
      perItem: true,
      confirms: false,
    }),
  },
)

/**
 * A console in which district 7 is selected, for hooks.
 * @param answer to what is asked of the collection; everything else is answered
 */
export const thingsConsole = (
  answer: (request: SeenRequest) => Reply | Promise<Reply>,
  options: ConsoleOptions = {},
) => {
  const seen: SeenRequest[] = []
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    session: sampleUser(),
    storage: memoryStorage(),
    http: fakeHttp((request) => {
      if (request.path === '/api/districts') return { body: { data: [7, 8].map(sampleListItem) } }
      if (request.path === '/api/district') {
        return { body: { data: [7, 8].map(sampleDistrict) } }
      }
      if (request.path === '/api/user-preferences') return { body: { data: {} } }
      seen.push(request)
      return answer(request)
    }),
    ...options,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime} districtId="7">
      {children}
    </ConsoleProvider>
  )
  return { runtime, seen, wrapper }
}
