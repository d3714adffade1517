import {
  type PublicClient,
  referenceResource,
  STORAGE_KEYS,
  useItem,
  useRuntime,
} from '@edconsole/console-core'
import { useState } from 'react'

export type RecentClient = { client: PublicClient | undefined; loading: boolean }

/** The client used last on this computer ([S9], R45), when the server still knows it. */
export function useRecentClient(): RecentClient {
  const { storage } = useRuntime()
  // Read once: what is stored while the visitor signs in must not change the form under their hands.
  const [id] = useState(() => storage.getItem(STORAGE_KEYS.client) ?? '')
  const known = /^[0-9]+$/.test(id)
  const { data, loading } = useItem(referenceResource.publicClients, { query: { id } }, { enabled: known })
  return { client: data?.[0], loading }
}

/** The way into a client that was chosen last on this computer, and a function that remembers another one. */
export function useLastProvider(clientId: number): [string | null, (provider: string) => void] {
  const { storage } = useRuntime()
  const [last] = useState(() => storage.getItem(STORAGE_KEYS.provider(clientId)))
  return [last, (provider) => storage.setItem(STORAGE_KEYS.provider(clientId), provider)]
}
