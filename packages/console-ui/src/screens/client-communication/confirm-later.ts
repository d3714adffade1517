import { createLater } from '../../parts/later/create-later.ts'

/** The question's code, for whoever asks it. */
export const confirmLater = /* @__PURE__ */ createLater(
  async () => (await import('../../parts/confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
)
