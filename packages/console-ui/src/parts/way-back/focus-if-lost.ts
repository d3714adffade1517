import { isLeaving } from './is-leaving.ts'
import { wayBack } from './way-back.ts'

/**
 * In the next frame, after other code has had its chance to give the focus back: if it is nowhere, or will be as soon as something
 * has faded out, it goes to where it was.
 */
export function focusIfLost(from: Element): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body || isLeaving(activeElement)
    if (isLost && from !== body) wayBack(from)?.focus()
  })
}
