import { STORAGE_KEYS } from '../runtime/storage-keys.ts'
import { useRuntime } from './use-runtime.ts'

/** Keeps the client that somebody signs in at as the most recent one ([S9], R12). */
export const useRememberClient = (): ((clientId: number) => void) => {
  const { storage } = useRuntime()
  return (clientId) => storage.setItem(STORAGE_KEYS.client, String(clientId))
}
