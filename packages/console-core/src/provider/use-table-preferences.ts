import { useCallback } from 'react'
import type { ColumnState } from '../entities/user-preferences.ts'
import { useRuntime, useStore } from './use-runtime.ts'

export type TablePreferencesHook = {
  columnStates: ColumnState[] | undefined
  pageSize: number | undefined
  setColumnStates(next: ColumnState[]): void
  setPageSize(size: number): void
  /** True once loading has ended, successfully or not. */
  ready: boolean
}

/** Returns a table's saved preferences ([S3], R23). Its ID is the route's; a second table's is `{route-id}.{part}`. */
export const useTablePreferences = (tableId: string): TablePreferencesHook => {
  const { preferences } = useRuntime()
  const { columnStates, pageSizes, ready } = useStore(preferences)
  return {
    columnStates: columnStates[tableId],
    pageSize: pageSizes[tableId],
    setColumnStates: useCallback(
      (next) => preferences.setColumnStates(tableId, next),
      [preferences, tableId],
    ),
    setPageSize: useCallback((size) => preferences.setPageSize(tableId, size), [preferences, tableId]),
    ready,
  }
}
