import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerDistricts, openFakeConsole, signedIn } from '../api/testing/fake-console.ts'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import { useRunWatch } from './use-run-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const RUNNING = { batchId: 48213, status: 'loading', recordsRejected: 0, componentsFailed: 0, message: null }
const HEADERS = 'GET /api/district/import-log-headers'

/** A console in district 7 whose batch 48213 runs, until `end` is called. */
const setUp = async () => {
  let batch: object = RUNNING
  const { runtime, seen, messages } = openFakeConsole({
    ...answerDistricts(7, 8),
    '/api/district/import-log-headers': () => ({ body: { data: [batch] } }),
  })
  await signedIn(runtime)
  await runtime.districts.follow('7')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
  )
  const page = (running: boolean) =>
    renderHook((runs: boolean) => useRunWatch(runs ? 48213 : null, runs), { wrapper, initialProps: running })
  return {
    runtime,
    page,
    messages,
    asked: () => seen.filter((call) => call === HEADERS).length,
    end: (facts: object = {}) => {
      batch = { ...RUNNING, status: 'completed', ...facts }
    },
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  [{}, 'Batch 48213 finished', 'success'],
  [
    { status: 'completedWithErrors', recordsRejected: 312 },
    'Batch 48213 finished with 312 rejected rows',
    'warning',
  ],
  [{ status: 'completedWithErrors', componentsFailed: 1 }, 'Batch 48213 finished with failures', 'warning'],
  [{ status: 'failed', message: 'The certificate was refused.' }, 'Batch 48213 failed', 'error'],
  [{ status: 'held' }, 'Batch 48213 is held for review', 'warning'],
  [{ status: 'cancelled' }, 'Batch 48213 was canceled', 'info'],
])('a run that ends after its page was left says so once: %j', async (facts, message, color) => {
  const { page, end, runtime, asked } = await setUp()
  page(true).unmount()
  await pass(5_000)
  expect(runtime.snackbars.get().recent).toEqual([])
  end(facts)
  await pass(5_000)
  await pass(600_000)
  expect(runtime.snackbars.get().recent).toMatchObject([{ message, color }])
  expect(asked()).toBe(2)
})

it('nothing is asked for, or said, while a page shows the run and when that page saw its end', async () => {
  const { page, end, asked, messages } = await setUp()
  const shown = page(true)
  const other = page(true)
  other.unmount()
  await pass(600_000)
  end()
  shown.rerender(false)
  shown.unmount()
  await pass(600_000)
  expect([asked(), messages()]).toEqual([0, []])
})

it('coming back to the page ends the watch', async () => {
  const { page, asked } = await setUp()
  page(true).unmount()
  page(true)
  await pass(600_000)
  expect(asked()).toBe(0)
})

it('it looks ever more rarely: each 5 s, 15 s after two minutes, 60 s after ten', async () => {
  const { page, asked } = await setUp()
  page(true).unmount()
  await pass(120_000)
  expect(asked()).toBe(24)
  await pass(480_000)
  expect(asked()).toBe(24 + 32)
  await pass(120_000)
  expect(asked()).toBe(24 + 32 + 2)
})

it('it rests while the window is hidden, and looks once on return', async () => {
  const { page, asked } = await setUp()
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  page(true).unmount()
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(600_000)
  expect(asked()).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(asked()).toBe(1)
})

it.each<[string, (console: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>]>([
  ['another district', ({ runtime }) => runtime.districts.follow('8')],
  ['nobody signed in', async ({ runtime }) => runtime.session.expire()],
])('with %s nothing is said', async (_, change) => {
  const opened = await setUp()
  opened.page(true).unmount()
  await change(opened)
  opened.end()
  await pass(600_000)
  expect([opened.asked(), opened.messages()]).toEqual([0, []])
})
