import { useSyncExternalStore } from 'react'
import type { Store } from '../runtime/create-store.ts'

/** A store's value, and a new drawing when it changes. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get, get)
