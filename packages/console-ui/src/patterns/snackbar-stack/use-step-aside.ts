import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8
/** Room for one message. */
const LEAST = 100
/** A page that comes, or a card that unfolds, moves what must stay free. */
const LOOK_AGAIN_MS = 250

/**
 * Keeps the messages off what has the focus and off what a page is there for: its actions and its save bar. They move
 * below what they would cover (ux 10), and end above the save bar.
 */
export function useStepAside(stack: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message makes another height.
  useLayoutEffect(() => {
    const place = () => {
      const element = stack.current
      // Nothing moves away from who is in it.
      if (!element || element.contains(document.activeElement) || element.matches(':hover')) return
      const { style } = element
      Object.assign(style, { translate: '', maxBlockSize: '', overflowY: '' })
      const box = element.getBoundingClientRect()
      const end = endOf(box)
      const by = wayBelow(box, end)
      if (by > 0) style.translate = `0 ${by}px`
      if (box.bottom + by > end)
        Object.assign(style, { maxBlockSize: `${end - box.top - by}px`, overflowY: 'auto' })
    }
    place()
    const again = setInterval(place, LOOK_AGAIN_MS)
    document.addEventListener('focusin', place)
    return () => {
      clearInterval(again)
      document.removeEventListener('focusin', place)
    }
  }, [stack, shown])
}

/** Where the stack has to end: above a save bar under it, or with the window. */
function endOf(messages: DOMRect): number {
  const bar = document.querySelector('[data-ec-save-bar]')?.getBoundingClientRect()
  const isUnder = bar && bar.left < messages.right && bar.right > messages.left
  return (isUnder ? bar.top : window.innerHeight) - GAP
}

/** How far below its place the stack covers nothing; where that leaves no room for a message, it stays. */
function wayBelow(messages: DOMRect, end: number): number {
  const focused = document.activeElement === document.body ? null : document.activeElement
  return [focused, ...document.querySelectorAll('[data-ec-uncovered]')]
    .flatMap((element) => element?.getBoundingClientRect() ?? [])
    .sort((a, b) => a.top - b.top)
    .reduce((by, box) => {
      const isApart =
        box.right <= messages.left ||
        box.left >= messages.right ||
        box.bottom <= messages.top + by ||
        box.top >= messages.bottom + by
      const further = box.bottom + GAP - messages.top
      return isApart || messages.top + further + LEAST > end ? by : further
    }, 0)
}
