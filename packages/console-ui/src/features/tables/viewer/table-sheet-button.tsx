import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { TableIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../../parts/lazy-part/preload-on-approach.ts'
import type { TableSheetProps } from './table-sheet.tsx'
import * as css from './table-viewer.css.ts'

const TableSheet = /* @__PURE__ */ lazyOverlay(async () => (await import('./table-sheet.tsx')).TableSheet)

/** In a small container, in place of rail, year and buttons: one button, and behind it all of them. */
export function TableSheetButton(props: Omit<TableSheetProps, 'open' | 'onClose'>): ReactElement {
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
