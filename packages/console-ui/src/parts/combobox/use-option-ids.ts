import { useId, useMemo, useRef } from 'react'
import type { ComboboxOption } from './combobox-option.ts'

/** Ids by place. Those of another search are others: a screen reader reads the marked one again only if its id is new. */
export function useOptionIds(shown: readonly ComboboxOption[]): (index: number) => string {
  const id = useId()
  const searches = useRef(0)
  return useMemo(() => {
    searches.current += shown.length > 0 ? 1 : 0
    const search = searches.current
    return (index) => `${id}-${search}-${index}`
  }, [id, shown])
}
