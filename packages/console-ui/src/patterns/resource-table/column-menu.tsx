import type { RefObject } from 'react'
import { FilterIcon, SortAscendingIcon, SortDescendingIcon } from '../../parts/icons/icons.ts'
import {
  BackIcon,
  FitIcon,
  ForwardIcon,
  HideIcon,
  PinIcon,
  UnpinIcon,
} from '../../parts/icons/later-icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { filterByColumn } from './filter-by-column.ts'
import { declaredOf, type ListColumn } from './list-table.ts'
import { moveColumn, neighbourOf } from './model/move-column.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { TableModel } from './table-model.ts'

type ColumnMenuInput<Row extends object> = {
  column: ListColumn<Row>
  model: TableModel<Row>
  /** Something in the header. */
  header: RefObject<HTMLElement | null>
  fit: () => void
}

/** What can be done with one column; what the server cannot do is left out. */
export function columnMenu<Row extends object>(input: ColumnMenuInput<Row>): readonly MenuItem[] {
  return [...sortItems(input), ...filterItems(input), ...placeItems(input)]
}

function sortItems<Row extends object>({ column, model }: ColumnMenuInput<Row>): MenuItem[] {
  if (!column.getCanSort()) return []
  const m = model.m.columns
  const item = (direction: 'asc' | 'desc'): MenuItem => {
    return {
      key: direction,
      label: direction === 'asc' ? m.ascending : m.descending,
      icon: direction === 'asc' ? <SortAscendingIcon /> : <SortDescendingIcon />,
      ...(column.getIsSorted() === direction && { disabledReason: m.alreadySorted }),
      onSelect: () => column.toggleSorting(direction === 'desc'),
    }
  }
  return [item('asc'), item('desc')]
}

function filterItems<Row extends object>({ column, model, header }: ColumnMenuInput<Row>): MenuItem[] {
  const spec = model.filters.find(({ field }) => field === column.id)
  if (!spec) return []
  return [
    {
      key: 'filter',
      label: model.m.columns.filter,
      icon: <FilterIcon />,
      onSelect: () => filterByColumn(spec, model, header.current),
    },
  ]
}

function placeItems<Row extends object>({ column, model, header, fit }: ColumnMenuInput<Row>): MenuItem[] {
  const { table, say } = model
  const m = model.m.columns
  const { title } = declaredOf(column)
  const pinned = column.getIsPinned() !== false
  const fits: MenuItem = { key: 'fit', label: m.fit, icon: <FitIcon />, onSelect: fit }
  if (!column.getCanPin()) return [{ ...fits, separated: true }]
  const shown = table.getVisibleLeafColumns()
  const move = (side: 'left' | 'right'): MenuItem => {
    const toEnd = (side === 'right') !== (header.current !== null && isRightToLeft(header.current))
    const by = toEnd ? 1 : -1
    return {
      key: side,
      label: side === 'left' ? m.moveLeft : m.moveRight,
      icon: side === 'left' ? <BackIcon /> : <ForwardIcon />,
      ...(neighbourOf(shown, column, by) === undefined && { disabledReason: m.noFurther }),
      onSelect: () => moveColumn(table, shown, { column, by, say, m }),
    }
  }
  return [
    {
      key: 'pin',
      label: pinned ? m.unpin : m.pin,
      icon: pinned ? <UnpinIcon /> : <PinIcon />,
      separated: true,
      onSelect: () => {
        column.pin(pinned ? false : 'start')
        say(pinned ? m.isUnpinned(title) : m.isPinned(title))
      },
    },
    move('left'),
    move('right'),
    fits,
    {
      key: 'hide',
      label: m.hide,
      icon: <HideIcon />,
      ...(shown.length === 1 && { disabledReason: m.lastOne }),
      onSelect: () => {
        column.toggleVisibility(false)
        say(m.isHidden(title))
      },
    },
  ]
}
