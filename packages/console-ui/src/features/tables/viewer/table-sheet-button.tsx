import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { TableIcon } from '../../../parts/icons/later-icons.ts'
import { createLater } from '../../../parts/later/create-later.ts'
import { preloadOnApproach } from '../../../parts/later/preload-on-approach.ts'
import { useLater } from '../../../parts/later/use-later.ts'
import type { TableViewerMessages } from './messages.ts'
import type { TableId } from './table-definition.ts'
import * as css from './table-viewer.css.ts'
import type { ShownYear } from './use-shown-year.ts'
import type { StoredTables } from './use-stored-tables.ts'
import type { TableGroup } from './use-table-places.ts'
import type { TableSheetState } from './use-table-sheet.ts'

const tableSheet = /* @__PURE__ */ createLater(async () => (await import('./table-sheet.tsx')).TableSheet)

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
  const Sheet = useLater(tableSheet, sheet.open, () => sheet.setOpen(false))
  return (
    <>
      <Button
        className={css.onlySmall}
        icon={<TableIcon />}
        {...preloadOnApproach(tableSheet)}
        onClick={() => sheet.setOpen(true)}
      >
        {m.tables}
      </Button>
      {Sheet && <Sheet {...props} />}
    </>
  )
}
