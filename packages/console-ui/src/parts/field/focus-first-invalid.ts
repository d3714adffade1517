import type { RefObject } from 'react'

/** Goes to the first wrong field of a form, once its fields are drawn again and say what is wrong. */
export function focusFirstInvalid(root: RefObject<HTMLElement | null>): void {
  setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
