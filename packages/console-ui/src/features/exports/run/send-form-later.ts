import { createLater, type Later } from '../../../parts/later/create-later.ts'

/** The dialog's code, for whoever opens it or sees it coming. */
export const sendFormLater: Later<typeof import('./send-form.tsx').SendForm> = createLater(
  async () => (await import('./send-form.tsx')).SendForm,
)
