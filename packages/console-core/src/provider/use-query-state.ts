import { useCallback, useState } from 'react'
import type { Query } from '../query/query-string.ts'
import { useNavigation } from './use-navigation.ts'
import { useRuntime } from './use-runtime.ts'

export type SetQuery = (next: Query, options?: { replace?: boolean }) => void

const NOTHING: Query = {}

/**
 * The state that a screen keeps in the address, in nested keys (R16). With a prefix, only what stands below it.
 * Where the host shows no address it lives as long as the screen.
 */
export const useQueryState = (prefix?: string): [Query, SetQuery] => {
  const { navigation } = useRuntime()
  const { place } = useNavigation()
  const [remembered, remember] = useState<Query>(NOTHING)
  const set = useCallback<SetQuery>(
    (next, options) => {
      const adapter = navigation.get()
      const here = adapter.current()
      if (!here) return remember(next)
      const query = prefix === undefined ? next : { ...here.query, [prefix]: next }
      adapter.go({ ...here, query }, options)
    },
    [navigation, prefix],
  )
  if (!place) return [remembered, set]
  return [prefix === undefined ? (place.query ?? NOTHING) : groupOf(place.query?.[prefix]), set]
}

const groupOf = (value: Query[string]): Query => (isGroup(value) ? value : NOTHING)

const isGroup = (value: Query[string]): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
