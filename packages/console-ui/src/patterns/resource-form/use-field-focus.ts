import { type FocusEvent, type RefObject, useRef } from 'react'

export type FieldFocus = {
  root: RefObject<HTMLDivElement | null>
  onFocus(event: FocusEvent): void
  /** Goes to a field. */
  to(name: string): void
  /** Goes to the first of these as they stand in the form. */
  toFirst(names: readonly string[]): void
  /** Goes back to the field that was last in use, when the focus is on something that goes away. */
  back(): void
}

/** Where the focus is in a form, and how to move it. */
export function useFieldFocus(): FieldFocus {
  const root = useRef<HTMLDivElement | null>(null)
  const last = useRef<string | null>(null)
  const cells = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-ec-field]') ?? [])]
  const enter = (cell: HTMLElement | undefined) => {
    const control =
      cell?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      cell?.querySelector<HTMLElement>('input:checked') ??
      cell?.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ??
      // Enter, pressed once more, must not take anything away.
      cell?.querySelector<HTMLElement>('button:not([data-ec-remove])')
    control?.focus()
  }
  const to = (name: string) => enter(cells().find((cell) => cell.dataset.ecField === name))
  return {
    root,
    onFocus({ target }) {
      const cell = target.closest<HTMLElement>('[data-ec-field]')
      if (cell) last.current = cell.dataset.ecField ?? null
    },
    to,
    toFirst: (names) => enter(cells().find((cell) => names.includes(cell.dataset.ecField ?? ''))),
    back() {
      const at = document.activeElement
      const isGoing = at === null || at === document.body || at.closest('[data-ec-save-bar]') !== null
      if (isGoing && last.current !== null) to(last.current)
    },
  }
}
