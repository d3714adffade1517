import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { UserId } from '../entities/current-user.ts'
import type { Query } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import type { CallInput } from './call.ts'
import type { Api } from './create-api.ts'
import { type KeyDistrict, type QueryKey, queryKeyOf } from './query-key.ts'

/** What is read, for whom. */
type Reading<Input, Output> = {
  operation: Operation<Input, Output>
  params?: CallInput['params']
  query?: Query | undefined
  within?: unknown
  silent?: boolean | 'notFound'
  userId: UserId | null
  district: KeyDistrict
}

/** A query of the cache: the same key and the same request for every caller. */
export const readingOf = <Input, Output>(
  api: Pick<Api, 'call' | 'run'>,
  { operation, params, query, within, silent = false, userId, district }: Reading<Input, Output>,
) => ({
  queryKey: queryKeyOf(userId, district, operation, { params, query, within }),
  // The district comes from the key, not from the current selection.
  queryFn: ({ queryKey: [, , , keyed], signal }: { queryKey: QueryKey; signal: AbortSignal }) => {
    const input = {
      ...(params && { params }),
      ...(query && { query }),
      lea: keyed?.lea,
      clientId: keyed?.clientId,
      signal,
    }
    if (silent === true) return api.call(operation, input)
    return api.run(operation, input, ({ code }) => silent !== 'notFound' || code !== 404)
  },
  retry: false,
  meta: { silent: silent === true },
  networkMode: 'always' as const,
})

/** So long an answer that came while its screen was on its way counts as the one that mounting would ask for. */
export const AHEAD_MS = 5000

const askedAhead = new WeakMap<QueryClient, Map<string, number>>()

/** Sends a request before what shows it is mounted, which then asks for nothing. Never rejects. */
export const askAhead = (queryClient: QueryClient, reading: ReturnType<typeof readingOf>): Promise<void> => {
  const asked = askedAhead.get(queryClient) ?? new Map<string, number>()
  askedAhead.set(queryClient, asked.set(hashKey(reading.queryKey), Date.now()))
  return queryClient.prefetchQuery(reading)
}

/** True if a query was sent ahead and nothing has shown it yet. */
export const isAskedAhead = (queryClient: QueryClient, hash: string): boolean =>
  Date.now() - (askedAhead.get(queryClient)?.get(hash) ?? 0) < AHEAD_MS

/** From now on the query is like any other. */
export const arrivedAhead = (queryClient: QueryClient, hash: string): void => {
  askedAhead.get(queryClient)?.delete(hash)
}
