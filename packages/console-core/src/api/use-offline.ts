import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useOnline } from '../provider/use-online.ts'
import { useRuntime } from '../provider/use-runtime.ts'
import { isOurKey } from './query-key.ts'

export type Offline = {
  /** When the oldest answer on show came; when none is, now. */
  dataFrom: Date
}

/**
 * How old what is on show may be while the browser has no connection; null while it has one (ux 7.1).
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
  // Answers are stamped with the machine's time; the console shows its own.
  const age = from === 0 ? 0 : Date.now() - from
  return { dataFrom: new Date(clock().getTime() - age) }
}

/** In the machine's time; 0 when nothing is on show. Additions to a page do not make it older. */
const oldestOnShow = (queryClient: QueryClient): number => {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey, meta }) => isOurKey(queryKey) && !meta?.silent })
    .flatMap(({ state }) => (state.dataUpdatedAt > 0 ? [state.dataUpdatedAt] : []))
  return times.length === 0 ? 0 : Math.min(...times)
}
