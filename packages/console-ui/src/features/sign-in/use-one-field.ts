import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Options = {
  initial?: string
  /** A longer value isn't sent. */
  max?: number
  /** While it is, nothing more is sent. */
  busy: boolean
  /** Told what was typed, without the spaces around it. */
  onSubmit: (value: string) => void
}

export type OneField = {
  value: string
  setValue: (value: string) => void
  field: RefObject<HTMLInputElement | null>
  /** Whether it was sent empty, and still is. */
  isMissing: boolean
  submit: (event: FormEvent) => void
}

/** A form with one field, which has the focus when it opens and again if it is sent empty or too long. */
export function useOneField({ initial = '', max = Infinity, busy, onSubmit }: Options): OneField {
  const [value, setValue] = useState(initial)
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const typed = value.trim()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (typed === '' || typed.length > max) field.current?.focus()
    else onSubmit(typed)
  }
  return { value, setValue, field, isMissing: checked && typed === '', submit }
}
