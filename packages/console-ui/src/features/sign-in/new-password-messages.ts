/** Words for choosing a password, wherever that happens; a host replaces them as `new-password`. */
export const newPasswordMessages = {
  newPassword: 'New password',
  newPasswordMissing: 'Enter a new password',
  repeat: 'Confirm new password',
  notTheSame: 'Enter the same password as above',
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  rules: 'A new password must',
  ruleKept: 'met',
  ruleBroken: 'not met',
  rulesKept: (kept: number, all: number) => `${kept} of ${all} rules met`,
  rulesBroken: 'Choose one that meets all the rules',
  notCommon: 'not be a common password',
  notFormer: 'be different from your previous passwords',
  notCurrent: 'be different from your current password',
  checkedLater: (rule: string) => `${rule} (checked when you submit)`,
}

export type NewPasswordMessages = typeof newPasswordMessages
