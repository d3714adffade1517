import { z } from 'zod'
import type { ChangeOwnPassword } from './own-account.ts'

const password = z.string().min(1).max(1024)

/** Body of `POST /account/password`. */
export const changeOwnPasswordSchema = z.strictObject({
  currentPassword: password,
  newPassword: password,
}) satisfies z.ZodType<ChangeOwnPassword>
