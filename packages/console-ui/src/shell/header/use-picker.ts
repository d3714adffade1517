import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Preloadable } from '../../parts/lazy-part/lazy-part.tsx'

export type Picker = {
  open: boolean
  /** There from the first approach on, hidden until it is opened. */
  drawn: boolean
  /** Asked for, and not there yet. */
  waiting: boolean
  /** What was typed on the button. */
  typed: string
  /** The focus goes back to the button. */
  close: () => void
  /** Around button and panel. */
  place: { ref: RefObject<HTMLDivElement | null>; onBlur: (event: FocusEvent<HTMLElement>) => void }
  button: {
    ref: RefObject<HTMLButtonElement | null>
    onPointerEnter: () => void
    onFocus: () => void
    onMouseDown: (event: MouseEvent) => void
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * A panel that is fetched and drawn unseen when its button is approached, so that opening it only shows it.
 * Down opens it, and so does a letter; Tab and a press elsewhere close it.
 */
export function usePicker(panel: Preloadable): Picker {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [drawn, setDrawn] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setOpen(false)
    setTyped('')
  }
  const approach = () => {
    if (drawn) return
    panel.preload().then(() => startTransition(() => setDrawn(true)), leave)
  }
  const close = () => {
    leave()
    button.current?.focus()
  }
  const show = (letter = '') => {
    setTyped((before) => before + letter)
    setOpen(true)
    approach()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving only sets what never changes
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [open])
  return {
    open,
    drawn,
    waiting: open && !drawn,
    typed,
    close,
    place: {
      ref: place,
      onBlur({ relatedTarget, target }) {
        const stays = relatedTarget instanceof Node && place.current?.contains(relatedTarget)
        // Another window has come to the front; the user hasn't left.
        if (!document.hasFocus() || (stays && (relatedTarget !== button.current || target === relatedTarget)))
          return
        leave()
      },
    },
    button: {
      ref: button,
      onPointerEnter: approach,
      onFocus: approach,
      // The press that closes does not take the focus out of the panel first.
      onMouseDown: (event) => open && drawn && event.preventDefault(),
      onClick() {
        if (open && drawn) close()
        else show()
      },
      onKeyDown(event) {
        const { key, ctrlKey, metaKey, altKey } = event
        const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
        if (key === 'Escape' && open) leave()
        if (key !== 'ArrowDown' && !isLetter) return
        event.preventDefault()
        // More letters may follow before the panel takes the focus.
        show(isLetter ? key : '')
      },
    },
  }
}
