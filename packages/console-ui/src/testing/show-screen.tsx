import {
  type ConsoleOptions,
  ConsoleProvider,
  type ConsoleRuntime,
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  type Place,
} from '@edconsole/console-core'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { type Fault, httpToServer, type ServerUnderTest } from './http-to-server.ts'

export type ShowScreenOptions = ConsoleOptions & {
  server: ServerUnderTest & { now: () => Date; signIn: (email: string) => Promise<string> }
  /** Who is signed in; nobody when absent. */
  as?: string
  place?: Place
  fault?: Fault
}

export type ShownScreen = {
  runtime: ConsoleRuntime
  user: UserEvent
  /** `GET /api/districts`, in order. */
  calls: string[]
  fail(fault: Fault | undefined): void
}

/** Draws a screen of a console that talks to a real server in this process. */
export async function showScreen(screen: ReactElement, options: ShowScreenOptions): Promise<ShownScreen> {
  const { server, as, place, fault, ...own } = options
  const { http, calls, fail } = httpToServer(server, as === undefined ? '' : await server.signIn(as))
  fail(fault)
  const runtime = createConsoleRuntime({
    http,
    clock: server.now,
    storage: memoryStorage(),
    headingLevel: 1,
    navigation: memoryNavigation(place ?? null),
    ...own,
  })
  render(<ConsoleProvider runtime={runtime}>{screen}</ConsoleProvider>)
  return { runtime, user: userEvent.setup(), calls, fail }
}
