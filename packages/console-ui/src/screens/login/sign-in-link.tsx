import { type SignInLink, signInLinksResource, useMessages, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { CardTitle } from './card-title.tsx'
import { CheckedLink } from './checked-link.tsx'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { useFollowedLink, useLinkExits } from './use-followed-link.ts'
import { WideButton } from './wide-button.tsx'

/** Signs in without a password, by a link that the server's operator created. */
export function SignInLinkPage({ token }: { token: string }): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { leave, done } = useLinkExits()
  return (
    <CheckedLink
      title={m.title}
      token={token}
      check={async () => (await api.call(signInLinksResource.check, { body: { token } })).data}
      over={<Over onLeave={leave} />}
    >
      {(link: SignInLink, onOver) => (
        <Offer token={token} link={link} onOver={onOver} onLeave={leave} onDone={done} />
      )}
    </CheckedLink>
  )
}

function Over({ onLeave }: { onLeave: () => void }): ReactElement {
  const m = useMessages('login', messages)
  return (
    <>
      <CardTitle takesFocus>{m.link.over}</CardTitle>
      <p className={css.lead} role="status">
        {m.signInLink.over}
      </p>
      <div className={css.step}>
        <WideButton onClick={onLeave}>{m.backToSignIn}</WideButton>
      </div>
    </>
  )
}

type OfferProps = {
  token: string
  link: SignInLink
  onOver: () => void
  onLeave: () => void
  onDone: () => void
}

function Offer({ token, link, onOver, onLeave, onDone }: OfferProps): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { busy, refusal, other, follow } = useFollowedLink(signInLinksResource.use.id, { onOver, onDone })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const signIn = () => follow(() => api.call(signInLinksResource.use, { body: { token } }))
  return (
    <>
      <CardTitle>{m.title}</CardTitle>
      <p className={css.lead}>{m.signInLink.whom(link.name, link.username, link.clientName)}</p>
      <div className={css.linked}>
        {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
        {other ? <p className={css.note}>{m.signInLink.signedInAs(other)}</p> : null}
        <WideButton ref={button} icon={<SignInIcon />} busy={busy} onClick={() => void signIn()}>
          {busy ? m.signingIn : m.signIn}
        </WideButton>
        <Button kind="link" onClick={onLeave}>
          {other ? m.link.stay : m.backToSignIn}
        </Button>
      </div>
    </>
  )
}
