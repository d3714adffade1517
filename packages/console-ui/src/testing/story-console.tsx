import {
  type ConsoleOptions,
  ConsoleProvider,
  type ConsoleRuntime,
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  type Place,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { httpToServer, type StartingFaults } from './http-to-server.ts'
import { type RowsServerOptions, rowsServer } from './rows-server.ts'

export type StoryConsoleProps = {
  /** What the lists of the server hold, and who is signed in. */
  server?: RowsServerOptions
  options?: ConsoleOptions
  /** Where the console is. */
  place?: Place
  faults?: StartingFaults
  /** Runs once everything above is there. */
  onReady?: (runtime: ConsoleRuntime) => void
  children: ReactNode
}

/** A console over plain lists around a part of the frame, for stories and browser tests. */
export function StoryConsole(props: StoryConsoleProps): ReactElement {
  const { server: lists = {}, options, place, faults = [], onReady, children } = props
  const [runtime] = useState(() => {
    const server = rowsServer(lists)
    return createConsoleRuntime({
      http: httpToServer(server, { cookie: 'session=1', faults }).http,
      clock: server.now,
      storage: memoryStorage(),
      draftStorage: memoryStorage(),
      headingLevel: 1,
      navigation: memoryNavigation(place ?? null),
      ...options,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a page is opened
  useEffect(() => {
    void runtime.session.start().then(async ({ user }) => {
      if (user) await runtime.districts.ready()
      // A router follows the district of the address.
      if (user && place?.params.districtId) await runtime.districts.follow(place.params.districtId)
      onReady?.(runtime)
    })
  }, [runtime])
  return <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
}
