import {
  type PasswordLink,
  passwordLinksResource,
  placeOf,
  useMessages,
  useNavigation,
  useRuntime,
  useSession,
  wantedPlace,
} from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { CardTitle } from './card-title.tsx'
import { CheckedLink } from './checked-link.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { messages } from './messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import * as css from './screen.css.ts'
import { SecondStepForm } from './second-step.tsx'
import { secondStepIn } from './use-sign-in.ts'

/** Choosing a password by a link from an email, the first one or another one; then its owner is in (R33). */
export function LinkSignIn({ token }: { token: string }): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { place, go } = useNavigation()
  // The token leaves the address with the next place.
  const leave = () => go(placeOf('login', {}, { query: place?.query ?? {} }), { replace: true })
  return (
    <CheckedLink
      title={m.link.title}
      token={token}
      check={async () => (await api.call(passwordLinksResource.check, { body: { token } })).data}
      over={<ExpiredLink token={token} onLeave={leave} />}
    >
      {(link: PasswordLink, onOver) => (
        <ChoosePassword
          token={token}
          link={link}
          onOver={onOver}
          onLeave={leave}
          onDone={() => go((place && wantedPlace(place)) ?? placeOf('dashboard'), { replace: true })}
        />
      )}
    </CheckedLink>
  )
}

type ChoosePasswordProps = {
  token: string
  link: PasswordLink
  onOver: () => void
  onLeave: () => void
  onDone: () => void
}

function ChoosePassword({ token, link, onOver, onLeave, onDone }: ChoosePasswordProps): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { user, signInBy, retry } = useSession()
  const [busy, setBusy] = useState(false)
  // While the form is being sent, its owner becomes the user: the note stays about the previous user.
  const before = useRef<string | undefined>(undefined)
  if (!busy) before.current = user?.ssoUser.name || user?.emailAddress
  const other = before.current
  const [refusal, setRefusal] = useState('')
  const [step, setStep] = useState<Readonly<Record<string, unknown>>>()
  const { username, clientName, purpose, passwordRules } = link
  const submit = async (newPassword: string) => {
    setBusy(true)
    setRefusal('')
    const answer = await signInBy(() => api.call(passwordLinksResource.use, { body: { token, newPassword } }))
    // The link has done its work, and only the answer about who is in got lost.
    const isIn =
      answer.ok ||
      (answer.failure.operation.id !== passwordLinksResource.use.id && (await retry()).status === 'signed-in')
    if (answer.ok || isIn) return onDone()
    setBusy(false)
    const { status, code, message, field, more } = answer.failure
    const next = secondStepIn(field, more)
    if (next) return setStep(next)
    if (status === 410) return onOver()
    setRefusal(code === null ? `${m.unreachable}. ${m.unreachableHelp}` : message)
  }
  if (step)
    return (
      <>
        <CardTitle>{m.title}</CardTitle>
        <div className={css.step}>
          <SecondStepForm step={step} onBack={onLeave} onDone={onDone} />
        </div>
      </>
    )
  return (
    <>
      <CardTitle>{m.link.title}</CardTitle>
      {other ? <p className={css.lead}>{m.link.signedInAs(other)}</p> : null}
      <div className={css.step}>
        <NewPasswordForm
          username={username}
          rules={{ passwordRules }}
          busy={busy}
          refusal={refusal}
          lead={purpose === 'invitation' ? m.link.invited(username, clientName) : m.link.reset(username)}
          action={{
            label: m.link.action,
            busyLabel: m.signingIn,
            onSubmit: (newPassword) => void submit(newPassword),
          }}
          back={{ label: other ? m.link.stay : m.backToSignIn, onPress: onLeave }}
        />
      </div>
    </>
  )
}
