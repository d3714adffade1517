import { type ReactElement, useState } from 'react'
import { UploadIcon } from '../../../parts/icons/icons.ts'
import { lazyOverlay } from '../../../parts/lazy-part/lazy-overlay.tsx'
import type { PageAction } from '../../../patterns/page-actions/page-action.ts'

const AddDistrictsDialog = lazyOverlay(
  async () => (await import('./add-districts-dialog.tsx')).AddDistrictsDialog,
)

/** Adds districts from a CSV file, for pages that add them; the dialog can be drawn anywhere on the page. */
export const useAddMany = (label: string): { action: PageAction; dialog: ReactElement | null } => {
  const [isOpen, setOpen] = useState(false)
  return {
    action: {
      id: 'add-many',
      label,
      icon: <UploadIcon />,
      run: () => setOpen(true),
      needs: AddDistrictsDialog,
    },
    dialog: isOpen ? <AddDistrictsDialog open onClose={() => setOpen(false)} /> : null,
  }
}
