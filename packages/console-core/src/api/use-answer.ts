import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClientScope } from '../provider/client-scope.tsx'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useOnline, useWhenOnline } from '../provider/use-online.ts'
import { useRuntime, useStore } from '../provider/use-runtime.ts'
import type { Query } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import { ApiFailure } from './api-failure.ts'
import { AHEAD_MS, arrivedAhead, askAhead, isAskedAhead, readingOf } from './ask-ahead.ts'
import type { Answer, CallInput } from './call.ts'
import type { QueryKey } from './query-key.ts'

export type ReadInput = {
  params?: CallInput['params']
  query?: Query
}

export type ReadOptions = {
  /** False: isn't fetched yet. */
  enabled?: boolean
  /** Polling interval in milliseconds; polling pauses while the page is hidden or offline. */
  pollMs?: number | false
  /**
   * Failures show no message; for data that only complements a page. `notFound`: a 404 shows none, for pages that say
   * themselves that their record isn't there.
   */
  silent?: boolean | 'notFound'
  /** The client that is being viewed, for calls that carry X-Ied-Client-Id; default: the one of the `ClientScope` around, else the district's (R19). */
  clientId?: number | undefined
}

type Settings = ReadOptions & {
  /** Previous rows are kept as placeholder while this value is unchanged; if absent, never. */
  within?: unknown
  keepPrevious?: boolean
  /** How long an answer is not asked for again, in milliseconds. */
  freshMs?: number
}

/** Polling interval after a failure, so that an outage isn't reported every few seconds. */
const POLL_AFTER_FAILURE_MS = 30_000

/** Queries an operation under a key that carries user and district; the base of `useList` and `useItem`. */
export const useAnswer = <Input, Output>(
  operation: Operation<Input, Output>,
  { params, query }: ReadInput,
  {
    enabled = true,
    pollMs = false,
    silent = false,
    clientId: named,
    within,
    keepPrevious = false,
    freshMs = 0,
  }: Settings,
): { result: UseQueryResult<Answer<Output>>; errors: readonly ApiFailure[]; asked: boolean } => {
  const { api, session } = useRuntime()
  const scope = useDistrictScope()
  const chosen = useClientScope()
  const clientId = named ?? chosen ?? undefined
  const userId = useStore(session).user?.id ?? null
  const online = useOnline()
  const bound = operation.lea === true || operation.clientHeader === true
  const district =
    operation.clientHeader && clientId !== undefined
      ? { id: `client ${clientId}`, lea: '', clientId }
      : bound && scope
        ? { id: scope.id, lea: scope.lea, clientId: scope.clientId }
        : null
  const possible =
    (operation.lea !== true || district !== null) && (operation.public === true || userId !== null)
  const reading = readingOf(api, { operation, params, query, within, silent, userId, district })
  const key = reading.queryKey
  const { queryClient } = api
  const hash = hashKey(key)
  // Asked while the screen is drawn, not after it has been painted: on a slow machine that is a third of a second.
  if (enabled && possible && queryClient.getQueryState(key) === undefined) void askAhead(queryClient, reading)

  const result = useQuery<Answer<Output>, Error, Answer<Output>, QueryKey>(
    {
      ...reading,
      enabled: enabled && possible,
      // The failure of a request that was sent ahead is this one's.
      retryOnMount: !isAskedAhead(queryClient, hash),
      // A paused poll catches up as soon as the page is visible and online again.
      refetchOnWindowFocus: pollMs !== false,
      refetchOnReconnect: pollMs !== false,
      staleTime: () => (isAskedAhead(queryClient, hash) ? Math.max(freshMs, AHEAD_MS) : freshMs),
      refetchInterval: ({ state }) =>
        pollMs === false || !online
          ? false
          : state.status === 'error'
            ? Math.max(pollMs, POLL_AFTER_FAILURE_MS)
            : pollMs,
      ...(keepPrevious && {
        placeholderData: (previous: Answer<Output> | undefined, from: { queryKey: QueryKey } | undefined) =>
          from && sameScope(from.queryKey, key) ? previous : undefined,
      }),
    },
    api.queryClient,
  )
  // After all of this drawing have mounted, as several may show the same.
  useEffect(() => {
    const timer = setTimeout(() => arrivedAhead(queryClient, hash))
    return () => clearTimeout(timer)
  }, [queryClient, hash])
  const { error } = result
  const isCutOff = error instanceof ApiFailure && error.status === null
  useWhenOnline(isCutOff ? () => void result.refetch({ cancelRefetch: false }) : undefined)
  return {
    result,
    asked: enabled,
    errors: error instanceof ApiFailure && !error.expired ? [error] : NONE,
  }
}

const NONE: readonly ApiFailure[] = []

// Rows of another district, user, operation or record are never used as placeholder (architecture 6).
const sameScope = (a: QueryKey, b: QueryKey): boolean =>
  JSON.stringify(scopeOf(a)) === JSON.stringify(scopeOf(b))

const scopeOf = ([, user, , district, , operation, input]: QueryKey): unknown[] => [
  user,
  district?.id,
  operation,
  typeof input === 'object' && input !== null && 'within' in input ? input.within : null,
  typeof input === 'object' && input !== null && 'params' in input ? input.params : null,
]
