import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import axios from 'axios'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { districtsResource } from '../resources/index.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { type ConsoleStorage, memoryStorage, STORAGE_KEYS } from '../runtime/storage.ts'
import { INTERRUPTED } from './kept-rollovers.ts'
import { ROLLOVER_KEYS } from './rollover-state.ts'
import { useRollover } from './use-rollover.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
}, 120_000)
afterEach(() => server.faults.clear())
afterAll(() => server.close())

/** A console of an employee, in a district that was not rolled over yet. */
const setUp = async (before?: Opened) =>
  open(before ?? { district: await newDistrict(), draftStorage: memoryStorage() })

const newDistrict = () => server.newDistrict({ notRolledOver: true })
type Opened = { district: Awaited<ReturnType<typeof newDistrict>>; draftStorage: ConsoleStorage }

const open = async ({ district, draftStorage }: Opened) => {
  const asked: string[] = []
  const browser = await server.browser('employee@example.org')
  const runtime = createConsoleRuntime({
    baseUrl: 'http://console.test',
    storage: memoryStorage(),
    draftStorage,
    clock: server.now,
    http: axios.create({
      adapter: 'fetch',
      env: {
        fetch: (input: RequestInfo | URL, init?: RequestInit) => {
          const request = new Request(input, init)
          const path = new URL(request.url).pathname
          if (path.startsWith('/api/rollover')) asked.push(path.replace('/api/rollover/', ''))
          return browser(request)
        },
      },
    }),
  })
  await runtime.session.start()
  await runtime.districts.ready()
  await runtime.districts.follow(String(district.id))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
  )
  const page = () => renderHook(() => useRollover(), { wrapper })
  return { runtime, district, draftStorage, asked, page, messages: () => runtime.snackbars.get().recent }
}

it('[S4] R26 copies one thing after another, and is successful when the last one ended', async () => {
  const { page, asked, messages } = await setUp()
  const { result } = page()
  expect(result.current).toMatchObject({ active: false, type: 'info' })
  act(() => result.current.run())
  expect(result.current).toMatchObject({ active: true, processing: ['staff'], type: 'info' })
  await waitFor(() => expect(result.current.type).toBe('success'))
  expect(asked).toEqual(['staff', 'templates', 'exports'])
  expect(Object.keys(result.current.results)).toEqual(['staff', 'templates', 'exports'])
  expect(messages()).toEqual([])
  act(() => result.current.reset())
  expect(result.current).toMatchObject({ active: false, type: 'info', results: {} })
})

it('R26 a failure does not stop the next, and the failed one runs again alone', async () => {
  const { page, asked, messages } = await setUp()
  const { result } = page()
  server.faults.on('rollover.templates', { status: 503, message: 'Too busy', times: 1 })
  act(() => result.current.run())
  await waitFor(() =>
    expect(ROLLOVER_KEYS.map(result.current.phaseOf)).toEqual(['finished', 'failed', 'finished']),
  )
  expect(result.current.type).toBe('error')
  expect(result.current.failures.templates?.message).toBe('Too busy')
  expect(messages()).toHaveLength(1)
  act(() => result.current.runAgain('templates'))
  await waitFor(() => expect(result.current.type).toBe('success'))
  expect(asked).toEqual(['staff', 'templates', 'exports', 'templates'])
})

it('R26 leaving the page stops nothing and loses nothing, and one message tells the end', async () => {
  const { page, district, messages } = await setUp()
  const first = page()
  act(() => first.result.current.run())
  first.unmount()
  await waitFor(() =>
    expect(messages().map(({ message, subtext }) => [message, subtext])).toEqual([
      ['The rollover finished', district.districtName],
    ]),
  )
  expect(page().result.current.type).toBe('success')
})

it('an answer without a result is a failure, and not the end of the run', async () => {
  const { page } = await setUp()
  const { result } = page()
  server.faults.on('rollover.staff', { body: { data: null } })
  act(() => result.current.run())
  await waitFor(() =>
    expect(ROLLOVER_KEYS.map(result.current.phaseOf)).toEqual(['failed', 'finished', 'finished']),
  )
})

it('a run that is under way is not started twice, nor reset', async () => {
  const { page, asked } = await setUp()
  const { result } = page()
  act(() => {
    result.current.run()
    result.current.run()
    result.current.reset()
  })
  await waitFor(() => expect(result.current.type).toBe('success'))
  expect(asked).toEqual(['staff', 'templates', 'exports'])
})

it('each district has its own rollover, and the next user sees none', async () => {
  const { page, runtime, district } = await setUp()
  const { result } = page()
  act(() => result.current.run())
  const other = await server.newDistrict({ notRolledOver: true })
  await act(() => runtime.districts.follow(String(other.id)))
  expect(result.current.active).toBe(false)
  await act(() => runtime.districts.follow(String(district.id)))
  await waitFor(() => expect(result.current.type).toBe('success'))
  await act(() => runtime.session.signOut())
  expect(result.current.active).toBe(false)
})

it('R26 a reload loses no result: what ran then is told, and it and the rest can be run', async () => {
  const first = await setUp()
  const held = server.faults.on('rollover.templates', { hold: true })
  act(first.page().result.current.run)
  await held.held()
  await waitFor(() => expect(first.page().result.current.phaseOf('staff')).toBe('finished'))

  const reloaded = await setUp(first)
  const { result } = reloaded.page()
  expect(ROLLOVER_KEYS.map(result.current.phaseOf)).toEqual(['finished', 'failed', 'not-started'])
  expect(result.current.results.staff?.items).toEqual([])
  expect(result.current.failures.templates?.message).toBe(INTERRUPTED)
  held.release()
  server.faults.clear()
  for (const key of ['templates', 'exports'] as const) {
    act(() => result.current.runAgain(key))
    await waitFor(() => expect(result.current.phaseOf(key)).toBe('finished'))
  }
  expect(result.current.type).toBe('success')
  expect(reloaded.asked).toEqual(['templates', 'exports'])

  const userId = reloaded.runtime.session.get().user?.id ?? 0
  expect(first.draftStorage.getItem(STORAGE_KEYS.rollovers(userId))).not.toBeNull()
  await act(() => reloaded.runtime.session.signOut())
  expect(first.draftStorage.getItem(STORAGE_KEYS.rollovers(userId))).toBeNull()
})

it('R26 an answer from before the same person signed in again changes nothing of what runs by then', async () => {
  const { page, runtime, asked, district } = await setUp()
  const { result } = page()
  const late = server.faults.on('rollover.templates', { hold: true, status: 500, message: 'Late', times: 1 })
  act(result.current.run)
  await late.held()
  await act(() => runtime.session.signOut())
  await act(() =>
    runtime.session.signIn({
      provider: 'illuminate',
      username: 'employee@example.org',
      password: DEMO_PASSWORD,
    }),
  )
  await act(() => runtime.districts.ready())
  await act(() => runtime.districts.follow(String(district.id)))
  const held = server.faults.on('rollover.staff', { hold: true, times: 1 })
  act(result.current.run)
  await held.held()
  late.release()
  // Another call, there and back: by then the late answer is in as well
  await act(async () => void (await runtime.api.call(districtsResource.all)))
  expect(result.current).toMatchObject({ processing: ['staff'], failures: {} })
  held.release()
  await waitFor(() => expect(result.current.type).toBe('success'))
  expect(asked).toEqual(['staff', 'templates', 'staff', 'templates', 'exports'])
})

it('R26 two consoles of one page keep the rollovers of their own districts', async () => {
  const one = await setUp()
  const other = await open({ district: await newDistrict(), draftStorage: one.draftStorage })
  // Both are there before either runs, so neither has read what the other keeps
  const pages = [one.page(), other.page()]
  for (const { result } of pages) {
    act(result.current.run)
    await waitFor(() => expect(result.current.type).toBe('success'))
  }
  for (const before of [one, other]) expect((await setUp(before)).page().result.current.type).toBe('success')
})
