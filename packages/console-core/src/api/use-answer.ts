import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClientScope } from '../provider/client-scope.tsx'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useOnline, useWhenOnline } from '../provider/use-online.ts'
import { useRuntime, useStore } from '../provider/use-runtime.ts'
import type { Query } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import { ApiFailure } from './api-failure.ts'
import type { Answer, CallInput } from './call.ts'
import type { QueryKey } from './query-key.ts'
import { queryKeyOf } from './query-key.ts'

export type ReadInput = {
  params?: CallInput['params']
  query?: Query
}

export type ReadOptions = {
  /** False: isn't fetched yet. */
  enabled?: boolean
  /** Polling interval in milliseconds; polling pauses while the page is hidden or offline. */
  pollMs?: number | false
  /** Failures show no message; for data that only complements a page. */
  silent?: boolean
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

/** So long an answer that came while its screen was being drawn counts as the one that mounting would ask for. */
const DRAWING_MS = 5000

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
  const key = queryKeyOf(userId, district, operation, { params, query, within })

  const reading = {
    queryKey: key,
    // The district comes from the key, not from the current selection.
    queryFn: ({ queryKey: [, , , keyed], signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
      (silent ? api.call : api.run)(operation, {
        ...(params && { params }),
        ...(query && { query }),
        lea: keyed?.lea,
        clientId: keyed?.clientId,
        signal,
      }),
    retry: false,
    meta: { silent },
    networkMode: 'always' as const,
  }
  // Asked while the screen is drawn, not after it has been painted: on a slow machine that is a third of a second.
  const asked = useRef<string>(undefined)
  const hash = hashKey(key)
  if (enabled && possible && api.queryClient.getQueryState(key) === undefined) {
    asked.current = hash
    void api.queryClient.prefetchQuery(reading)
  }
  const isAsked = asked.current === hash
  const mounted = useRef<string>(undefined)

  const result = useQuery<Answer<Output>, Error, Answer<Output>, QueryKey>(
    {
      ...reading,
      enabled: enabled && possible,
      // The failure of that request is this one's.
      retryOnMount: !isAsked,
      // A paused poll catches up as soon as the page is visible and online again.
      refetchOnWindowFocus: pollMs !== false,
      refetchOnReconnect: pollMs !== false,
      staleTime: () => (isAsked && mounted.current !== hash ? Math.max(freshMs, DRAWING_MS) : freshMs),
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
  // After the query's own effect, which asks unless the answer is fresh.
  useEffect(() => {
    mounted.current = hash
  }, [hash])
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
