import { isRightToLeft } from './right-to-left.ts'
import { textScale } from './text-scale.ts'

/** Follows the pointer from a press on an edge until it is let go; Esc takes the width back. */
export function dragWidth(
  press: PointerEvent,
  from: number,
  onWidth: (width: number) => void,
  onTakeBack: () => void,
): void {
  const edge = press.target
  if (!(edge instanceof HTMLElement)) return
  const perPixel = (isRightToLeft(edge) ? -1 : 1) / textScale(edge)
  let frame = 0
  let wanted = from
  const stop = new AbortController()
  const { signal } = stop
  const draw = () => {
    frame = 0
    onWidth(wanted)
  }
  const end = () => {
    stop.abort()
    if (frame === 0) return
    cancelAnimationFrame(frame)
    draw()
  }
  const move = (event: PointerEvent) => {
    wanted = from + (event.clientX - press.clientX) * perPixel
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancelAnimationFrame(frame)
    stop.abort()
    onTakeBack()
  }
  edge.setPointerCapture(press.pointerId)
  edge.addEventListener('pointermove', move, { signal })
  edge.addEventListener('pointerup', end, { signal })
  edge.addEventListener('pointercancel', end, { signal })
  edge.addEventListener('lostpointercapture', end, { signal })
  document.addEventListener('keydown', takeBack, { signal, capture: true })
}
