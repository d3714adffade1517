import {
  type AppSetup,
  isRecord,
  type SecondFactor,
  secondFactorsResource,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import { AppSetupForm } from '../../features/sign-in/second-factor/app-setup.tsx'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { RecoveryCodesList } from '../../features/sign-in/second-factor/recovery-codes.tsx'
import * as css from '../../features/sign-in/second-factor/second-factor.css.ts'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { ErrorSummary } from '../../parts/error-summary/error-summary.tsx'
import type { OwnAccountMessages } from './messages.ts'

export type FactorChange = { kind: 'add' } | { kind: 'codes' } | { kind: 'remove'; factor: SecondFactor }

export type FactorDialogProps = {
  change: FactorChange
  isRequired: boolean
  onClose: () => void
  m: OwnAccountMessages['factors']
}

type Stage = { at: 'password' } | { at: 'app'; setup: AppSetup } | { at: 'codes'; codes: readonly string[] }

/** Changes the second factors, once the password was entered again; recovery codes are shown at the end. */
export function FactorDialog({ change, isRequired, onClose, m }: FactorDialogProps): ReactElement {
  const f = useMessages('second-factor', secondFactorMessages)
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const start = useSave(secondFactorsResource.startApp)
  const confirm = useSave(secondFactorsResource.confirmApp, { confirm: () => m.addDialog.done })
  const renew = useSave(secondFactorsResource.renewCodes)
  const remove = useSave(secondFactorsResource.remove, { confirm: () => m.removeDialog.done })
  const first = { add: start, codes: renew, remove }[change.kind]

  const showCodes = (answer: unknown) => {
    const codes: unknown = isRecord(answer) ? answer.recoveryCodes : undefined
    if (Array.isArray(codes) && codes.length > 0) setStage({ at: 'codes', codes: codes.map(String) })
    else onClose()
  }
  const enterPassword = async (currentPassword: string) => {
    try {
      if (change.kind === 'add')
        setStage({ at: 'app', setup: await start.run({ body: { currentPassword } }) })
      else if (change.kind === 'codes') showCodes(await renew.run({ body: { currentPassword } }))
      else {
        await remove.run({ body: { id: change.factor.id, currentPassword } })
        onClose()
      }
    } catch {
      // The dialog stays and says why.
    }
  }
  const enterCode = async (code: string) => {
    try {
      showCodes(await confirm.run({ body: { code } }))
    } catch {
      // The form shows why.
    }
  }
  const cancel = <Button onClick={onClose}>{m.cancel}</Button>
  const busy = first.saving || confirm.saving
  const title =
    stage.at === 'codes'
      ? f.codesTitle
      : change.kind === 'remove'
        ? m.removeDialog.title(m.app)
        : { add: m.addDialog, codes: m.codesDialog }[change.kind].title
  return (
    <Dialog open title={title} onClose={onClose} locked={busy || stage.at === 'codes'}>
      {stage.at === 'codes' ? (
        <RecoveryCodesList
          codes={stage.codes}
          end={
            <Button kind="primary" onClick={onClose}>
              {m.done}
            </Button>
          }
          m={f}
        />
      ) : stage.at === 'app' ? (
        <AppSetupForm
          setup={stage.setup}
          busy={confirm.saving}
          refusal={confirm.errors[0]?.message}
          onConfirm={(code) => void enterCode(code)}
          end={cancel}
          m={f}
        />
      ) : (
        <PasswordStep
          change={change}
          isRequired={isRequired}
          busy={first.saving}
          failure={first.errors[0]}
          onEnter={(password) => void enterPassword(password)}
          cancel={cancel}
          m={m}
        />
      )}
    </Dialog>
  )
}

type PasswordStepProps = {
  change: FactorChange
  isRequired: boolean
  busy: boolean
  failure: { readonly field?: string | undefined; readonly message: string } | undefined
  onEnter: (password: string) => void
  cancel: ReactElement
  m: OwnAccountMessages['factors']
}

function PasswordStep(props: PasswordStepProps): ReactElement {
  const { change, isRequired, busy, failure, onEnter, cancel, m } = props
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const words = { add: m.addDialog, codes: m.codesDialog, remove: m.removeDialog }[change.kind]
  const text = change.kind === 'remove' && isRequired ? m.removeDialog.textRequired : words.text
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (failure) field.current?.focus()
  }, [failure])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (password === '') return field.current?.focus()
    setSent(password)
    onEnter(password)
  }
  const isNamed = failure?.field === 'currentPassword'
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && !isNamed ? (
        <ErrorSummary title={m.refused} faults={[{ key: 'refused', text: failure.message }]} />
      ) : (
        <p className={css.text}>{text}</p>
      )}
      <PasswordField
        ref={field}
        label={m.password}
        m={m}
        value={password}
        error={
          checked && password === ''
            ? m.passwordMissing
            : isNamed && sent === password
              ? failure.message
              : undefined
        }
        onChange={setPassword}
      />
      <div className={css.actions}>
        <Button type="submit" kind="primary" busy={busy} busyLabel={words.busy}>
          {words.action}
        </Button>
        {cancel}
      </div>
    </form>
  )
}
