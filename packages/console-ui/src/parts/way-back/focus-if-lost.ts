import { wayBack } from './way-back.ts'

/** In the next frame, when whoever else gives the focus back has done so: if it is nowhere, it goes to where it was. */
export function focusIfLost(from: Element): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && from !== document.body) wayBack(from)?.focus()
  })
}
