import { type PasswordLink, passwordLinksResource, useMessages, useRuntime } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CardTitle } from './card-title.tsx'
import { CheckedLink } from './checked-link.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { messages } from './messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import * as css from './screen.css.ts'
import { SecondStepForm } from './second-step.tsx'
import { useFollowedLink, useLinkExits } from './use-followed-link.ts'

/** Choosing a password by a link from an email, the first one or another one; then its owner is in (R33). */
export function LinkSignIn({ token }: { token: string }): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { leave, done } = useLinkExits()
  return (
    <CheckedLink
      title={m.link.title}
      token={token}
      check={async () => (await api.call(passwordLinksResource.check, { body: { token } })).data}
      over={<ExpiredLink token={token} onLeave={leave} />}
    >
      {(link: PasswordLink, onOver) => (
        <ChoosePassword token={token} link={link} onOver={onOver} onLeave={leave} onDone={done} />
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
  const { busy, refusal, other, step, follow } = useFollowedLink(passwordLinksResource.use.id, {
    onOver,
    onDone,
  })
  const { username, clientName, purpose, passwordRules } = link
  const submit = (newPassword: string) =>
    follow(() => api.call(passwordLinksResource.use, { body: { token, newPassword } }))
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
          refusal={refusal ?? ''}
          isFirst={purpose === 'invitation'}
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
