import { placeOf, useDistrict, useRuntime } from '@edconsole/console-core'

/** Long enough for the dashboard's code; who went elsewhere meanwhile keeps the district that is there. */
const GIVE_UP_MS = 10_000

/** Opens the dashboard of a district from anywhere, asking about unsaved changes once. */
export function useOpenDashboard(): (id: string) => Promise<void> {
  const { leaveGuard, navigation } = useRuntime()
  const { select } = useDistrict()
  return async (id) => {
    const adapter = navigation.get()
    if (adapter.current()?.id !== 'dashboard') {
      if (!(await leaveGuard.ask())) return
      const arrived = placeChange(adapter.subscribe)
      leaveGuard.pass(() => adapter.go(placeOf('dashboard')))
      await arrived
      if (adapter.current()?.id !== 'dashboard') return
    }
    await select(id)
  }
}

function placeChange(subscribe: (listener: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = subscribe(done)
    const timer = setTimeout(done, GIVE_UP_MS)
  })
}
