import { type RefObject, useEffect, useRef } from 'react'

/** The text fields of a form, and a choice of which nothing is picked. */
const FIELDS = 'input:not([type=radio]):not([disabled]), textarea, [role=radiogroup]'

/** Once, when the form is there: the focus goes to the first field without anything in it (R10). */
export function useFirstEmptyFocus(root: RefObject<HTMLElement | null>, wanted: boolean): void {
  const left = useRef(wanted)
  useEffect(() => {
    if (!left.current || !wanted) return
    const fields = [...(root.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
    if (fields.length === 0) return
    left.current = false
    const empty = fields.find((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value === ''
        : field.querySelector('input:checked') === null,
    )
    const target = empty?.getAttribute('role') === 'radiogroup' ? empty.querySelector('input') : empty
    target?.focus()
  })
}
