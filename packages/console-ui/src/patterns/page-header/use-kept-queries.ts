import {
  type ConsoleRuntime,
  type Place,
  pathOf,
  type Query,
  useNavigationAdapter,
  useRuntime,
  useStore,
} from '@edconsole/console-core'
import { useEffect } from 'react'

/** The last query of each visited page, for as long as the console stays open. */
const kept = new WeakMap<ConsoleRuntime, Map<string, Query>>()

/** Gives a place the query with which its page was left: the way up leads to the list as it was (domain 5.5). */
export const useKeptQueries = (): ((place: Place | null) => Place | null) => {
  const runtime = useRuntime()
  const adapter = useNavigationAdapter()
  const user = useStore(runtime.session).user?.id
  const queries = kept.get(runtime) ?? new Map<string, Query>()
  kept.set(runtime, queries)
  const keyOf = ({ id, params }: Place): string => `${user} ${pathOf({ id, params })}`
  useEffect(() => {
    const note = (): void => {
      const here = adapter.current()
      if (here) queries.set(keyOf(here), here.query ?? {})
    }
    note()
    return adapter.subscribe(note)
  })
  return (place) => {
    const query = place && queries.get(keyOf(place))
    return query ? { ...place, query } : place
  }
}
