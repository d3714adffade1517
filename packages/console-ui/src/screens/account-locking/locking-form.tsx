import {
  ACCOUNT_LOCKING,
  type AccountLocking,
  type Authentication,
  effectiveSettings,
  useMessages,
} from '@edconsole/console-core'
import { settingFieldsSchema } from '@edconsole/console-core/schemas'
import { type ReactElement, useMemo } from 'react'
import { lockSentence } from '../../features/sign-in/policy/lock-sentence.ts'
import { type PolicyMessages, policyMessages } from '../../features/sign-in/policy/messages.ts'
import * as policy from '../../features/sign-in/policy/policy.css.ts'
import { settingFormField } from '../../features/sign-in/policy/setting-form.ts'
import type { LocalAuthentication } from '../../features/sign-in/policy/use-local-authentication.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import { type FormField, ResourceForm, useFormInputs } from '../../patterns/resource-form/index.ts'
import { LockEffect } from './lock-effect.tsx'
import { countsNow, lockingTyped } from './locking-typed.ts'
import type { AccountLockingMessages } from './messages.ts'

type LockingValues = AccountLocking & Pick<Authentication, 'id' | 'updatedAt'>

export type LockingFormProps = {
  districtId: string
  stored: Authentication
  local: LocalAuthentication
  /** Its last changes, beside the form. */
  history: ReactElement
  m: AccountLockingMessages
}

/** The rules as they are saved in the settings of Local (R33). */
export function LockingForm({ districtId, stored, local, history, m }: LockingFormProps): ReactElement {
  const p = useMessages('sign-in-policy', policyMessages)
  const fields = useMemo(() => lockingFields(p, m), [p, m])
  const { locking, failures, locks, more } = m.sections
  return (
    <ResourceForm<LockingValues>
      formId="account-locking"
      recordId={stored.id}
      label={m.form}
      fields={fields}
      sections={[
        { ...locking, fields: ['lockingEnabled'] },
        { ...failures, fields: ['maxFailedAttempts', 'failureWindowMinutes'] },
        { ...locks, fields: ['lockType', 'maxTemporaryLockouts', 'lockDurationMinutes', 'lockStrategy'] },
        {
          ...more,
          fields: ['exemptServiceAccounts', 'autoUnlockOnPasswordReset', 'notifyUser', 'notifyAdmin'],
        },
      ]}
      values={valuesOf(stored)}
      calls={[
        {
          id: 'accountLocking',
          schema: settingFieldsSchema(ACCOUNT_LOCKING),
          run: async (changes, record) => valuesOf(await local.save({ accountLocking: changes }, record)),
          fieldOf: (key) => key.replace(/^settings\.accountLocking\./, ''),
        },
      ]}
      reload={async () => valuesOf((await local.reload()) ?? stored)}
      aside={
        <LockEffect districtId={districtId} m={m}>
          {history}
        </LockEffect>
      }
    >
      {stored.isEnabled ? null : <Banner tone="info">{p.disabled}</Banner>}
      <Sentence m={p} />
    </ResourceForm>
  )
}

function valuesOf({ id, updatedAt, settings }: Authentication): LockingValues {
  // An answer of others may hold no settings at all
  return { ...effectiveSettings(ACCOUNT_LOCKING, settings?.accountLocking), id, updatedAt }
}

function lockingFields(p: PolicyMessages, m: AccountLockingMessages): readonly FormField<LockingValues>[] {
  return ACCOUNT_LOCKING.map((setting): FormField<LockingValues> => {
    const field: FormField<LockingValues> = settingFormField(setting, setting.name, p)
    field.shown = (inputs) => countsNow(setting.name, inputs)
    if (setting.name === 'maxFailedAttempts') field.after = <LowLimit m={m} />
    return field
  })
}

function Sentence({ m }: { m: PolicyMessages }): ReactElement {
  const typed = lockingTyped(useFormInputs())
  return (
    <p className={policy.sentence} role="status">
      {typed ? lockSentence(typed, m) : m.incomplete}
    </p>
  )
}

/** Up to here a few typing errors are enough, or a classmate. */
const LOW_LIMIT = 5

function LowLimit({ m }: { m: AccountLockingMessages }): ReactElement | null {
  const typed = lockingTyped(useFormInputs())
  if (!typed || typed.maxFailedAttempts > LOW_LIMIT) return null
  return (
    <div className={policy.among}>
      <Banner tone="warning" role="status">
        {m.lowLimit}
      </Banner>
    </div>
  )
}
