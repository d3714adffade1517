import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { Api } from '../api/create-api.ts'
import type { ConsoleOptions } from '../runtime/console-options.ts'
import { type ConsoleRuntime, createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { ConsoleContext } from './console-context.ts'

/** Options count when the provider first draws; only `districtId` is followed afterwards. */
export type ConsoleProviderProps = ConsoleOptions & {
  /** Made beforehand, when a router's guards need it too. Then the other options are its maker's. */
  runtime?: ConsoleRuntime
  /** The host's district; omit it where the address decides. */
  districtId?: string
  children?: ReactNode
}

/**
 * Gives every screen below it session, district, roles, calls, messages and navigation (architecture 2).
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
    if (districtId === undefined) return
    const follow = () => {
      if (runtime.session.get().user) void runtime.districts.follow(districtId)
    }
    follow()
    return runtime.session.subscribe(follow)
  }, [runtime, districtId])

  return <ConsoleContext.Provider value={runtime}>{children}</ConsoleContext.Provider>
}

/** Lets the client hear focus and connection while a console is on show; returns how to stop. */
const apiLifetime = ({ queryClient }: Api): (() => void) => {
  queryClient.mount()
  return () => queryClient.unmount()
}
