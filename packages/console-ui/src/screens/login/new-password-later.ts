import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The form for a new password: few ever see it. */
export const newPasswordLater: Later<typeof import('./new-password-form.tsx').NewPasswordForm> = createLater(
  async () => (await import('./new-password-form.tsx')).NewPasswordForm,
)
