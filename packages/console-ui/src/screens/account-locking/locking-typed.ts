import { ACCOUNT_LOCKING, type AccountLocking } from '@edconsole/console-core'
import { settingsTyped } from '../../features/sign-in/policy/setting-form.ts'
import type { FormInputs } from '../../patterns/resource-form/index.ts'

/** Returns whether a setting counts for what else is entered: those that another one switches off aren't shown. */
export function countsNow(name: string, { lockingEnabled, lockType }: FormInputs): boolean {
  if (name === 'lockingEnabled') return true
  if (lockingEnabled !== true) return false
  if (name === 'maxTemporaryLockouts') return lockType === 'mixed'
  return lockType !== 'permanent' || !['lockDurationMinutes', 'lockStrategy'].includes(name)
}

/** Returns the rules that are entered, saved or not; undefined while they can't be saved. */
export function lockingTyped(inputs: FormInputs): AccountLocking | undefined {
  return settingsTyped(ACCOUNT_LOCKING, inputs, { counts: (name) => countsNow(name, inputs) })
}
