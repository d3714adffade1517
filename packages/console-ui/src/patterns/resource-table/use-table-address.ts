import { useQueryState } from '@edconsole/console-core'
import { useCallback, useMemo } from 'react'
import { changeTableState, type TableChange } from './model/change-table-state.ts'
import type { Today } from './model/filter-value.ts'
import { readTableState, type TableRules, type TableState, writeTableState } from './model/table-state.ts'

export type TableAddress = {
  readonly state: TableState
  /** Typing replaces, everything else pushes (ux 8.3). */
  change(change: TableChange, options?: { replace?: boolean }): void
}

/** The list's state, kept in the address (R16). */
export function useTableAddress(
  rules: TableRules,
  { savedSize, today, prefix }: { savedSize: number; today: Today; prefix?: string | undefined },
): TableAddress {
  const [query, setQuery] = useQueryState(prefix)
  const state = useMemo(() => readTableState(query, rules), [query, rules])
  const change = useCallback<TableAddress['change']>(
    (wanted, options) => {
      const next = changeTableState(state, wanted)
      setQuery(writeTableState(query, next, { ...rules, savedSize, today }), options)
    },
    [query, state, rules, savedSize, today, setQuery],
  )
  return { state, change }
}
