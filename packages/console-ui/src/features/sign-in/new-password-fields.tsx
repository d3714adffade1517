import { judgePassword, type PasswordVerdict, passwordRulesOf } from '@edconsole/console-core'
import { type ReactElement, type RefObject, useRef, useState } from 'react'
import type { NewPasswordMessages } from './new-password-messages.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRulesList } from './password-rules-list.tsx'

export type NewPassword = {
  readonly typed: string
  readonly repeated: string
  readonly change: (next: { typed?: string; repeated?: string }) => void
  readonly policy: ReturnType<typeof passwordRulesOf>['policy']
  readonly verdicts: readonly PasswordVerdict[]
  /** From `check` until `clear`. */
  readonly checked: boolean
  readonly first: RefObject<HTMLInputElement | null>
  readonly second: RefObject<HTMLInputElement | null>
  /** What is wrong with either field; nothing before `check`. */
  readonly faults: { readonly typed: string | undefined; readonly repeated: string | undefined }
  /** From now on says what is wrong. Returns the first field at fault, or undefined if the password can be sent. */
  readonly check: () => RefObject<HTMLInputElement | null> | undefined
  readonly clear: () => void
}

/**
 * Keeps a new password that is typed twice, and judges it by the rules of its account (R33).
 * @param rules under `passwordRules`, as the server sends them
 */
export function useNewPassword(
  { rules, username }: { rules: Readonly<Record<string, unknown>>; username: string },
  m: NewPasswordMessages,
): NewPassword {
  const [typed, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [checked, setChecked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const { policy, context } = passwordRulesOf(rules)
  const verdicts = judgePassword(policy, typed, { ...context, username })
  const kept = verdicts.every(({ holds }) => holds)
  const fault = typed === '' ? m.newPasswordMissing : kept ? undefined : m.rulesBroken
  const differs = fault === undefined && typed !== repeated
  return {
    typed,
    repeated,
    change: (next) => {
      if (next.typed !== undefined) setTyped(next.typed)
      if (next.repeated !== undefined) setRepeated(next.repeated)
    },
    policy,
    verdicts,
    checked,
    first,
    second,
    faults: {
      typed: checked ? fault : undefined,
      repeated: checked && differs ? m.notTheSame : undefined,
    },
    check: () => {
      setChecked(true)
      if (fault !== undefined) return first
      return differs ? second : undefined
    },
    clear: () => {
      setTyped('')
      setRepeated('')
      setChecked(false)
    },
  }
}

export type NewPasswordFieldsProps = {
  password: NewPassword
  /** What the server found wrong with it. */
  refusal?: string | undefined
  /** Its account has no password yet. */
  isFirst?: boolean
  /** Where each field stands. */
  fieldClassName?: string | undefined
  /** Where the rules stand. */
  rulesClassName?: string | undefined
  m: NewPasswordMessages
}

/** A new password, its rules, and the same password once more: three items of the form around them. */
export function NewPasswordFields({
  password,
  refusal,
  isFirst = false,
  fieldClassName,
  rulesClassName,
  m,
}: NewPasswordFieldsProps): ReactElement {
  const { typed, repeated, change, policy, verdicts, checked, first, second, faults } = password
  return (
    <>
      <div className={fieldClassName}>
        <PasswordField
          fresh
          ref={first}
          label={m.newPassword}
          m={m}
          value={typed}
          error={faults.typed ?? refusal}
          onChange={(next) => change({ typed: next })}
        />
      </div>
      <div className={rulesClassName}>
        <PasswordRulesList
          policy={policy}
          verdicts={verdicts}
          typed={typed !== ''}
          checked={checked}
          refusal={refusal}
          isFirst={isFirst}
          m={m}
        />
      </div>
      <div className={fieldClassName}>
        <PasswordField
          fresh
          ref={second}
          label={m.repeat}
          m={m}
          value={repeated}
          error={faults.repeated}
          onChange={(next) => change({ repeated: next })}
        />
      </div>
    </>
  )
}
