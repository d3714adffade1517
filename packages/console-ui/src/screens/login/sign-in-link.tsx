import {
  placeOf,
  type SignInLink,
  signInLinksResource,
  useMessages,
  useNavigation,
  useRuntime,
  useSession,
  wantedPlace,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { CardTitle } from './card-title.tsx'
import { CheckedLink } from './checked-link.tsx'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'

/** Signing in by a link that whoever runs the server made, without a password. */
export function SignInLinkPage({ token }: { token: string }): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const { place, go } = useNavigation()
  // The token leaves the address with the next place.
  const leave = () => go(placeOf('login', {}, { query: place?.query ?? {} }), { replace: true })
  return (
    <CheckedLink
      title={m.title}
      token={token}
      check={async () => (await api.call(signInLinksResource.check, { body: { token } })).data}
      over={<Over onLeave={leave} />}
    >
      {(link: SignInLink, onOver) => (
        <Offer
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

function Over({ onLeave }: { onLeave: () => void }): ReactElement {
  const m = useMessages('login', messages)
  return (
    <>
      <CardTitle takesFocus>{m.link.over}</CardTitle>
      <p className={css.lead} role="status">
        {m.signInLink.over}
      </p>
      <div className={css.step}>
        <Button kind="link" onClick={onLeave}>
          {m.backToSignIn}
        </Button>
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
  const { user, signInBy } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // While it signs in, its owner becomes the user: the note stays about the previous user.
  const before = useRef<string | undefined>(undefined)
  if (!busy) before.current = user?.ssoUser.name || user?.emailAddress
  const other = before.current
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const signIn = async () => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await signInBy(() => api.call(signInLinksResource.use, { body: { token } }))
    if (answer.ok) return onDone()
    setBusy(false)
    const { status, code, message } = answer.failure
    if (status === 410) return onOver()
    setRefusal(code === null ? `${m.unreachable}. ${m.unreachableHelp}` : message)
  }
  return (
    <>
      <CardTitle>{m.title}</CardTitle>
      <p className={css.lead}>{m.signInLink.whom(link.name, link.username, link.clientName)}</p>
      <div className={css.linked}>
        {refusal === undefined ? null : <Refusal>{refusal}</Refusal>}
        {other ? <p className={css.note}>{m.signInLink.signedInAs(other)}</p> : null}
        <Button
          ref={button}
          kind="primary"
          size="lg"
          wide
          className={css.wide}
          icon={<SignInIcon />}
          busy={busy}
          onClick={() => void signIn()}
        >
          {busy ? m.signingIn : m.signIn}
        </Button>
        <Button kind="link" onClick={onLeave}>
          {other ? m.link.stay : m.backToSignIn}
        </Button>
      </div>
    </>
  )
}
