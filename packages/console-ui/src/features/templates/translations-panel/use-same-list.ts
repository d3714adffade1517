import { useRef } from 'react'
import type { OpenValue } from './without-translation.ts'

/** The list before while it says the same, so that nothing is drawn again for another one. */
export const useSameList = (list: readonly OpenValue[]): readonly OpenValue[] => {
  const kept = useRef(list)
  const isSame =
    kept.current.length === list.length &&
    kept.current.every(
      ({ sourceValue, rows, fallback }, at) =>
        sourceValue === list[at]?.sourceValue && rows === list[at].rows && fallback === list[at].fallback,
    )
  if (!isSame) kept.current = list
  return kept.current
}
