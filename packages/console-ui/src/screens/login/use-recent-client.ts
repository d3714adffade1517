import {
  type PublicClient,
  referenceResource,
  STORAGE_KEYS,
  useItem,
  useRuntime,
} from '@edconsole/console-core'
import { useState } from 'react'

export type RecentClient = {
  client: PublicClient | undefined
  loading: boolean
  /** Provider staff signed in last, with the form that needs no client. */
  isStaff: boolean
}

/** The client used last on this computer ([S9], R45), when the server still knows it. */
export function useRecentClient(): RecentClient {
  const { storage } = useRuntime()
  // Read once: what is stored while the visitor signs in must not change the form under their hands.
  const [staff] = useState(() => storage.getItem(STORAGE_KEYS.staffSignIn) ?? '')
  const [recent] = useState(() => storage.getItem(STORAGE_KEYS.client) ?? '')
  // The most recent client of staff is the one they looked at last, which isn't where they sign in.
  const id = isId(staff) ? staff : recent
  const { data, loading } = useItem(referenceResource.publicClients, { query: { id } }, { enabled: isId(id) })
  return { client: data?.[0], loading, isStaff: staff === 'form' }
}

const isId = (text: string): boolean => /^[0-9]+$/.test(text)

/**
 * Returns a function that remembers whether provider staff signed in last, and how: with their form, or at the client with
 * that ID. Null: somebody of a district did.
 */
export function useRememberStaff(): (way: 'form' | number | null) => void {
  const { storage } = useRuntime()
  return (way) =>
    way === null
      ? storage.removeItem(STORAGE_KEYS.staffSignIn)
      : storage.setItem(STORAGE_KEYS.staffSignIn, String(way))
}

/** The way into a client that was chosen last on this computer, and a function that remembers another one. */
export function useLastProvider(clientId: number): [string | null, (provider: string) => void] {
  const { storage } = useRuntime()
  const [last] = useState(() => storage.getItem(STORAGE_KEYS.provider(clientId)))
  return [last, (provider) => storage.setItem(STORAGE_KEYS.provider(clientId), provider)]
}
