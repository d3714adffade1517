import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerDistricts, openFakeConsole, signedIn } from '../api/testing/fake-console.ts'
import { useList } from '../api/use-list.ts'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { importLogsResource } from '../resources/index.ts'
import { usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const setUp = async () => {
  const { runtime, seen } = openFakeConsole({
    ...answerDistricts(7),
    '/api/district/import-log-headers': () => ({ body: { data: [] } }),
  })
  await signedIn(runtime)
  await runtime.districts.follow('7')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
  )
  const { rerender } = renderHook(
    (running: boolean) =>
      useList(importLogsResource.headers, {}, { pollMs: usePolling(running, 'importLogs') }),
    { wrapper, initialProps: true },
  )
  await pass(0)
  let before = 0
  return {
    rerender,
    /** How often it was asked for since this was last called. */
    asked: () => {
      const all = seen.filter((call) => call.endsWith('import-log-headers')).length
      const since = all - before
      before = all
      return since
    },
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

it('what runs is asked for each 5 s, each 15 s after two minutes, each 60 s after ten', async () => {
  const { asked } = await setUp()
  expect(asked()).toBe(1)
  await pass(120_000)
  expect(asked()).toBe(24)
  await pass(480_000)
  expect(asked()).toBe(32)
  await pass(180_000)
  expect(asked()).toBe(3)
})

it('with its end it is asked for once more, and then each minute', async () => {
  const { asked, rerender } = await setUp()
  asked()
  rerender(false)
  await pass(1000)
  expect(asked()).toBe(1)
  await pass(120_000)
  expect(asked()).toBe(2)
})

it('nothing is asked for while the window is hidden, and once on return', async () => {
  const { asked } = await setUp()
  asked()
  show('hidden')
  await pass(300_000)
  expect(asked()).toBe(0)
  show('visible')
  await pass(0)
  expect(asked()).toBe(1)
})
