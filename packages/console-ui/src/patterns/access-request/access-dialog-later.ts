import { createLater, type Later } from '../../parts/later/create-later.ts'

export const accessDialogLater: Later<typeof import('./access-dialog.tsx').AccessDialog> = createLater(
  async () => (await import('./access-dialog.tsx')).AccessDialog,
)
