import { useContext, useSyncExternalStore } from 'react'
import type { Api } from '../api/create-api.ts'
import type { ConsoleEvent } from '../runtime/console-event.ts'
import type { ConsoleSettings } from '../runtime/console-options.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import type { Store } from '../runtime/create-store.ts'
import { STORAGE_KEYS } from '../runtime/storage.ts'
import { ConsoleContext, SettingsContext } from './console-context.ts'

/** Returns the runtime of the surrounding console. */
export const useRuntime = (): ConsoleRuntime => {
  const runtime = useContext(ConsoleContext)
  if (!runtime) throw new Error('Wrap this in <ConsoleProvider>, which provides the session and the API.')
  return runtime
}

/** Returns a store's value and rerenders when it changes. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get, get)

/** Returns the console's clock (R27); call it for "now". */
export const useClock = (): (() => Date) => useRuntime().clock

/** Returns the host's settings with defaults filled in; rerenders when the host changes one. */
export const useConsoleSettings = (): ConsoleSettings => {
  const { settings } = useRuntime()
  return useContext(SettingsContext) ?? settings
}

/** Returns a function that reports an event to the host, such as a crash. */
export const useEmit = (): ((event: ConsoleEvent) => void) => useRuntime().emit

/**
 * Returns the console's API for what `useList`, `useItem` and `useSave` don't cover, such as calls in sequence or outside a
 * screen. `run` shows a failure, `call` only throws it. Neither adds a district: pass its `lea`.
 * @example const { data } = await useApi().run(exportsResource.list, { lea: '4107320', query: { limit: 25 } })
 */
export const useApi = (): Api => useRuntime().api

/** Returns a function that remembers the client someone signs in at ([S9], R12). */
export const useRememberClient = (): ((clientId: number) => void) => {
  const { storage } = useRuntime()
  return (clientId) => storage.setItem(STORAGE_KEYS.client, String(clientId))
}
