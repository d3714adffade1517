import type { PointerEvent, ReactElement } from 'react'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon } from '../../parts/icons/icons.ts'
import { PinIcon, ReorderIcon, UpIcon } from '../../parts/icons/later-icons.ts'
import * as css from './columns-panel.css.ts'
import type { ArrangedColumn } from './model/arrange-columns.ts'

export type ColumnLineProps = {
  item: ArrangedColumn<never>
  /** The only column that is shown. */
  isLone: boolean
  /** It can move that way. */
  up: boolean
  down: boolean
  onShow: (shown: boolean) => void
  onMove: (by: -1 | 1) => void
  onGrasp: (press: PointerEvent<HTMLElement>) => void
}

/** One column in the list of all: whether it is shown, and where it stands. The row's name always leads. */
export function ColumnLine(props: ColumnLineProps): ReactElement {
  const { item, isLone, up, down, onShow, onMove, onGrasp } = props
  const { column, hidden, pinned } = item
  const isFixed = column.rowHeader === true
  return (
    <li
      className={css.line}
      data-line={column.field}
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
        <Checkbox label={column.title} checked={!hidden} disabled={isFixed || isLone} onChange={onShow} />
      </span>
      {isFixed || pinned ? <PinIcon size="sm" className={css.pin} label="Pinned" /> : null}
      {!isFixed && (
        <span className={css.steps}>
          <IconButton
            size="sm"
            label={`Move ${column.title} up`}
            icon={<UpIcon />}
            disabledReason={up ? undefined : 'It cannot go further up'}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={`Move ${column.title} down`}
            icon={<DownIcon />}
            disabledReason={down ? undefined : 'It cannot go further down'}
            onClick={() => onMove(1)}
          />
        </span>
      )}
    </li>
  )
}
