import type { Query, QueryClient } from '@tanstack/react-query'

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
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    stop()
    work()
  }
  const look = () => {
    if (queryClient.isFetching({ predicate: isAwaited }) > 0) return
    unsubscribe()
    // The answers are drawn in the next frame; the task after it finds them painted.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(end)
    })
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(look)
  const limit = setTimeout(end, LIMIT_MS)
  const stop = () => {
    unsubscribe()
    clearTimeout(limit)
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  look()
  return stop
}

const isAwaited = ({ state, meta }: Query): boolean => state.data === undefined && meta?.silent !== true
