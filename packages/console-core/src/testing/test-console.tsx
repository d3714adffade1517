import { type ReactElement, type ReactNode, useState } from 'react'
import { ConsoleProvider } from '../provider/console-provider.tsx'
import type { ConsoleOptions } from '../runtime/console-options.ts'
import { type ConsoleRuntime, createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

/** The moment in which tests live: the samples are from the days before it. */
export const TEST_NOW = '2026-09-14T12:14:00.000Z'

/** The district that is selected unless a test says otherwise. */
export const TEST_DISTRICT_ID = '412'

export type TestConsoleOptions = ConsoleOptions & {
  /** Default: one of its own, with a sample for each call. */
  backend?: TestBackend
  /** Default: 412; null leaves the choice to the console. */
  districtId?: string | null
}

/** A console of a test, with what it talks to. */
export type OpenedTestConsole = {
  readonly runtime: ConsoleRuntime
  readonly backend: TestBackend
  /** Provides the console to what it is rendered around: `render(<ImportLogs />, { wrapper })`. */
  readonly wrapper: (props: { children?: ReactNode }) => ReactElement
}

/**
 * Creates a console over a backend in memory, at a fixed moment and with storage of its own, so that tests don't depend on one another.
 * For tests that look at the runtime or render hooks; others render `TestConsole`.
 * @example
 * const { wrapper, backend } = createTestConsole()
 * renderHook(() => useDistrict(), { wrapper })
 */
export const createTestConsole = ({
  backend = createTestBackend(),
  districtId = TEST_DISTRICT_ID,
  ...options
}: TestConsoleOptions = {}): OpenedTestConsole => {
  const runtime = createConsoleRuntime({ ...defaultsOver(backend), ...options })
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <ConsoleProvider runtime={runtime} {...(districtId !== null && { districtId })}>
      {children}
    </ConsoleProvider>
  )
  return { runtime, backend, wrapper }
}

export type TestConsoleProps = TestConsoleOptions & { children?: ReactNode }

/**
 * Provides a console over a backend in memory to the screens below it. Options may change as those of `ConsoleProvider` may; the
 * backend is read on mount.
 * @example
 * const backend = createTestBackend()
 * backend.fail('importLogs.headers', 500)
 * render(<TestConsole backend={backend}><ImportLogs /></TestConsole>)
 */
export const TestConsole = ({
  children,
  backend,
  districtId = TEST_DISTRICT_ID,
  ...options
}: TestConsoleProps): ReactElement => {
  const [defaults] = useState(() => defaultsOver(backend ?? createTestBackend()))
  return (
    <ConsoleProvider {...defaults} {...options} {...(districtId !== null && { districtId })}>
      {children}
    </ConsoleProvider>
  )
}

const defaultsOver = ({ http }: TestBackend): ConsoleOptions => ({
  http,
  storage: memoryStorage(),
  draftStorage: memoryStorage(),
  clock: () => new Date(TEST_NOW),
})
