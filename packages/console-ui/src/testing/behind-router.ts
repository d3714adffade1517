import type { ConsoleRuntime, Place } from '@edconsole/console-core'
import { createConsoleRouter } from '@edconsole/console-core/react-router'
import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Puts a screen that is shown behind the console's own router, whose history is that of the window. */
export const behindRouter = (runtime: ConsoleRuntime) => {
  const before = window.location.href
  const place = runtime.navigation.get().current()
  const href = place && runtime.navigation.get().href(place)
  window.history.pushState(null, '', href ?? '/')
  const router = createConsoleRouter({ runtime })
  onTestFinished(() => {
    router.dispose()
    window.history.replaceState(null, '', before)
  })
  return {
    back: () => act(async () => window.history.back()),
    open: (to: Place) => act(async () => runtime.navigation.get().go(to)),
  }
}
