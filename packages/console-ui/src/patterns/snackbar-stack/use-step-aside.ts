import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8

/** Keeps the messages off what has the focus: they move below it while they would cover it (ux 10). */
export function useStepAside(stack: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message makes another height.
  useLayoutEffect(() => {
    const place = () => {
      const element = stack.current
      if (!element || element.contains(document.activeElement)) return
      element.style.translate = ''
      const by = wayBelow(element.getBoundingClientRect(), document.activeElement)
      if (by > 0) element.style.translate = `0 ${by}px`
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [stack, shown])
}

/** 0 when nothing is covered, or there is no room below it. */
function wayBelow(messages: DOMRect, focused: Element | null): number {
  if (!focused || focused === document.body) return 0
  const box = focused.getBoundingClientRect()
  const isApart =
    box.right <= messages.left ||
    box.left >= messages.right ||
    box.bottom <= messages.top ||
    box.top >= messages.bottom
  const by = box.bottom + GAP - messages.top
  return isApart || messages.bottom + by > window.innerHeight ? 0 : by
}
