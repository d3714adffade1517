import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '../runtime/storage-keys.ts'
import { useRuntime } from './use-runtime.ts'

/** The client used last in this browser ([S9], R45), or null. Read anew whenever its user draws again. */
export const useRecentClientId = (): string | null => {
  const { storage } = useRuntime()
  const read = () => storage.getItem(STORAGE_KEYS.client)
  return useSyncExternalStore(never, read, read)
}

const never = () => () => {}
