import {
  ApiFailure,
  type AppSetup,
  isRecord,
  secondStepResource,
  useMessages,
  useRuntime,
  useSession,
} from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { AppSetupForm } from '../../features/sign-in/second-factor/app-setup.tsx'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { RecoveryCodesList } from '../../features/sign-in/second-factor/recovery-codes.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { TextField } from '../../parts/text-field/text-field.tsx'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'

export type SecondStepFormProps = {
  /** As it came with the refusal. */
  step: Readonly<Record<string, unknown>>
  /** Leads back to the password; with the reason if the sign-in is over. */
  onBack: (reason?: string) => void
  /** Called once somebody is in. */
  onDone?: () => void
}

/** What follows the right password: a code of the factor that somebody has, or the setup of their first one. */
export function SecondStepForm(props: SecondStepFormProps): ReactElement {
  return props.step.purpose === 'setUp' ? <SetUpStep {...props} /> : <CodeStep {...props} />
}

function CodeStep({ onBack, onDone }: SecondStepFormProps): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const words = isRecovery ? m.step.recovery : m.step.app

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed from the start
  useEffect(() => field.current?.focus(), [isRecovery])

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
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
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
      <Button
        kind="link"
        onClick={() => {
          setRecovery(!isRecovery)
          setCode('')
          setChecked(false)
          setRefusal('')
        }}
      >
        {words.other}
      </Button>
      <Button kind="link" onClick={() => onBack()}>
        {m.backToSignIn}
      </Button>
    </form>
  )
}

function SetUpStep({ onBack, onDone }: SecondStepFormProps): ReactElement {
  const m = useMessages('login', messages)
  const f = useMessages('second-factor', secondFactorMessages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [setup, setSetup] = useState<AppSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 410) onBack(error.message)
    else setRefusal(error.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : error.message)
  }
  const start = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      setSetup((await api.call(secondStepResource.startApp)).data)
    } catch (error) {
      refuse(error)
    }
    setBusy(false)
  }
  const confirm = async (code: string) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { data } = await api.call(secondStepResource.confirmApp, { body: { code } })
      const given: unknown = isRecord(data) ? data.recoveryCodes : undefined
      setCodes(Array.isArray(given) ? given.map(String) : [])
    } catch (error) {
      refuse(error)
    }
    setBusy(false)
  }
  // The session has begun with the code; the console is opened once the recovery codes are kept.
  const enter = async () => {
    setBusy(true)
    const answer = await signInBy(async () => {})
    setBusy(false)
    if (answer.ok) onDone?.()
    else setRefusal(answer.failure.message)
  }

  if (codes)
    return (
      <>
        {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
        <RecoveryCodesList
          codes={codes}
          m={f}
          end={
            <Button kind="primary" busy={busy} busyLabel={m.signingIn} onClick={() => void enter()}>
              {m.step.setUp.enter}
            </Button>
          }
        />
      </>
    )
  const back = (
    <Button kind="link" onClick={() => onBack()}>
      {m.backToSignIn}
    </Button>
  )
  if (setup)
    return (
      <AppSetupForm
        setup={setup}
        busy={busy}
        refusal={refusal}
        onConfirm={(code) => void confirm(code)}
        end={back}
        m={f}
      />
    )
  return (
    <div className={css.form}>
      {refusal === undefined ? (
        <p className={css.note} role="status">
          {m.step.setUp.lead}
        </p>
      ) : (
        <Refusal>{refusal}</Refusal>
      )}
      <Start busy={busy} label={m.step.setUp.start} onPress={() => void start()} />
      {back}
    </div>
  )
}

function Start({
  busy,
  label,
  onPress,
}: {
  busy: boolean
  label: string
  onPress: () => void
}): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} kind="primary" size="lg" wide className={css.wide} busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
}
