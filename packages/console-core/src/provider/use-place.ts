import { useRef, useSyncExternalStore } from 'react'
import { samePath } from '../navigation/same-path.ts'
import type { Place } from '../routes/place.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

/**
 * Where the console is, without its query: the same object while only pages, filters and the like change. Null where the
 * host has no places.
 * @example const id = usePlace()?.id
 */
export const usePlace = (): Place | null => {
  const adapter = useStore(useRuntime().navigation)
  const last = useRef<Place | null>(null)
  const read = (): Place | null => {
    const place = adapter.current()
    if (place === null) last.current = null
    else if (!samePath(place, last.current)) last.current = { id: place.id, params: place.params }
    return last.current
  }
  return useSyncExternalStore(adapter.subscribe, read, read)
}
