import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The question's code, for whoever closes sites. */
export const closeDialogLater: Later<typeof import('./close-dialog.tsx').CloseDialog> =
  /* @__PURE__ */ createLater(async () => (await import('./close-dialog.tsx')).CloseDialog)
