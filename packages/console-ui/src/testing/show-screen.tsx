import {
  type ConsoleOptions,
  ConsoleProvider,
  type ConsoleRuntime,
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  type Place,
} from '@edconsole/console-core'
import type { Faults } from '@edconsole/console-server/faults'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, onTestFinished } from 'vitest'
import { httpToServer, type ServerUnderTest, type StartingFaults } from './http-to-server.ts'

export type ShowScreenOptions = ConsoleOptions & {
  server: ServerUnderTest & { now: () => Date; signIn: (email: string) => Promise<string> }
  /** The signed-in user; signed out when absent. */
  as?: string
  place?: Place
  /** As in a host that gives no navigation. */
  embedded?: boolean
  /** Answers are changed on their way: a screen may go on to ask for what isn't there. */
  foreign?: boolean
  /** What goes wrong from the start. */
  faults?: StartingFaults
}

export type ShownScreen = {
  runtime: ConsoleRuntime
  user: UserEvent
  /** `GET /api/districts`, in order. */
  calls: string[]
  faults: Faults
}

/** Draws a screen of a console that talks to a real server in this process. */
export async function showScreen(screen: ReactElement, options: ShowScreenOptions): Promise<ShownScreen> {
  const { server, as, place, embedded = false, foreign = false, faults: starting = [], ...own } = options
  const cookie = as === undefined ? '' : await server.signIn(as)
  const { http, calls, misasked, faults } = httpToServer(server, { cookie, faults: starting })
  // Calls that fail in silence would be missed by nobody.
  if (!foreign) onTestFinished(() => expect(misasked).toEqual([]))
  const runtime = createConsoleRuntime({
    http,
    clock: server.now,
    storage: memoryStorage(),
    headingLevel: 1,
    ...(embedded ? {} : { navigation: memoryNavigation(place ?? null) }),
    ...own,
  })
  render(<ConsoleProvider runtime={runtime}>{screen}</ConsoleProvider>)
  return { runtime, user: userEvent.setup(), calls, faults }
}
