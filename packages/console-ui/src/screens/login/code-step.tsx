import { secondStepResource, useMessages, useRuntime, useSession } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { isAppCode, useOneField } from '../../features/sign-in/use-one-field.ts'
import { Field } from '../../parts/field/field.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { messages } from './messages.ts'
import type { StepProps } from './read-step.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

export type CodeStepProps = Pick<StepProps, 'onBack' | 'onDone'> & {
  kind: 'app' | 'recovery'
  words: { lead: string; label: string; missing: string; incomplete?: string }
  /** The other ways, and back. */
  links: ReactNode
}

/** The second step with a code of an authenticator app, or a recovery code. */
export function CodeStep({ kind, words, links, onBack, onDone }: CodeStepProps): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [wrong, setWrong] = useState<{ readonly code: string; readonly why: string }>()
  const send = async (code: string) => {
    setBusy(true)
    setRefusal('')
    setWrong(undefined)
    const answer = await signInBy(() => api.call(secondStepResource.use, { body: { code } }))
    setBusy(false)
    if (answer.ok) return onDone?.()
    const { status, code: reached, field: named, message } = answer.failure
    if (status === 410) return onBack(message)
    if (named === 'code') return setWrong({ code, why: message })
    setRefusal(reached === null ? `${m.unreachable}. ${m.unreachableHelp}` : message)
  }
  const form = useOneField({
    busy,
    isWhole: kind === 'app' ? isAppCode : undefined,
    onSubmit: (code) => void send(code),
  })
  const { field } = form
  useEffect(() => {
    if (!wrong) return
    field.current?.focus()
    field.current?.select()
  }, [wrong, field])
  const refused = wrong?.code === form.value.trim() ? wrong.why : undefined

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {refusal === '' ? null : <Refusal>{refusal}</Refusal>}
      <p className={css.note}>{words.lead}</p>
      <Field
        label={words.label}
        error={form.isMissing ? words.missing : form.isIncomplete ? words.incomplete : refused}
        announced
      >
        <TextField
          ref={field}
          name="code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={form.value}
          onChange={form.setValue}
        />
      </Field>
      <WideButton type="submit" icon={<SignInIcon />} busy={busy}>
        {busy ? m.signingIn : m.signIn}
      </WideButton>
      {links}
    </form>
  )
}
