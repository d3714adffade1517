import type { TablePreferencesHook } from '@edconsole/console-core'
import {
  type ColumnDef,
  functionalUpdate,
  type TableOptions,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useMemo, useRef } from 'react'
import type { Column } from './column.ts'
import { type ListFeatures, listFeatures } from './list-table.ts'
import { COLUMN_WIDTH, type ColumnsState, columnStatesOf, columnsState } from './model/columns-state.ts'
import type { Sort } from './model/table-state.ts'
import type { RowSelection } from './selection/row-selection.ts'
import type { TableModel } from './table-model.ts'

type ListTableInput<Row extends object> = Pick<TableModel<Row>, 'columns' | 'keyOf' | 'change'> & {
  rows: readonly Row[]
  preferences: Pick<TablePreferencesHook, 'columnStates' | 'setColumnStates'>
  sortable: readonly string[]
  /** The order that the reader chose, and the one without a choice. */
  sort: Sort | undefined
  defaultSort: Sort | undefined
  selection: Pick<RowSelection<Row>, 'feature' | 'optionsOf'> | undefined
}

const defaultColumn = { minSize: COLUMN_WIDTH.min, maxSize: COLUMN_WIDTH.max }

/** The table of a list. Its columns are as they were saved, its order is the address's, its rows are one page of the server's. */
export function useListTable<Row extends object>({
  rows,
  keyOf,
  columns,
  preferences: { columnStates, setColumnStates },
  sortable,
  sort,
  defaultSort,
  change,
  selection,
}: ListTableInput<Row>): Pick<TableModel<Row>, 'table' | 'arranged' | 'arrange' | 'isArranged' | 'keepsAll'> {
  const arranged = useMemo(() => columnsState(columns, columnStates), [columns, columnStates])
  const isArranged = useMemo(() => {
    const savedOf = (state: ColumnsState) => JSON.stringify(columnStatesOf(columns, state))
    return savedOf(arranged) !== savedOf(columnsState(columns, undefined))
  }, [columns, arranged])
  const keepsAll = columns.some(({ field, hidden }) => hidden && arranged.columnVisibility[field])
  const latest = useRef(arranged)
  latest.current = arranged
  const arrange = useCallback(
    (next: ColumnsState) => {
      latest.current = next
      const here = new Set(columns.map(({ field }) => field))
      // A column that this answer does not have may be in the next one: what was saved of it stays.
      const away = columnStates?.filter(({ field }) => !here.has(field)) ?? []
      setColumnStates([...columnStatesOf(columns, next), ...away])
    },
    [columns, columnStates, setColumnStates],
  )
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<ListFeatures, Row> => ({
          id: column.field,
          accessorFn: (row) => column.text(row),
          meta: column,
          size: column.width,
          enableHiding: !column.rowHeader,
          enablePinning: !column.rowHeader,
          enableSorting: sortable.includes(sortFieldOf(column)),
        }),
      ),
    [columns, sortable],
  )
  const { field, direction } = sort ?? defaultSort ?? {}
  const sorting = useMemo(() => {
    const sorted = columns.filter((column) => sortFieldOf(column) === field)
    return sorted.map((column) => ({ id: column.field, desc: direction === 'desc' }))
  }, [columns, field, direction])
  const isChosen = sort !== undefined
  const { feature, optionsOf } = selection ?? {}
  const selecting = useMemo(() => optionsOf?.(rows, keyOf), [optionsOf, rows, keyOf])
  const options = useMemo((): TableOptions<ListFeatures, Row> => {
    const on =
      <Part extends keyof ColumnsState>(part: Part) =>
      (updater: Updater<ColumnsState[Part]>) =>
        arrange({ ...latest.current, [part]: functionalUpdate(updater, latest.current[part]) })
    return {
      ...selecting?.options,
      features: feature ? { ...listFeatures, rowSelectionFeature: feature } : listFeatures,
      data: rows,
      getRowId: keyOf,
      columns: definitions,
      defaultColumn,
      state: { ...arranged, sorting, rowSelection: selecting?.rowSelection },
      onColumnOrderChange: on('columnOrder'),
      onColumnPinningChange: on('columnPinning'),
      onColumnVisibilityChange: on('columnVisibility'),
      onColumnSizingChange: on('columnSizing'),
      sortDescFirst: false,
      // Without a choice there is none to take back: the two directions alternate (ux 8.1).
      enableSortingRemoval: isChosen,
      onSortingChange: (updater) => {
        const [next] = functionalUpdate(updater, sorting)
        const column = columns.find((one) => one.field === next?.id)
        const direction = next?.desc ? 'desc' : 'asc'
        const wanted = column && ({ field: sortFieldOf(column), direction } as const)
        const isDefault = wanted?.field === defaultSort?.field && wanted?.direction === defaultSort?.direction
        change({ kind: 'sort', sort: isDefault ? undefined : wanted })
      },
      getRowCanExpand: () => true,
      autoResetExpanded: false,
    }
  }, [
    arranged,
    arrange,
    definitions,
    columns,
    rows,
    keyOf,
    sorting,
    isChosen,
    defaultSort,
    change,
    feature,
    selecting,
  ])
  return { table: useTable(options, ({ expanded }) => expanded), arranged, arrange, isArranged, keepsAll }
}

/** The field that a list is ordered by for a column. */
function sortFieldOf({ field, sortBy = field }: Pick<Column<never>, 'field' | 'sortBy'>): string {
  return sortBy
}
