import type { PointerEvent as ReactPointerEvent } from 'react'

type Follow = {
  /** The pointer is over the line of this field. */
  onOver: (field: string) => void
  onTakeBack: () => void
}

/** Follows the pointer from a press on a line's grip until it is let go; Esc puts everything back. */
export function dragLine(press: ReactPointerEvent<HTMLElement>, { onOver, onTakeBack }: Follow): void {
  const line = press.currentTarget.closest<HTMLElement>('[data-line]')
  const list = line?.parentElement
  if (press.button !== 0 || !line || !list) return
  press.preventDefault()
  const stop = new AbortController()
  const { signal } = stop
  const end = () => {
    stop.abort()
    delete line.dataset.dragged
  }
  line.dataset.dragged = ''
  const move = ({ clientY }: PointerEvent) => {
    const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')]
    const under = lines.find((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    if (under && under !== line && passed(line, under, clientY)) onOver(under.dataset.line ?? '')
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The panel stays open.
    event.preventDefault()
    event.stopPropagation()
    end()
    onTakeBack()
  }
  // On the document: a line that changes its place would lose a pointer that it holds.
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
  document.addEventListener('keydown', takeBack, { signal, capture: true })
}

/** Past the middle: lines of different heights would else change places back and forth. */
function passed(line: HTMLElement, under: HTMLElement, y: number): boolean {
  const { top, bottom } = under.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return line.getBoundingClientRect().top < top ? y > middle : y < middle
}
