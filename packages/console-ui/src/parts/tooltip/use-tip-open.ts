import { type RefObject, useEffect, useState } from 'react'

const openAfter = 400
/** Long enough to cross the gap between the thing and its tip. */
const closeAfter = 120

/** Whether a tip is open, from what happens on its anchor. Listens natively: the anchor is no control itself. */
export function useTipOpen(anchor: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = anchor.current
    if (!element || !enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (next: boolean, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setOpen(next), ms)
    }
    const close = () => {
      clearTimeout(timer)
      setOpen(false)
    }
    const listeners = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listeners.signal })
    // Who pressed it knows what it is: it would only lie over what the press has changed.
    let pressed = false
    // `display: contents` gets no enter and leave of its own: over and out bubble up from the child.
    on('pointerover', (event) => {
      if (event.pointerType !== 'touch' && !pressed) later(true, openAfter)
    })
    on('pointerout', (event) => {
      const stillInside = event.relatedTarget instanceof Node && element.contains(event.relatedTarget)
      if (stillInside) return
      pressed = false
      later(false, closeAfter)
    })
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) later(true, 0)
    })
    on('focusout', close)
    on('pointerdown', () => {
      pressed = true
      close()
    })
    // Who presses what can't be pressed wants to know why, and a finger can't hover.
    on('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[aria-disabled=true]')) later(true, 0)
    })
    return () => {
      clearTimeout(timer)
      listeners.abort()
      setOpen(false)
    }
  }, [anchor, enabled])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    const close = () => setOpen(false)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', close, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', close, true)
    }
  }, [open])

  return open
}
