import {
  type AppSetup,
  isRecord,
  type PasskeyCreation,
  type SecondFactorKind,
  secondFactorsResource,
  useMessages,
  useSave,
  useSnackbar,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { AppSetupForm } from '../../features/sign-in/second-factor/app-setup.tsx'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { PasskeySetupForm } from '../../features/sign-in/second-factor/passkey-setup.tsx'
import {
  cancelPasskey,
  createPasskey,
  type PasskeyFault,
} from '../../features/sign-in/second-factor/passkeys.ts'
import { RecoveryCodesList } from '../../features/sign-in/second-factor/recovery-codes.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import { FailedSave } from '../../patterns/states/failed-save.tsx'
import { type FactorChange, factorName } from './factor-change.ts'
import type { OwnAccountMessages } from './messages.ts'
import { PasswordStep } from './password-step.tsx'

export type FactorDialogProps = {
  change: FactorChange
  isRequired: boolean
  /** Why passkeys can't be added here. */
  obstacle: string | undefined
  username: string | undefined
  /** The names of the passkeys that the user has. */
  taken: readonly string[]
  onClose: () => void
  m: OwnAccountMessages['factors']
}

type Stage =
  | { at: 'password' }
  | { at: 'app'; setup: AppSetup }
  | { at: 'passkey'; password: string; creation: PasskeyCreation | undefined }
  | { at: 'codes'; codes: readonly string[] }

/** Changes the second factors, once the password was entered again; recovery codes are shown at the end. */
export function FactorDialog(props: FactorDialogProps): ReactElement {
  const { change, isRequired, obstacle, username, taken, onClose, m } = props
  const f = useMessages('second-factor', secondFactorMessages)
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const start = useSave(secondFactorsResource.startApp)
  const confirm = useSave(secondFactorsResource.confirmApp)
  const renew = useSave(secondFactorsResource.renewCodes)
  const remove = useSave(secondFactorsResource.remove, { confirm: () => m.removeDialog.done })
  const startPasskey = useSave(secondFactorsResource.startPasskey)
  const confirmPasskey = useSave(secondFactorsResource.confirmPasskey)
  const [kind, setKind] = useState<SecondFactorKind>(obstacle === undefined ? 'passkey' : 'app')
  const [fault, setFault] = useState<PasskeyFault>()
  const [waits, setWaits] = useState(false)
  const first = { add: kind === 'app' ? start : startPasskey, codes: renew, remove }[change.kind]

  const { show } = useSnackbar()
  const hasLeft = useRef(false)

  const leave = () => {
    hasLeft.current = true
    if (waits) cancelPasskey()
    onClose()
  }
  const finish = () => {
    // Said at the end: on a phone it would cover the button below the codes.
    if (change.kind === 'add') show({ message: m.addDialog.done, color: 'success' })
    onClose()
  }
  const showCodes = (answer: unknown) => {
    const codes: unknown = isRecord(answer) ? answer.recoveryCodes : undefined
    if (Array.isArray(codes) && codes.length > 0) setStage({ at: 'codes', codes: codes.map(String) })
    else finish()
  }
  const enterPassword = async (currentPassword: string) => {
    try {
      if (change.kind === 'add') await begin(currentPassword)
      else if (change.kind === 'codes') showCodes(await renew.run({ body: { currentPassword } }))
      else {
        await remove.run({ body: { id: change.factor.id, currentPassword } })
        onClose()
      }
    } catch {
      // The dialog stays and says why.
    }
  }
  const begin = async (currentPassword: string) => {
    const body = { currentPassword }
    if (kind === 'app') return setStage({ at: 'app', setup: await start.run({ body }) })
    setStage({ at: 'passkey', password: currentPassword, creation: await startPasskey.run({ body }) })
  }
  const addPasskey = async (name: string, { password, creation }: PasskeyStage) => {
    setWaits(true)
    setFault(undefined)
    try {
      // Its challenge works once: another attempt needs another one.
      const options = creation ?? (await startPasskey.run({ body: { currentPassword: password } }))
      if (hasLeft.current) return
      setStage({ at: 'passkey', password, creation: undefined })
      const passkey = await createPasskey(options, name)
      if (hasLeft.current) return
      if (typeof passkey === 'string') setFault(passkey)
      else showCodes(await confirmPasskey.run({ body: passkey }))
    } catch {
      // The form shows why.
    }
    setWaits(false)
  }
  const enterCode = async (code: string) => {
    try {
      showCodes(await confirm.run({ body: { code } }))
    } catch {
      // The form shows why.
    }
  }
  const formId = useId()
  const words = { add: m.addDialog, codes: m.codesDialog, remove: m.removeDialog }[change.kind]
  const submits = {
    password: { label: words.action, busy: words.busy },
    app: { label: f.confirm, busy: f.confirming },
    passkey: { label: f.passkeyCreate, busy: f.passkeyWaiting },
  }
  const busy = first.saving || confirm.saving || waits
  // Nothing is lost until the browser's answer is being kept.
  const asksBrowser = waits && !confirmPasskey.saving
  const title =
    stage.at === 'codes'
      ? f.codesTitle
      : change.kind === 'remove'
        ? m.removeDialog.title(factorName(change.factor, m))
        : stage.at !== 'password'
          ? m.addDialog.titles[stage.at]
          : { add: m.addDialog, codes: m.codesDialog }[change.kind].title
  const { unknown, unknownHelp } = m.addDialog
  const codeFailure = confirm.errors[0]
  // What only starts a setup has changed nothing, whatever became of it.
  const isUnknown = !fault && confirmPasskey.errors[0]?.outcomeUnknown === true
  const refused = fault ? undefined : confirmPasskey.errors[0]
  const nameRefusal = refused?.field === 'name' ? refused.message : undefined
  const passkeyFailure = fault
    ? f.passkeyFaults[fault]
    : nameRefusal === undefined
      ? (refused ?? startPasskey.errors[0])?.message
      : undefined
  const passkeyRefusal =
    passkeyFailure === undefined || waits ? undefined : (
      <FailedSave
        title={m.refused}
        faults={[{ key: 'refused', text: passkeyFailure }]}
        outcomeUnknown={isUnknown}
        words={m.addDialog}
      />
    )
  return (
    <Dialog
      open
      title={title}
      onClose={leave}
      locked={stage.at === 'codes' || (busy && !asksBrowser)}
      actions={
        stage.at === 'codes' ? (
          <Button kind="primary" onClick={finish}>
            {m.done}
          </Button>
        ) : (
          <>
            <Button onClick={leave}>{m.cancel}</Button>
            <Button type="submit" form={formId} kind="primary" busy={busy} busyLabel={submits[stage.at].busy}>
              {submits[stage.at].label}
            </Button>
          </>
        )
      }
    >
      {stage.at === 'codes' ? (
        <RecoveryCodesList codes={stage.codes} username={username} m={f} />
      ) : stage.at === 'app' ? (
        <AppSetupForm
          setup={stage.setup}
          busy={confirm.saving}
          refusal={codeFailure?.outcomeUnknown ? `${unknown}. ${unknownHelp}` : codeFailure?.message}
          onConfirm={(code) => void enterCode(code)}
          formId={formId}
          m={f}
        />
      ) : stage.at === 'passkey' ? (
        <PasskeySetupForm
          busy={waits}
          refusal={passkeyRefusal}
          nameRefusal={nameRefusal}
          taken={taken}
          onCreate={(name) => void addPasskey(name, stage)}
          formId={formId}
          m={f}
        />
      ) : (
        <PasswordStep
          change={change}
          isRequired={isRequired}
          choice={
            change.kind === 'add' ? (
              <KindChoice kind={kind} obstacle={obstacle} onChange={setKind} m={m} />
            ) : null
          }
          busy={first.saving}
          failure={first.errors[0]}
          onEnter={(password) => void enterPassword(password)}
          formId={formId}
          m={m}
        />
      )}
    </Dialog>
  )
}

type PasskeyStage = Extract<Stage, { at: 'passkey' }>

type KindChoiceProps = {
  kind: SecondFactorKind
  obstacle: string | undefined
  onChange: (kind: SecondFactorKind) => void
  m: OwnAccountMessages['factors']
}

function KindChoice({ kind, obstacle, onChange, m }: KindChoiceProps): ReactElement {
  const words = m.addDialog
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  return (
    <div ref={group}>
      <Field label={words.kind} group>
        <RadioCards
          value={kind}
          onChange={onChange}
          options={[
            {
              value: 'passkey',
              label: words.passkey,
              note: obstacle ?? words.passkeyNote,
              disabled: obstacle !== undefined,
            },
            { value: 'app', label: words.app, note: words.appNote },
          ]}
        />
      </Field>
    </div>
  )
}
