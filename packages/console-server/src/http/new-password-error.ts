import type { PasswordRules } from '@edconsole/console-core/contract'
import { ApiError } from './api-error.ts'

/** Somebody who has proven who they are has to choose a new password, or another one than they chose (R33). */
export class NewPasswordError extends ApiError {
  readonly passwordRules: PasswordRules

  constructor(code: 400 | 403, message: string, passwordRules: PasswordRules) {
    super(code, message, 'newPassword')
    this.passwordRules = passwordRules
  }
}
