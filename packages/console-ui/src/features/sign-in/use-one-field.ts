import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Options = {
  initial?: string
  /** A longer value isn't sent. */
  max?: number
  /** What isn't is never sent. */
  isWhole?: ((value: string) => boolean) | undefined
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
  /** Whether it was sent before it was whole, and still is the same. */
  isIncomplete: boolean
  submit: (event: FormEvent) => void
}

/** Six digits, however they are grouped. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''))

/** A form with one field, which has the focus when it opens and again if what was typed isn't sent. */
export function useOneField(options: Options): OneField {
  const { initial = '', max = Infinity, isWhole = () => true, busy, onSubmit } = options
  const [value, setValue] = useState(initial)
  const [checked, setChecked] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const typed = value.trim()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(typed)
    if (busy) return
    if (typed === '' || typed.length > max || !isWhole(typed)) field.current?.focus()
    else onSubmit(typed)
  }
  return {
    value,
    setValue,
    field,
    isMissing: checked !== undefined && typed === '',
    isIncomplete: typed !== '' && typed === checked && !isWhole(typed),
    submit,
  }
}
