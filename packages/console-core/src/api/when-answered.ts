import type { Query, QueryClient } from '@tanstack/react-query'
import { whenPainted } from '../lazy/when-painted.ts'

/** What only adds to a page doesn't wait for answers longer than this. */
const LIMIT_MS = 2000

/**
 * Calls once what the page asked for so far has been answered and painted, so that additions don't hold up the first rows.
 * Returns the cleanup, which takes the wish back.
 * @example whenAnswered(runtime.api, () => import('./chart.js'))
 */
export const whenAnswered = (
  { queryClient }: { readonly queryClient: QueryClient },
  work: () => void,
): (() => void) => {
  let forget: (() => void) | undefined
  const end = () => {
    stop()
    work()
  }
  const look = () => {
    if (queryClient.isFetching({ predicate: isAwaited }) > 0) return
    unsubscribe()
    forget = whenPainted(end)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(look)
  const limit = setTimeout(end, LIMIT_MS)
  const stop = () => {
    unsubscribe()
    clearTimeout(limit)
    forget?.()
  }
  look()
  return stop
}

const isAwaited = ({ state, meta }: Query): boolean => state.data === undefined && meta?.silent !== true
