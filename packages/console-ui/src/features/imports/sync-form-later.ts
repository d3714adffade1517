import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The dialog's code, for whoever opens it or sees it coming. */
export const syncFormLater: Later<typeof import('./sync-form.tsx').SyncForm> = createLater(
  async () => (await import('./sync-form.tsx')).SyncForm,
)
