import type { RefObject } from 'react'
import {
  BackIcon,
  FilterIcon,
  FitIcon,
  ForwardIcon,
  HideIcon,
  PinIcon,
  SortAscendingIcon,
  SortDescendingIcon,
  UnpinIcon,
} from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import type { FilterSpec } from './filter-spec.ts'
import { declaredOf, type ListColumn } from './list-table.ts'
import { drawnAmong, moveColumn, neighborOf } from './model/move-column.ts'
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
  const shown = drawnAmong(model)
  const move = (side: 'left' | 'right'): MenuItem => {
    const toEnd = (side === 'right') !== (header.current !== null && isRightToLeft(header.current))
    const by = toEnd ? 1 : -1
    return {
      key: side,
      label: side === 'left' ? m.moveLeft : m.moveRight,
      icon: toEnd ? <ForwardIcon /> : <BackIcon />,
      ...(neighborOf(shown, column, by) === undefined && { disabledReason: m.noFurther }),
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

/** Leads to the filter of a column: its chip if it is at work, else the place where filters are added. */
function filterByColumn<Row extends object>(
  spec: FilterSpec,
  { change, wantedFilter }: Pick<TableModel<Row>, 'change' | 'wantedFilter'>,
  within: Element | null,
): void {
  // A flag has no values to pick.
  if (spec.kind === 'flag') {
    change({ kind: 'filter', field: spec.field, chosen: { gte: String(spec.operator.gte) } })
    return
  }
  const frame = within?.closest('[data-ec-table]')
  // Once the menu is gone and has given the focus back.
  setTimeout(() => {
    wantedFilter.current = spec.field
    for (const button of frame?.querySelectorAll<HTMLElement>('[data-ec-filter]') ?? []) {
      const { ecFilter } = button.dataset
      // A small container shows one button for all.
      if ((ecFilter !== '' && ecFilter !== spec.field) || button.offsetParent === null) continue
      button.focus()
      button.click()
      return
    }
  })
}
