import { useMessages, useRuntime } from '@edconsole/console-core'
import { functionalUpdate, rowSelectionFeature } from '@tanstack/react-table'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { tableMessages } from '../messages.ts'
import type { Picks, RowSelection, Selected, SelectionOptions } from './row-selection.ts'

export type RowSelectionOptions<Row> = {
  /** Buttons of the bar, best of the kind "ghost", for what is selected. */
  actions: (selected: Selected<Row>) => ReactNode
}

export const NO_PICKS: Picks<never> = { rows: new Map<string, never>(), all: false }

/**
 * Rows that can be selected, for lists where something can be done with several at once (ux 8.1). The selection is kept
 * over pages; another filter, search or district clears it with a message.
 * @example
 * const selection = useRowSelection<LockedUser>({
 *   actions: (selected) => <Button onClick={() => unlock(selected)}>Unlock</Button>,
 * })
 * return <ResourceTable selection={selection} tableId="locked-users" operation={lockedUsers.list} columns={columns} label="Locked users" noun={['user', 'users']} />
 */
export function useRowSelection<Row>({ actions }: RowSelectionOptions<Row>): RowSelection<Row> {
  const [picks, change] = useState<Picks<Row>>(NO_PICKS)
  const header = useRef<HTMLTableCellElement>(null)
  const wantsBar = useRef(false)
  useGoneWithDistrict(picks.all || picks.rows.size > 0)
  const optionsOf = useCallback(
    (rows: readonly Row[], keyOf: (row: Row) => string) => selectionOptions({ picks, change, rows, keyOf }),
    [picks],
  )
  const clear = () => change(NO_PICKS)
  return { picks, change, clear, actions, header, wantsBar, feature: rowSelectionFeature, optionsOf }
}

type PicksInput<Row> = Pick<RowSelection<Row>, 'picks' | 'change'> & {
  rows: readonly Row[]
  keyOf(row: Row): string
}

/** Returns what a table with these rows shows as selected, and how it reports changes. */
export function selectionOptions<Row>({ picks, change, rows, keyOf }: PicksInput<Row>): SelectionOptions {
  const keys = picks.all ? rows.map(keyOf) : [...picks.rows.keys()]
  const rowSelection = Object.fromEntries(keys.map((key) => [key, true as const]))
  const options: SelectionOptions['options'] = {
    // The table remembers where a range begins, even after everything was cleared.
    enableRowRangeSelection: picks !== NO_PICKS,
    onRowSelectionChange: (updater) => {
      const selected = functionalUpdate(updater, rowSelection)
      // Of "all" only this page is loaded: that is what remains selected.
      change((was) => {
        const kept = new Map(was.all ? [] : [...was.rows].filter(([key]) => selected[key]))
        const byKey = new Map(rows.map((row) => [keyOf(row), row]))
        for (const key of Object.keys(selected)) {
          const row = byKey.get(key)
          if (row !== undefined && !kept.has(key)) kept.set(key, row)
        }
        return { rows: kept, all: false }
      })
    },
  }
  return { rowSelection, options }
}

/** A screen mounts anew for another district: the selection is cleared with the old one, and the user is told. */
function useGoneWithDistrict(any: boolean): void {
  const { navigation, snackbars } = useRuntime()
  const message = useMessages('table', tableMessages).selection.districtChanged
  const latest = useRef({ any, message })
  latest.current = { any, message }
  useEffect(() => {
    const before = navigation.get().current()
    return () => {
      const now = navigation.get().current()
      const { any, message } = latest.current
      if (!any || now?.id !== before?.id || now?.params.districtId === before?.params.districtId) return
      snackbars.show({ color: 'info', message })
    }
  }, [navigation, snackbars])
}
