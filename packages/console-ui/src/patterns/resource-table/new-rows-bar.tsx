import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { TableMessages } from './messages.ts'
import * as css from './table-grid.css.ts'

export type NewRowsBarProps = {
  count: number
  noun: readonly [one: string, many: string]
  m: TableMessages
  onShow: () => void
}

/** Rows that came by themselves wait here, so that nothing moves under the pointer (ux 7.19). */
export function NewRowsBar({ count, noun, m, onShow }: NewRowsBarProps): ReactElement | null {
  if (count === 0) return null
  return (
    <div className={css.newRows}>
      {m.newRows(count, noun)}
      <Button kind="link" size="sm" onClick={onShow}>
        {m.showNew}
      </Button>
    </div>
  )
}
