import {
  ApiFailure,
  passwordLinksResource,
  useExtension,
  useMessages,
  useRuntime,
} from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { MailIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { TextLink } from '../../parts/text-link/text-link.tsx'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

export type ForgottenFormProps = {
  /** Absent for provider staff. */
  clientId: number | undefined
  /** False if the client lets nobody reset a password by email. */
  sendsResets: boolean
  username: string
  onUsername: (username: string) => void
  onBack: () => void
  /** The sign-in page of a backend that emails no links. */
  elsewhere: string
}

/** Requests an email with a link, for people who forgot their password (R33). The answer is the same for every username. */
export function ForgottenForm(props: ForgottenFormProps): ReactElement {
  const { clientId, sendsResets, username, onUsername, onBack, elsewhere } = props
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const isAnswered = useExtension(passwordLinksResource.request)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [refusal, setRefusal] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const leave = useRef<HTMLButtonElement>(null)
  const typed = username.trim()

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (state === 'sent' || !isAnswered || !sendsResets) leave.current?.focus()
  }, [state, isAnswered, sendsResets])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (typed === '') return field.current?.focus()
    if (state === 'sending') return
    setState('sending')
    setRefusal('')
    try {
      const body = clientId === undefined ? { username: typed } : { clientId, username: typed }
      await api.call(passwordLinksResource.request, { body })
      setState('sent')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setState('asking')
      setRefusal(error.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : error.message)
    }
  }

  const back = (
    <Button ref={leave} kind="link" onClick={onBack}>
      {m.backToSignIn}
    </Button>
  )
  // No link would ever arrive; the setting is the client's, so this tells nothing about an account.
  if (!sendsResets)
    return (
      <div className={css.form}>
        <p className={css.note} role="status">
          {m.forgot.refused}
        </p>
        {back}
      </div>
    )
  if (!isAnswered)
    return (
      <div className={css.form}>
        <p className={css.note}>{m.forgot.elsewhere}</p>
        <TextLink href={elsewhere}>{m.forgot.elsewhereAction}</TextLink>
        {back}
      </div>
    )
  if (state === 'sent')
    return (
      <div className={css.form}>
        <p className={css.note} role="status">
          {m.forgot.sent}
        </p>
        {back}
      </div>
    )
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal === '' ? <p className={css.note}>{m.forgot.lead}</p> : <Refusal>{refusal}</Refusal>}
      <Field label={m.username} error={checked && typed === '' ? m.usernameMissing : undefined}>
        <TextField
          ref={field}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={onUsername}
        />
      </Field>
      <WideButton type="submit" icon={<MailIcon />} busy={state === 'sending'}>
        {state === 'sending' ? m.sending : m.forgot.action}
      </WideButton>
      {back}
    </form>
  )
}
