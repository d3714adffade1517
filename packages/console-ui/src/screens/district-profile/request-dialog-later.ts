import { createLater } from '../../parts/later/create-later.ts'

/** The letter and the question whether to send it, fetched when somebody comes near. */
export const requestDialogLater = /* @__PURE__ */ createLater(
  async () => (await import('./request-dialog.tsx')).RequestDialog,
)
