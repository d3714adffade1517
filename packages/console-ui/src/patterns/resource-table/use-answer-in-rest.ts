import type { ListState } from '@edconsole/console-core'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Whoever pressed no key for so long has stopped typing. */
const STOPPED_MS = 1000
/** Between keys that come one after the other. */
const REST_MS = 120

/**
 * A list whose answer keeps out of the way of typing: while letters come, it waits for a short rest, and is then drawn in
 * slices that the next letter may interrupt. Meanwhile the rows of the last answer stand in. Where nobody types it is shown
 * as it comes.
 * @param lastKey when the last letter was typed, on the clock of `performance`
 */
export function useAnswerInRest<Row>(answer: ListState<Row>, lastKey: RefObject<number>): ListState<Row> {
  const shown = useRef(answer)
  const [allowed, allow] = useState<ListState<Row>['data']>()
  const { data } = answer
  const known = shown.current.data
  const isNew = data !== undefined && known !== undefined && data !== known && data !== allowed
  const waits = isNew && performance.now() - lastKey.current < STOPPED_MS
  useEffect(() => {
    if (!waits) {
      shown.current = answer
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const rest = lastKey.current + REST_MS - performance.now()
      if (rest > 0) timer = setTimeout(look, rest)
      else startTransition(() => allow(data))
    }
    look()
    return () => clearTimeout(timer)
  }, [waits, answer, data, lastKey])
  return waits ? { ...shown.current, stale: true } : answer
}
