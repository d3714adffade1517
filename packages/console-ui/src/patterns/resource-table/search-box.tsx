import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import * as css from './filter-bar.css.ts'

const WAIT_MS = 300

export type SearchBoxProps = {
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

/** Searches 300 ms after the last key, at once on Enter (ux 8.2). */
export function SearchBox({ placeholder, value, onSearch }: SearchBoxProps): ReactElement {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  // Back, a link or "Clear filters" changed it from outside.
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  const search = useRef(onSearch)
  search.current = onSearch
  const send = (wanted: string) => {
    const trimmed = wanted.trim()
    if (trimmed === sent) return
    setSent(trimmed)
    search.current(trimmed)
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  // Only what is typed draws the field: React touches an input's attributes whenever it draws one.
  return useMemo(
    () => (
      <SearchField
        className={css.search}
        label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onSubmit={(wanted) => latest.current(wanted)}
      />
    ),
    [placeholder, text],
  )
}
