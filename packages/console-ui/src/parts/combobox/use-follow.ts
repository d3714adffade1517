import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { OptionSearch } from './use-options.ts'

/** The padding of the list. */
const ROOM = 6

/**
 * Keeps in sight what a key or a search has marked, and brings it there when the list is shown. What a pointer marks stays
 * where it is. Returns the list's ref.
 */
export function useFollow(
  { shown, byPointer }: OptionSearch,
  marked: number,
  visible = true,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another option is marked
  useLayoutEffect(() => {
    const isSameSearch = before.current === shown
    before.current = shown
    if (!visible || (isSameSearch && byPointer.current)) return
    // After the list has its place, and in it the option has its mark.
    const frame = requestAnimationFrame(() => {
      const option = list.current?.querySelector('[data-focus]')
      if (list.current && option) bringIntoSight(list.current, option)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, marked, byPointer, visible])
  return list
}

/** In sight of the list alone: nothing around it is scrolled. */
function bringIntoSight(list: HTMLElement, option: Element): void {
  const { top, bottom } = option.getBoundingClientRect()
  const around = list.getBoundingClientRect()
  const above = around.top + ROOM - top
  const below = bottom - (around.bottom - ROOM)
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}

/**
 * For an option. Headless UI scrolls to the marked one whenever any comes into the document, which would take a list that
 * is being scrolled back again and again.
 */
export function holdStill(option: HTMLElement | null): void {
  if (option) option.scrollIntoView = () => {}
}
