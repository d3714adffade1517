import { formatCount, plural } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import * as css from './table-grid.css.ts'

export type NewRowsBarProps = {
  count: number
  noun: readonly [one: string, many: string]
  onShow: () => void
}

/** Rows that came by themselves wait here, so that nothing moves under the pointer (ux 7.19). */
export function NewRowsBar({ count, noun, onShow }: NewRowsBarProps): ReactElement | null {
  if (count === 0) return null
  return (
    <div className={css.newRows}>
      {formatCount(count)} new {plural(count, ...noun)}.
      <Button kind="link" size="sm" onClick={onShow}>
        Show
      </Button>
    </div>
  )
}
