import { type RefObject, useLayoutEffect } from 'react'
import type { Column } from './column.ts'
import { fieldsWithoutRoom, type TableExtras } from './column-widths.ts'
import { textScale } from './text-scale.ts'

type Fitting<Row> = {
  columns: readonly Column<Row>[]
  has: TableExtras
  sorted: string | undefined
  /** Every column stays. */
  keepsAll: boolean
  onFound: (fields: readonly string[]) => void
}

/** Says which columns of a table leave, as wide as its region is. */
export function useFieldsWithoutRoom<Row>(
  region: RefObject<HTMLElement | null>,
  { columns, has, sorted, keepsAll, onFound }: Fitting<Row>,
): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element || keepsAll) {
      onFound([])
      return
    }
    const look = () => {
      const { clientWidth } = element
      // Nothing is known of a table that isn't laid out.
      if (clientWidth > 0) onFound(fieldsWithoutRoom(columns, has, clientWidth / textScale(element), sorted))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [region, columns, has, sorted, keepsAll, onFound])
}
