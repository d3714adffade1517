import { createContext, useCallback, useContext, useState } from 'react'
import type { Query } from '../query/query-string.ts'
import { queryGroup } from '../query/query-string.ts'
import { createStore, type Store } from '../runtime/create-store.ts'
import { useNavigationAdapter } from './embedded-places.tsx'
import { useNavigation } from './use-navigation.ts'
import { useStore } from './use-runtime.ts'

export type SetQuery = (next: Query, options?: { replace?: boolean }) => void

const NOTHING: Query = {}

/** Stands in for the address of a screen that has none, so that its parts share the state. */
export const QueryMemoryContext = createContext<Store<Query> | null>(null)

export const createQueryMemory = (): Store<Query> => createStore(NOTHING)

/**
 * Returns the state that a screen keeps in the address, as nested keys (R16). With a prefix, only the keys below it. If the
 * host shows no address, the state lives as long as the screen.
 */
export const useQueryState = (prefix?: string): [Query, SetQuery] => {
  const adapter = useNavigationAdapter()
  const { place } = useNavigation()
  const [own] = useState(createQueryMemory)
  const memory = useContext(QueryMemoryContext) ?? own
  const remembered = useStore(memory)
  const set = useCallback<SetQuery>(
    (next, options) => {
      const here = adapter.current()
      const before = here ? here.query : memory.get()
      const query = prefix === undefined ? next : { ...before, [prefix]: next }
      if (here) adapter.go({ ...here, query }, options)
      else memory.set(query)
    },
    [adapter, memory, prefix],
  )
  const query = (place ? place.query : remembered) ?? NOTHING
  return [prefix === undefined ? query : queryGroup(query[prefix]), set]
}
