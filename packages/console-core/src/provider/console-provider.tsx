import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { Api } from '../api/create-api.ts'
import type { ConsoleOptions } from '../runtime/console-options.ts'
import { type ConsoleRuntime, createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { ConsoleContext, SettingsContext } from './console-context.ts'
import { useStore } from './use-runtime.ts'

/**
 * Theme, messages, time zone and the other settings, navigation, functions and `districtId` may change at any time; keep objects
 * with functions stable. `baseUrl`, `http`, `queryClient`, `session`, `answers` and the stores are read on mount: give the provider
 * another `key` for others, and when your own page signs in another user.
 */
export type ConsoleProviderProps = ConsoleOptions & {
  /** Created beforehand when a router's guards need it too; it then carries all other options. */
  runtime?: ConsoleRuntime
  /** The host's district; omit it if the address decides. */
  districtId?: string
  /** Screens, and whatever else uses the console's hooks. */
  children?: ReactNode
}

/**
 * Provides session, district, roles, calls, messages and navigation to the screens below it (architecture 2).
 * @example <ConsoleProvider districtId="42"><ImportLogs /></ConsoleProvider>
 */
export const ConsoleProvider = ({
  runtime: given,
  districtId,
  children,
  ...options
}: ConsoleProviderProps): ReactElement => {
  const [runtime] = useState(() => given ?? createConsoleRuntime(options))

  useEffect(() => {
    const stops = [apiLifetime(runtime.api), runtime.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [runtime])

  useEffect(() => {
    if (districtId == null) return
    const follow = () => {
      if (runtime.session.get().user) void runtime.districts.follow(districtId)
    }
    follow()
    return runtime.session.subscribe(follow)
  }, [runtime, districtId])

  // Before the effects of what is below, which make calls. Compared there, as options are new objects with each render of the host.
  useBeforeEffects(() => {
    if (!given) runtime.configure(options)
  })

  return (
    <ConsoleContext.Provider value={runtime}>
      <SettingsContext.Provider value={useStore(runtime.settingsStore)}>{children}</SettingsContext.Provider>
    </ConsoleContext.Provider>
  )
}

/** React 18 warns about layout effects on a server, where neither kind runs. */
const useBeforeEffects = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Connects the query client to focus and online events while a console is mounted; returns the cleanup. */
const apiLifetime = ({ queryClient }: Api): (() => void) => {
  queryClient.mount()
  return () => queryClient.unmount()
}
