import { createLater, type Later } from '../../parts/later/create-later.ts'

export const shortcutsDialogLater: Later<typeof import('./shortcuts-dialog.tsx').ShortcutsDialog> =
  createLater(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)
