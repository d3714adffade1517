import { useRuntime } from '@edconsole/console-core'
import { rowSelectionFeature } from '@tanstack/react-table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CLEARED } from './cleared.ts'
import { HeaderBox } from './header-box.tsx'
import { NO_PICKS, type Picks, selectionOptions } from './picks.ts'
import { RowBox } from './row-box.tsx'
import type { RowSelection, Selected, SelectionParts } from './row-selection.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'

export type RowSelectionOptions<Row> = {
  /** Buttons of the bar, best of the kind "ghost", for what is selected. */
  actions: (selected: Selected<Row>) => ReactNode
}

export const selectionParts: SelectionParts = {
  feature: rowSelectionFeature,
  optionsOf: selectionOptions,
  RowBox,
  HeaderBox,
  Toolbar: SelectionToolbar,
}

/**
 * Rows that can be selected, for lists with something to do with several at once (ux 8.1). Kept over pages; another
 * filter, search or district lets go of it and says so.
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
  return { picks, change, clear: () => change(NO_PICKS), actions, header, wantsBar, parts: selectionParts }
}

/** A screen is drawn anew for another district: what was selected goes with the old one, and not silently. */
function useGoneWithDistrict(any: boolean): void {
  const { navigation, snackbars } = useRuntime()
  const latest = useRef(any)
  latest.current = any
  useEffect(() => {
    const before = navigation.get().current()
    return () => {
      const now = navigation.get().current()
      if (!latest.current || now?.id !== before?.id || now?.params.districtId === before?.params.districtId)
        return
      snackbars.show({ ...CLEARED, message: 'Selection cleared because the district changed.' })
    }
  }, [navigation, snackbars])
}
