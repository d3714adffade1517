import { pathOf, useNavigation } from '@edconsole/console-core'
import { type RefObject, useEffect, useRef } from 'react'

/** Waits this long for a screen to bring its title, and for its rows. */
const GIVE_UP_MS = 15_000

/**
 * After a navigation the focus goes to the page's title and the content to its top; after going back, to the link the
 * reader left by and to where the content was (ux 7.1). A change of the query alone moves nothing.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { place } = useNavigation()
  const id = place?.id
  const path = place && pathOf({ id: place.id, params: place.params })
  const shown = useRef(path)
  const memory = useMemory(main, shown)

  useEffect(() => {
    const element = main.current
    if (shown.current === path || !element) return
    const isFirst = shown.current === null
    shown.current = path
    const left = memory.takeBack(path)
    element.scrollTop = left?.top ?? 0
    if (isFirst) return
    // What still has it from the page before is about to go, or says nothing of the new page.
    const before = document.activeElement
    const stops: (() => void)[] = []
    stops.push(
      // The screen that is being left may still be drawn, and has a title too.
      whenThere(
        element,
        `[data-ec-screen="${id}"] [data-ec-title], [data-ec-stand-in] [data-ec-title]`,
        (title) => {
          if (left) element.scrollTop = left.top
          if (!hasMovedOn(element, before)) title.focus({ preventScroll: true })
          if (!left?.href) return
          // Rows come later than the title.
          stops.push(
            whenThere(element, `a[href="${CSS.escape(left.href)}"]`, (link) => {
              if (document.activeElement === title || !hasMovedOn(element, before)) link.focus()
            }),
          )
        },
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [main, id, path, memory])
}

type Left = { top: number; href: string | null }
type Memory = { takeBack(path: string | null): Left | undefined }

/** Where the reader was on each path: how far down, and at which link. */
function useMemory(main: RefObject<HTMLElement | null>, shown: RefObject<string | null>): Memory {
  const memory = useRef<Memory>({ takeBack: () => undefined })
  useEffect(() => {
    const element = main.current
    if (!element) return
    const left = new Map<string, Left>()
    let wentBack = false
    const change = (next: Partial<Left>) => {
      if (shown.current === null) return
      left.set(shown.current, { top: 0, href: null, ...left.get(shown.current), ...next })
    }
    const onScroll = () => change({ top: element.scrollTop })
    const onFocus = ({ target }: FocusEvent) =>
      change({ href: target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null })
    const onPop = () => {
      wentBack = true
    }
    memory.current.takeBack = (path) => {
      const found = wentBack && path !== null ? left.get(path) : undefined
      wentBack = false
      return found
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', onFocus)
    // Before the router's own listener, which may draw the page at once.
    window.addEventListener('popstate', onPop, { capture: true })
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', onFocus)
      window.removeEventListener('popstate', onPop, { capture: true })
    }
  }, [main, shown])
  return memory.current
}

/** Calls back once an element is in the document, at once if it is there already. */
function whenThere(within: HTMLElement, selector: string, then: (found: HTMLElement) => void): () => void {
  const look = () => {
    const found = within.querySelector<HTMLElement>(selector)
    if (!found) return
    stop()
    then(found)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(within, { childList: true, subtree: true })
  look()
  return stop
}

/** The reader has put the focus somewhere in the new page already. */
function hasMovedOn(element: HTMLElement, before: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== before && activeElement !== element && element.contains(activeElement)
}
