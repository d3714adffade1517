import { pathOf, usePlace } from '@edconsole/console-core'
import { type RefObject, useEffect, useRef } from 'react'
import { watch } from '../../parts/way-back/when-there.ts'

/**
 * After a navigation the focus goes to the page's title and the content to its top; after going back, to the link the
 * reader left by and to where the content was (ux 7.1). A change of the query alone moves nothing.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const place = usePlace()
  const id = place?.id
  const path = place && pathOf({ id: place.id, params: place.params })
  const shown = useRef(path)
  const memory = useMemory(main, shown)

  useEffect(() => {
    const element = main.current
    if (shown.current === path || !element) return
    const isFirst = shown.current === null
    shown.current = path
    element.scrollTop = 0
    // What still has it from the page before is about to go, or says nothing of the new page.
    const before = document.activeElement
    const stops: (() => void)[] = []
    const arrive = () => {
      const left = memory.takeBack(path)
      if (isFirst) return
      let focused: HTMLElement | null = null
      stops.push(
        watch(element, (stop) => {
          // The screen that is being left may still be drawn, and has a title too.
          const title = element.querySelector<HTMLElement>(
            `[data-ec-screen="${id}"] [data-ec-title], [data-ec-stand-in] [data-ec-title]`,
          )
          if (!title || title === focused) return
          const mine = [null, document.body, element, title, focused, before]
          const isFree = () => mine.includes(document.activeElement)
          if (left) element.scrollTop = left.top
          if (isFree()) title.focus({ preventScroll: true })
          else stop()
          // A placeholder has the title too, and a screen may be drawn anew: then the focus goes with the old one, and comes here.
          const isFirstTitle = focused === null
          focused = title
          if (isFirstTitle && left?.href)
            stops.push(stayAt(element, `a[href="${CSS.escape(left.href)}"]`, isFree))
        }),
      )
    }
    // A router may render while it handles Back, before other listeners have run.
    const timer = setTimeout(arrive)
    stops.push(() => clearTimeout(timer))
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
    window.addEventListener('popstate', onPop)
    return () => {
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', onFocus)
      window.removeEventListener('popstate', onPop)
    }
  }, [main, shown])
  return memory.current
}

/** Gives a link the focus as often as it is drawn, until the reader moves on: rows come late, and may be drawn anew. */
function stayAt(within: HTMLElement, selector: string, isFree: () => boolean): () => void {
  return watch(within, (stop) => {
    if (document.activeElement?.matches(selector)) return
    if (isFree()) within.querySelector<HTMLElement>(selector)?.focus()
    else stop()
  })
}
