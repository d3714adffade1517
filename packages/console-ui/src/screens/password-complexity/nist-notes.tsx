import type { UserType } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { type FormInputs, useFormEnter, useFormInputs } from '../../patterns/resource-form/index.ts'
import { type PolicyKey, policyKey, policyTyped } from './complexity-values.ts'
import type { PasswordComplexityMessages } from './messages.ts'

/** The shortest password that SP 800-63B lets stand alone. */
const NIST_LENGTH = 15

type NoteProps = { type: UserType; m: PasswordComplexityMessages }

/** Below the lengths, while shorter passwords are allowed than the standard asks for. */
export function LengthNote({ type, m }: NoteProps): ReactElement | null {
  const policy = policyTyped(type, useFormInputs())
  if (!policy || policy.minLength >= NIST_LENGTH) return null
  return <Note {...m.nist.shorter} sets={{ [policyKey(type, 'minLength')]: String(NIST_LENGTH) }} />
}

/** Below what is blocked, while common passwords are not. */
export function CommonNote({ type, m }: NoteProps): ReactElement | null {
  const inputs = useFormInputs()
  if (inputs[policyKey(type, 'blocklistEnabled')] === true) return null
  const { title, text } = m.nist.common
  return (
    <Banner tone="info" role="status" title={title}>
      {text}
    </Banner>
  )
}

/** Below the types of characters, while one of them is required. */
export function CharactersNote({ type, m }: NoteProps): ReactElement | null {
  const inputs = useFormInputs()
  const keys = (['requireUpper', 'requireLower', 'requireDigit', 'requireSpecial'] as const)
    .map((name) => policyKey(type, name))
    .filter((key) => isAboveZero(inputs, key))
  if (keys.length === 0) return null
  return <Note {...m.nist.characters} sets={Object.fromEntries(keys.map((key) => [key, '0']))} />
}

/** Below the expiry, while passwords expire. */
export function ExpiryNote({ type, m }: NoteProps): ReactElement | null {
  const key = policyKey(type, 'expireDays')
  if (!isAboveZero(useFormInputs(), key)) return null
  return <Note {...m.nist.expiry} sets={{ [key]: '0' }} />
}

/** Below the sessions, while they end before anybody could be idle for so long. */
export function SessionsNote({ type, m }: NoteProps): ReactElement | null {
  const inputs = useFormInputs()
  const [idleMinutes, maxHours] = (['idleMinutes', 'maxHours'] as const).map((name) =>
    Number(inputs[policyKey(type, name)]),
  )
  if (!idleMinutes || !maxHours || idleMinutes < maxHours * 60) return null
  return (
    <Banner tone="info" role="status" title={m.idleTooLong.title}>
      {m.idleTooLong.text(maxHours)}
    </Banner>
  )
}

const isAboveZero = (inputs: FormInputs, key: PolicyKey): boolean => Number(inputs[key]) > 0

type Props = { title: string; text: string; action: string; sets: FormInputs }

function Note({ title, text, action, sets }: Props): ReactElement {
  const enter = useFormEnter()
  return (
    <Banner
      tone="info"
      role="status"
      title={title}
      action={
        <Button size="sm" onClick={() => enter(sets)}>
          {action}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
