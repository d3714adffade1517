import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Preloadable } from '../lazy-part/lazy-part.tsx'
import type { TriggerProps } from './trigger-props.ts'

export type EarlyPressInput = {
  overlay: Preloadable
  /** The overlay has taken over the button. */
  ready: boolean
  /** A menu also opens on pressing down, and with the arrows. */
  menu: boolean
  /** The code is there: time to mount it. */
  onLoaded: () => void
}

export type EarlyPress = {
  /** For the button until the overlay takes over. */
  props: TriggerProps
  button: { current: HTMLElement | null }
  isRepeated: () => boolean
}

const menuKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** Fetches an overlay when the pointer or focus nears its button, and keeps a press that came too early until it can be repeated. */
export function useEarlyPress({ overlay, ready, menu, onLoaded }: EarlyPressInput): EarlyPress {
  const button = useRef<HTMLElement>(null)
  const repeated = useRef(false)
  const [press, setPress] = useState<(() => Event) | null>(null)

  useEffect(() => {
    if (!press || !ready) return
    setPress(null)
    repeated.current = true
    button.current?.dispatchEvent(press())
    repeated.current = false
  }, [press, ready])

  const approach = (onFailure: () => void) => {
    overlay.preload().then(onLoaded, onFailure)
  }
  const keep = (event: { preventDefault(): void; stopPropagation(): void }, next: () => Event) => {
    event.preventDefault()
    event.stopPropagation()
    // A click is the end of the press that was kept already.
    if (press) return
    setPress(() => next)
    approach(() => setPress(null))
  }
  const props: TriggerProps = {
    'aria-expanded': false,
    'aria-busy': press ? true : undefined,
    onPointerEnter: () => approach(ignore),
    onFocus: () => approach(ignore),
    // Who has gone elsewhere meanwhile does not want to be called back.
    onBlur: () => setPress(null),
    onClick: (event) => keep(event, () => new MouseEvent('click', bubbling)),
    onKeyDown: (event) => {
      if (event.key === 'Escape') setPress(null)
    },
  }
  if (menu) {
    props['aria-haspopup'] = 'menu'
    props.onPointerDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      keep(event, () => new PointerEvent('pointerdown', { ...bubbling, pointerType: 'mouse' }))
    }
    props.onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      if (menuKeys.includes(key)) keep(event, () => new KeyboardEvent('keydown', { ...bubbling, key }))
      else if (key === 'Escape') setPress(null)
    }
    props.onKeyUp = (event) => {
      if (event.key === ' ') event.preventDefault()
    }
  }
  return { props, button, isRepeated: () => repeated.current }
}

const bubbling = { bubbles: true, cancelable: true } as const

// Coming near is no wish: the press itself tries again.
function ignore(): void {}
