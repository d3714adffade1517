import { ApiFailure, passwordLinksResource, useMessages, useRuntime } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { MailIcon } from '../../parts/icons/icons.ts'
import { CardTitle } from './card-title.tsx'
import { messages } from './messages.ts'
import { Refusal } from './refusal.tsx'
import * as css from './screen.css.ts'
import { WideButton } from './wide-button.tsx'

/** Offers a new link in place of one that was used or has expired. Doesn't reveal whether the old one was ever anyone's. */
export function ExpiredLink({ token, onLeave }: { token: string; onLeave: () => void }): ReactElement {
  const m = useMessages('login', messages)
  const { api } = useRuntime()
  const [state, setState] = useState<'offered' | 'sending' | 'sent'>('offered')
  const [refusal, setRefusal] = useState('')
  const renew = async () => {
    if (state === 'sending') return
    setState('sending')
    setRefusal('')
    try {
      await api.call(passwordLinksResource.renew, { body: { token } })
      setState('sent')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setState('offered')
      setRefusal(error.code === null ? `${m.unreachable}. ${m.unreachableHelp}` : error.message)
    }
  }
  const isSent = state === 'sent'
  return (
    <>
      <CardTitle key={String(isSent)} takesFocus>
        {isSent ? m.link.sentTitle : m.link.over}
      </CardTitle>
      <p className={css.lead} role="status">
        {isSent ? m.link.sent : m.link.overText}
      </p>
      <div className={css.form}>
        {refusal === '' ? <span /> : <Refusal>{refusal}</Refusal>}
        {isSent ? null : (
          <WideButton icon={<MailIcon />} busy={state === 'sending'} onClick={() => void renew()}>
            {state === 'sending' ? m.sending : m.link.renew}
          </WideButton>
        )}
        <Button kind="link" onClick={onLeave}>
          {m.backToSignIn}
        </Button>
      </div>
    </>
  )
}
