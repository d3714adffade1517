import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { list, resource } from '../resources/operation.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { fakeHttp, ORIGIN } from './testing/fake-http.ts'
import { sampleUser } from './testing/sample-user.ts'
import { useList } from './use-list.ts'
import { useOffline } from './use-offline.ts'

const spec = { key: 'id', sortable: [], filterable: [], searchable: [], defaultSort: {} } as const
const things = resource(
  'things',
  { records: 'things', type: 'Thing', identify: ({ id }: { id: number }) => `no. ${id}` },
  { list: list<{ id: number }>('/things', spec, { fail: 'Error fetching things' }) },
)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const connect = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** A list that is asked for again and again, and how old it is without a connection. */
const setUp = (clock: () => Date) => {
  let asked = 0
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    session: sampleUser(),
    storage: memoryStorage(),
    clock,
    http: fakeHttp(({ path }) => {
      if (path === '/api/things') asked += 1
      return { body: { data: path === '/api/things' ? [{ id: asked }] : [] } }
    }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
  )
  const hook = renderHook(
    ({ shown }) => ({
      list: useList(things.list, {}, { pollMs: 5000, enabled: shown }),
      offline: useOffline(),
    }),
    { wrapper, initialProps: { shown: true } },
  )
  return { ...hook, asked: () => asked }
}

it('[ux 7.1] the data of a page is as old as its oldest answer, in the time of the console', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
  const ahead = 60 * 60_000
  const { result, rerender } = setUp(() => new Date(Date.now() + ahead))
  await waitFor(() => expect(result.current.list.data).toBeDefined())
  expect(result.current.offline).toBeNull()
  vi.setSystemTime(new Date('2026-11-20T10:07:00Z'))
  connect(false)
  expect(result.current.offline?.dataFrom.toISOString()).toBe('2026-11-20T11:00:00.000Z')
  rerender({ shown: false })
  await waitFor(() => expect(result.current.offline?.dataFrom.toISOString()).toBe('2026-11-20T11:07:00.000Z'))
  connect(true)
  expect(result.current.offline).toBeNull()
})

it('[ux 7.19] nothing is polled without a connection, and what was missed is asked for once it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = setUp(() => new Date())
  await waitFor(() => expect(asked()).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(asked()).toBe(2)
  connect(false)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked()).toBe(2)
  connect(true)
  await waitFor(() => expect(asked()).toBe(3))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(asked()).toBe(4)
})

it('[ux 7.19] nothing is polled while nobody looks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = setUp(() => new Date())
  await waitFor(() => expect(asked()).toBe(1))
  const look = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
  }
  look('hidden')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked()).toBe(1)
  look('visible')
  await waitFor(() => expect(asked()).toBe(2))
})
