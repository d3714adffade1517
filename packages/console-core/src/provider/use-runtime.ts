import { useContext, useSyncExternalStore } from 'react'
import type { Api } from '../api/create-api.ts'
import type { ConsoleEvent } from '../runtime/console-event.ts'
import type { ConsoleSettings } from '../runtime/console-options.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import type { Store } from '../runtime/create-store.ts'
import { STORAGE_KEYS } from '../runtime/storage.ts'
import { ConsoleContext } from './console-context.ts'

/** The console around a component. */
export const useRuntime = (): ConsoleRuntime => {
  const runtime = useContext(ConsoleContext)
  if (!runtime) throw new Error('Wrap this in <ConsoleProvider>, which provides the session and the API.')
  return runtime
}

/** A store's value, and a new drawing when it changes. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get, get)

/** The one clock of the console (R27); call it for "now". */
export const useClock = (): (() => Date) => useRuntime().clock

/** What the host decided, with defaults filled in. */
export const useConsoleSettings = (): ConsoleSettings => useRuntime().settings

/** Tells the host that something happened; for crashes and web vitals. */
export const useEmit = (): ((event: ConsoleEvent) => void) => useRuntime().emit

/**
 * The calls of the console around, for what `useList`, `useItem` and `useSave` do not cover: one after the other, or in
 * answer to something that is no screen. `run` shows a failure, `call` only throws it. Neither adds a district: hand
 * over its `lea`.
 * @example const { data } = await useApi().run(exportsResource.list, { lea: '4107320', query: { limit: 25 } })
 */
export const useApi = (): Api => useRuntime().api

/** Keeps the client that somebody signs in at as the most recent one ([S9], R12). */
export const useRememberClient = (): ((clientId: number) => void) => {
  const { storage } = useRuntime()
  return (clientId) => storage.setItem(STORAGE_KEYS.client, String(clientId))
}
