import { memo, type NamedExoticComponent, type ReactElement, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { CollapseIcon, ExpandIcon, MoreIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { memoOfRows } from './memo-of-rows.ts'
import type { TableMessages } from './messages.ts'
import * as css from './table-grid.css.ts'

export type RowMenuProps<Row> = {
  /** Ids that name it. */
  labelledBy: string
  label: string
  /** The row that is drawn here now. */
  row: RefObject<Row>
  menu: (row: Row) => readonly MenuItem[]
}

/** The commands of a row. Named by the row's own name, so that the next page's row takes it over as it is. */
export const RowMenu = memoOfRows(DrawnMenu)

function DrawnMenu<Row>({ labelledBy, label, row, menu }: RowMenuProps<Row>): ReactNode {
  return (
    <Menu
      label={label}
      items={() => menu(row.current)}
      trigger={<IconButton size="sm" label={label} aria-labelledby={labelledBy} icon={<MoreIcon />} />}
    />
  )
}

type RowToggleProps = {
  /** Ids that name it. */
  labelledBy: string
  open: boolean
  /** Of what it unfolds. */
  controls: string | undefined
  onToggle: () => void
}

/** Unfolds what is below a row. Named by the row's own name, so that the next page's row takes it over as it is. */
export const RowToggle: NamedExoticComponent<RowToggleProps> = memo(function RowToggle(props) {
  const { labelledBy, open, controls, onToggle } = props
  return (
    <button
      type="button"
      className={css.expandButton}
      aria-expanded={open}
      aria-controls={controls}
      aria-labelledby={labelledBy}
      onClick={onToggle}
    >
      {open ? <CollapseIcon /> : <ExpandIcon />}
    </button>
  )
})

type RowWord = 'actions' | 'show' | 'hide' | 'open'

/**
 * What the controls of rows are called before the name of their row, once for all rows: a control is named by the word and
 * by the cell that names its row, and so stays as it is when another row is drawn in its place.
 */
export function RowWords({ id, m }: { id: string; m: TableMessages }): ReactElement {
  const words: Record<RowWord, string> = {
    actions: m.rowActions,
    show: m.showMore,
    hide: m.hideMore,
    open: m.openRow,
  }
  return (
    <span hidden>
      {Object.entries(words).map(([key, word]) => (
        <span key={key} id={`${id}${key}`}>
          {word}
        </span>
      ))}
    </span>
  )
}

/** The ids that name a control of a row. */
export const namedBy = (id: string, word: RowWord, nameId: string): string => `${id}${word} ${nameId}`
