import type { PointerEvent, ReactElement } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { PinIcon, ReorderIcon, UpIcon } from '../../parts/icons/later-icons.ts'
import * as css from './columns-panel.css.ts'
import { declaredOf, type ListColumn } from './list-table.ts'
import type { TableMessages } from './messages.ts'

export type ColumnLineProps<Row extends object> = {
  column: ListColumn<Row>
  m: TableMessages['columns']
  /** The only column that is shown. */
  isLone: boolean
  /** It can move that way. */
  up: boolean
  down: boolean
  onMove: (by: -1 | 1) => void
  onGrasp: (press: PointerEvent<HTMLElement>) => void
}

/** One column in the list of all: whether it is shown, and where it stands. The row's name always leads. */
export function ColumnLine<Row extends object>(props: ColumnLineProps<Row>): ReactElement {
  const { column, m, isLone, up, down, onMove, onGrasp } = props
  const { title } = declaredOf(column)
  const isFixed = !column.getCanHide()
  return (
    <li
      className={css.line}
      data-line={column.id}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <span
        aria-hidden="true"
        className={up || down ? css.grip : css.gripOff}
        onPointerDown={up || down ? onGrasp : undefined}
      >
        <ReorderIcon size="sm" />
      </span>
      <span className={css.name}>
        <Checkbox
          label={title}
          checked={column.getIsVisible()}
          disabled={isFixed || isLone}
          onChange={(shown) => column.toggleVisibility(shown)}
        />
      </span>
      {column.getIsPinned() && <PinIcon size="sm" className={css.pin} label={m.pinned} />}
      {!isFixed && (
        <span className={css.steps}>
          <IconButton
            size="sm"
            label={m.moveUp(title)}
            icon={<UpIcon />}
            disabledReason={up ? undefined : m.atTop}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={m.moveDown(title)}
            icon={<DownIcon />}
            disabledReason={down ? undefined : m.atBottom}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  )
}
