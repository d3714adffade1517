import { type RefObject, useMemo, useRef } from 'react'
import type { RowWindow } from '../../../patterns/resource-table/row-window.ts'

/** The control of a row that gets the focus. */
export type RowControl = 'name' | 'source'

export type RowFocus = {
  /** Moves the focus to a column's row, which is brought into view and drawn first if it must be. */
  go(columnName: string, control?: RowControl): void
  /** The column before or after this one; undefined at the ends. */
  neighbor(columnName: string, step: 1 | -1): string | undefined
  /** Call it when rows were drawn. */
  drawn(reveal: RowWindow['reveal']): void
}

/** The focus in a list of which only the rows in view are drawn. */
export const useRowFocus = (list: RefObject<HTMLElement | null>, names: readonly string[]): RowFocus => {
  const latest = useRef(names)
  latest.current = names
  return useMemo(() => {
    let wanted: { columnName: string; control: RowControl } | null = null
    let reveal: RowWindow['reveal'] = () => {}
    const settle = () => {
      if (wanted === null) return
      const { columnName, control } = wanted
      const row = [...(list.current?.querySelectorAll<HTMLElement>('tr[data-ec-column]') ?? [])].find(
        ({ dataset }) => dataset.ecColumn === columnName,
      )
      if (!row) return
      wanted = null
      const found = row.querySelector<HTMLElement>(`[data-ec-${control}]`) ?? row.querySelector('button')
      found?.focus()
    }
    return {
      go(columnName, control = 'source') {
        wanted = { columnName, control }
        settle()
        const index = latest.current.indexOf(columnName)
        if (wanted !== null && index >= 0) reveal(index)
      },
      neighbor(columnName, step) {
        const index = latest.current.indexOf(columnName)
        return index < 0 ? undefined : latest.current[index + step]
      },
      drawn(how) {
        reveal = how
        settle()
      },
    }
  }, [list])
}
