import type { ListState } from '@edconsole/console-core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { SEARCH_WAIT_MS } from './search-wait.ts'

/**
 * A list whose answer keeps out of the way of typing: while letters come it waits until they rest as long as a search
 * does, and the rows of the last answer stand in. Where nobody types it is shown as it comes.
 * @param lastKey when the last letter was typed, on the clock of `performance`
 */
export function useAnswerInRest<Row>(answer: ListState<Row>, lastKey: RefObject<number>): ListState<Row> {
  const shown = useRef(answer)
  const [allowed, allow] = useState<ListState<Row>['data']>()
  const { data } = answer
  const known = shown.current.data
  const isNew = data !== undefined && known !== undefined && data !== known && data !== allowed
  const waits = isNew && restOf(lastKey) > 0
  useEffect(() => {
    if (!waits) {
      shown.current = answer
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const rest = restOf(lastKey)
      if (rest > 0) timer = setTimeout(look, rest)
      else allow(data)
    }
    look()
    return () => clearTimeout(timer)
  }, [waits, answer, data, lastKey])
  return waits ? { ...shown.current, stale: true } : answer
}

/** For how many milliseconds letters may still come. */
const restOf = (lastKey: RefObject<number>): number => lastKey.current + SEARCH_WAIT_MS - performance.now()
