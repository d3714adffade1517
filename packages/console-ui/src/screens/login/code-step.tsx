import { secondStepResource, useMessages, useRuntime, useSession } from '@edconsole/console-core'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { messages } from './messages.ts'
import type { StepProps } from './read-step.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'

export type CodeStepProps = Pick<StepProps, 'onBack' | 'onDone'> & {
  kind: 'app' | 'recovery'
  words: { lead: string; label: string; missing: string }
  /** The other ways, and back. */
  links: ReactNode
}

/** The second step with a code of an authenticator app, or a recovery code. */
export function CodeStep({ kind, words, links, onBack, onDone }: CodeStepProps): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (code.trim() === '') return field.current?.focus()
    setBusy(true)
    setRefusal('')
    const answer = await signInBy(() => api.call(secondStepResource.use, { body: { code: code.trim() } }))
    setBusy(false)
    if (answer.ok) return onDone?.()
    const { status, code: reached, message } = answer.failure
    if (status === 410) return onBack(message)
    setRefusal(reached === null ? `${m.unreachable}. ${m.unreachableHelp}` : message)
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal === '' ? <p className={css.note}>{words.lead}</p> : <Refusal>{refusal}</Refusal>}
      <Field label={words.label} error={checked && code.trim() === '' ? words.missing : undefined}>
        <TextField
          ref={field}
          name="code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
      </Field>
      <Button
        type="submit"
        kind="primary"
        size="lg"
        wide
        className={css.wide}
        icon={<SignInIcon />}
        busy={busy}
      >
        {busy ? m.signingIn : m.signIn}
      </Button>
      {links}
    </form>
  )
}
