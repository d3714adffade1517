import { STORAGE_KEYS } from '../runtime/storage-keys.ts'
import { useRuntime } from './use-runtime.ts'

/** Keeps the client that somebody signs in at as the most recent one; null forgets it ([S9], R12). */
export const useRememberClient = (): ((clientId: number | string | null) => void) => {
  const { storage } = useRuntime()
  return (clientId) => {
    if (clientId === null) storage.removeItem(STORAGE_KEYS.client)
    else storage.setItem(STORAGE_KEYS.client, String(clientId))
  }
}
