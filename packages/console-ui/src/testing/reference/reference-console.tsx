import {
  type ConsoleOptions,
  ConsoleProvider,
  createConsoleRuntime,
  memoryNavigation,
  memoryStorage,
  type Place,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { httpToServer, type StartingFaults } from '../http-to-server.ts'
import { askAs } from './ask-as.ts'
import { NOBODY, STORY_NOW } from './reference-server.ts'

export type ReferenceConsoleProps = {
  children: ReactNode
  /** The signed-in user; signed out when absent. */
  as?: string | undefined
  place?: Place | undefined
  /** What goes wrong. */
  faults?: StartingFaults | undefined
  /** Selected once it is known who is there. */
  districtId?: string | undefined
  options?: ConsoleOptions | undefined
}

/** A console in a story, on the reference server behind Storybook. */
export function ReferenceConsole(props: ReferenceConsoleProps): ReactElement {
  if (import.meta.env.PROD) {
    return <p>No server stands behind these pages. Started by `pnpm storybook`, they show the screen.</p>
  }
  return <Running {...props} />
}

function Running(props: ReferenceConsoleProps): ReactElement {
  const { children, as = NOBODY, place, faults = [], districtId, options } = props
  const [runtime] = useState(() =>
    createConsoleRuntime({
      http: httpToServer({ fetch: (request) => askAs(as, request) }, { faults }).http,
      clock: () => new Date(STORY_NOW),
      storage: memoryStorage(),
      draftStorage: memoryStorage(),
      headingLevel: 1,
      navigation: memoryNavigation(place ?? null),
      ...options,
    }),
  )
  useEffect(() => {
    if (districtId === undefined) return
    void runtime.session.start().then(async ({ user }) => {
      if (!user) return
      await runtime.districts.ready()
      // In the console, the router follows the district of the address.
      await runtime.districts.follow(districtId)
    })
  }, [runtime, districtId])
  return <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
}
