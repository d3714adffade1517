import {
  ApiFailure,
  type AppSetup,
  isRecord,
  secondStepResource,
  useMessages,
  useRuntime,
  useSession,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { AppSetupForm } from '../../features/sign-in/second-factor/app-setup.tsx'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { PasskeySetupForm } from '../../features/sign-in/second-factor/passkey-setup.tsx'
import { createPasskey } from '../../features/sign-in/second-factor/passkeys.ts'
import { RecoveryCodesList } from '../../features/sign-in/second-factor/recovery-codes.tsx'
import { Button } from '../../parts/button/button.tsx'
import { DeviceIcon, PasskeyIcon } from '../../parts/icons/icons.ts'
import { messages } from './messages.ts'
import type { StepProps } from './read-step.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

type Stage =
  | { at: 'choice' }
  | { at: 'app'; setup: AppSetup }
  | { at: 'passkey' }
  | { at: 'codes'; codes: readonly string[] }

/** The setup of a first factor at a sign-in that requires one, with recovery codes at its end. */
export function SetUpStep({ kinds, obstacle, username, onBack, onDone }: StepProps): ReactElement {
  const m = useMessages('login', messages)
  const f = useMessages('second-factor', secondFactorMessages)
  const { api } = useRuntime()
  const { signInBy } = useSession()
  const [stage, setStage] = useState<Stage>({ at: 'choice' })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const goTo = (next: Stage) => {
    setRefusal(undefined)
    setStage(next)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiFailure)) setRefusal(f.passkeyFaults.failed)
      else if (error.status === 410) onBack(error.message)
      else setRefusal(error.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : error.message)
    }
    setBusy(false)
  }
  const showCodes = (data: unknown) => {
    const given: unknown = isRecord(data) ? data.recoveryCodes : undefined
    goTo({ at: 'codes', codes: Array.isArray(given) ? given.map(String) : [] })
  }
  const startApp = async () => goTo({ at: 'app', setup: (await api.call(secondStepResource.startApp)).data })
  const confirmApp = async (code: string) =>
    showCodes((await api.call(secondStepResource.confirmApp, { body: { code } })).data)
  const addPasskey = async (name: string) => {
    const { data: creation } = await api.call(secondStepResource.startPasskey)
    const passkey = await createPasskey(creation, name)
    if (typeof passkey === 'string') return setRefusal(f.passkeyFaults[passkey])
    showCodes((await api.call(secondStepResource.confirmPasskey, { body: passkey })).data)
  }
  // The session has begun with the factor; the console is opened once the recovery codes are kept.
  const enter = async () => {
    setBusy(true)
    const answer = await signInBy(async () => {})
    setBusy(false)
    if (answer.ok) onDone?.()
    else setRefusal(answer.failure.message)
  }

  const refused = refusal === undefined ? undefined : <Refusal>{refusal}</Refusal>
  const back = (
    <Button kind="link" onClick={() => onBack()}>
      {m.backToSignIn}
    </Button>
  )
  const other =
    kinds.length > 1 ? (
      <Button kind="link" onClick={() => goTo({ at: 'choice' })}>
        {m.step.setUp.other}
      </Button>
    ) : (
      back
    )
  switch (stage.at) {
    case 'codes':
      return (
        <>
          {refused}
          <RecoveryCodesList
            codes={stage.codes}
            username={username}
            m={f}
            end={
              <Button kind="primary" busy={busy} busyLabel={m.signingIn} onClick={() => void enter()}>
                {m.step.setUp.enter}
              </Button>
            }
          />
        </>
      )
    case 'app':
      return (
        <AppSetupForm
          setup={stage.setup}
          busy={busy}
          refusal={refusal}
          onConfirm={(code) => void attempt(() => confirmApp(code))}
          end={other}
          m={f}
        />
      )
    case 'passkey':
      return (
        <PasskeySetupForm
          busy={busy}
          refusal={refused}
          onCreate={(name) => void attempt(() => addPasskey(name))}
          end={other}
          m={f}
        />
      )
    case 'choice':
      return (
        <div className={css.form}>
          {refused ?? (
            <p className={css.note} role="status">
              {kinds.includes('passkey') ? m.step.setUp.leadBoth : m.step.setUp.lead}
            </p>
          )}
          <Choices
            offersPasskeys={kinds.includes('passkey')}
            busy={busy}
            onPasskey={() => goTo({ at: 'passkey' })}
            onApp={() => void attempt(startApp)}
          />
          {obstacle === undefined ? null : <p className={css.why}>{obstacle}</p>}
          {back}
        </div>
      )
  }
}

type ChoicesProps = { offersPasskeys: boolean; busy: boolean; onPasskey: () => void; onApp: () => void }

function Choices({ offersPasskeys, busy, onPasskey, onApp }: ChoicesProps): ReactElement {
  const m = useMessages('login', messages)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={css.ways}>
      {offersPasskeys && (
        <WideButton ref={first} icon={<PasskeyIcon />} onClick={onPasskey}>
          {m.step.setUp.startPasskey}
        </WideButton>
      )}
      <WideButton
        ref={offersPasskeys ? undefined : first}
        kind={offersPasskeys ? 'secondary' : 'primary'}
        icon={<DeviceIcon />}
        busy={busy}
        onClick={onApp}
      >
        {m.step.setUp.start}
      </WideButton>
    </div>
  )
}
