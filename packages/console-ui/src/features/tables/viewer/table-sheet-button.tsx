import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { TableIcon } from '../../../parts/icons/later-icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../../parts/lazy-part/preload-on-approach.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-definition.ts'
import * as css from './table-viewer.css.ts'
import type { ShownYear } from './use-shown-year.ts'
import type { StoredTables } from './use-stored-tables.ts'
import type { TableGroup } from './use-table-places.ts'
import type { TableSheetState } from './use-table-sheet.ts'

const TableSheet = /* @__PURE__ */ lazyOverlay(async () => (await import('./table-sheet.tsx')).TableSheet)

export type TableSheetButtonProps = {
  sheet: TableSheetState
  /** "Imported 09/14/2026 - 06:04AM", if known. */
  imported: string | undefined
  year: ShownYear
  /** Absent where the table holds nothing personal. */
  personal: { shown: boolean; onToggle: () => void } | undefined
  groups: readonly TableGroup[]
  current: TableId
  stored: StoredTables
  m: TableViewerMessages
}

/** In a small container, in place of rail, year and buttons: one button, and behind it all of them. */
export function TableSheetButton(props: TableSheetButtonProps): ReactElement {
  const { sheet, m } = props
  return (
    <>
      <Button
        className={css.onlySmall}
        icon={<TableIcon />}
        {...preloadOnApproach(TableSheet)}
        onClick={() => sheet.setOpen(true)}
      >
        {m.tables}
      </Button>
      <TableSheet {...props} open={sheet.open} onClose={() => sheet.setOpen(false)} />
    </>
  )
}
