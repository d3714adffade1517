import { useQueryState } from '@edconsole/console-core'
import { useCallback, useMemo, useRef } from 'react'
import type { Today } from './model/filter-value.ts'
import {
  changeTableState,
  readTableState,
  type TableChange,
  type TableRules,
  type TableState,
  writeTableState,
} from './model/table-state.ts'

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
  const latest = useRef({ query, state, rules: { ...rules, savedSize, today } })
  latest.current = { query, state, rules: { ...rules, savedSize, today } }
  // The same function for every page, so that what does not show the page is not drawn for it.
  const change = useCallback<TableAddress['change']>(
    (wanted, options) => {
      const { query, state, rules } = latest.current
      setQuery(writeTableState(query, changeTableState(state, wanted), rules), options)
    },
    [setQuery],
  )
  return { state, change }
}
