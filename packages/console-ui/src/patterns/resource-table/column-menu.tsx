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
import type { Column } from './column.ts'
import { filterByColumn } from './filter-by-column.ts'
import { neighbourOf, setColumn } from './model/change-columns.ts'
import { sameSort, sortFieldOf } from './model/sort-cycle.ts'
import { moveShownColumn } from './move-shown-column.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { TableModel } from './use-resource-table.ts'

type ColumnMenuInput<Row> = {
  column: Column<Row>
  model: TableModel<Row>
  /** Something in the header. */
  header: RefObject<HTMLElement | null>
  fit: () => void
}

/** What can be done with one column; what the server cannot do is left out. */
export function columnMenu<Row>(input: ColumnMenuInput<Row>): readonly MenuItem[] {
  return [...sortItems(input), ...filterItems(input), ...placeItems(input)]
}

function sortItems<Row>({ column, model }: ColumnMenuInput<Row>): MenuItem[] {
  const field = sortFieldOf(column)
  const { state, defaultSort, change } = model
  if (!model.sortable.includes(field)) return []
  const item = (direction: 'asc' | 'desc'): MenuItem => {
    const sort = { field, direction }
    const isOn = sameSort(state.sort ?? defaultSort, sort)
    return {
      key: direction,
      label: direction === 'asc' ? 'Sort ascending' : 'Sort descending',
      icon: direction === 'asc' ? <SortAscendingIcon /> : <SortDescendingIcon />,
      ...(isOn && { disabledReason: 'Sorted so now' }),
      onSelect: () => change({ kind: 'sort', sort: sameSort(sort, defaultSort) ? undefined : sort }),
    }
  }
  return [item('asc'), item('desc')]
}

function filterItems<Row>({ column, model, header }: ColumnMenuInput<Row>): MenuItem[] {
  const spec = model.filters.find(({ field }) => field === column.field)
  if (!spec) return []
  return [
    {
      key: 'filter',
      label: 'Filter by this column',
      icon: <FilterIcon />,
      onSelect: () => filterByColumn(spec, model, header.current),
    },
  ]
}

function placeItems<Row>({ column, model, header, fit }: ColumnMenuInput<Row>): MenuItem[] {
  const { columns, say } = model
  const { field, title, pinned = false } = column
  const fits: MenuItem = { key: 'fit', label: 'Fit to content', icon: <FitIcon />, onSelect: fit }
  if (column.rowHeader) return [{ ...fits, separated: true }]
  const shown = columns.all.filter(({ hidden }) => !hidden)
  const move = (side: 'left' | 'right'): MenuItem => {
    const toEnd = (side === 'right') !== (header.current !== null && isRightToLeft(header.current))
    const by = toEnd ? 1 : -1
    return {
      key: side,
      label: `Move ${side}`,
      icon: side === 'left' ? <BackIcon /> : <ForwardIcon />,
      ...(neighbourOf(shown, field, by) === undefined && { disabledReason: 'No further' }),
      onSelect: () => moveShownColumn(columns, field, by, say),
    }
  }
  return [
    {
      key: 'pin',
      label: pinned ? 'Unpin' : 'Pin',
      icon: pinned ? <UnpinIcon /> : <PinIcon />,
      separated: true,
      onSelect: () => {
        columns.save(setColumn(columns.all, field, { pinned: !pinned }))
        say(pinned ? `${title} is no longer pinned` : `${title} is pinned`)
      },
    },
    move('left'),
    move('right'),
    fits,
    {
      key: 'hide',
      label: 'Hide',
      icon: <HideIcon />,
      ...(shown.length === 1 && { disabledReason: 'One column stays' }),
      onSelect: () => {
        columns.save(setColumn(columns.all, field, { hidden: true }))
        say(`${title} is hidden. Columns, above the table, shows it again`)
      },
    },
  ]
}
