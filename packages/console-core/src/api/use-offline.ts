import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useOnline } from '../provider/use-online.ts'
import { useRuntime } from '../provider/use-runtime.ts'
import { isOurKey } from './query-key.ts'

export type Offline = {
  /** When the oldest data on screen arrived; now if there is none. */
  dataFrom: Date
}

/**
 * Returns the age of the data on screen while the browser is offline, otherwise null (ux 7.1).
 * @example const offline = useOffline() // { dataFrom: 08:14 }
 */
export const useOffline = (): Offline | null => {
  const { api, clock } = useRuntime()
  const { queryClient } = api
  const online = useOnline()
  const subscribe = useCallback(
    (listener: () => void) => (online ? () => {} : queryClient.getQueryCache().subscribe(listener)),
    [queryClient, online],
  )
  const oldest = () => (online ? 0 : oldestOnShow(queryClient))
  const from = useSyncExternalStore(subscribe, oldest, () => 0)
  if (online) return null
  // Responses are stamped with the machine's clock; the console may use another one.
  const age = from === 0 ? 0 : Date.now() - from
  return { dataFrom: new Date(clock().getTime() - age) }
}

/** By the machine's clock; 0 if nothing is on screen. Silent queries don't count. */
const oldestOnShow = (queryClient: QueryClient): number => {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey, meta }) => isOurKey(queryKey) && !meta?.silent })
    .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []))
  return times.length === 0 ? 0 : Math.min(...times)
}
