import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import type { RowFocus } from './use-row-focus.ts'

type Keys = {
  /** Opens the panel of a column; the focus follows it there. */
  onInto: (columnName: string) => void
  onAccept: (columnName: string) => void
  focus: RowFocus
}

const ROW = 'tr[data-ec-column]'

/** Up and Down go from row to row, Right into the panel, Ctrl+Enter takes what is proposed (ux 11). */
export const useListKeys = (list: RefObject<HTMLElement | null>, { onInto, onAccept, focus }: Keys) =>
  useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target instanceof Element ? event.target : null
      const row = target?.closest<HTMLElement>(ROW)
      const name = row?.dataset.ecColumn
      if (!row || name === undefined || event.defaultPrevented || !list.current?.contains(row)) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        event.stopPropagation()
        onAccept(name)
        return
      }
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const into = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === into) onInto(name)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = focus.neighbor(name, event.key === 'ArrowDown' ? 1 : -1)
        if (next !== undefined) focus.go(next, target?.closest('[data-ec-name]') ? 'name' : 'source')
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
    [list, onInto, onAccept, focus],
  )
