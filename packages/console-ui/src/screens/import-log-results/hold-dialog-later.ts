import { createLater, type Later } from '../../parts/later/create-later.ts'

/** Few batches are held, so the others do not carry the question. */
export const holdDialogLater: Later<typeof import('./hold-dialog.tsx').HoldDialog> = createLater(
  async () => (await import('./hold-dialog.tsx')).HoldDialog,
)
