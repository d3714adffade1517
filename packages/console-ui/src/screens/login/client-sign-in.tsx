import { type PublicClient, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ChosenClient } from './chosen-client.tsx'
import type { Credentials } from './credentials.ts'
import { messages } from './messages.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { type ClientProvider, providersInOrder, takesPassword } from './provider-order.ts'
import * as css from './screen.css.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useLastProvider } from './use-recent-client.ts'

export type ClientSignInProps = {
  client: PublicClient
  remembered: boolean
  returnTo: string
  values: Credentials
  onValues: (values: Credentials) => void
  onChange: () => void
  onSecondStep: (isOpen: boolean) => void
}

/** The second step: one district, and the ways into it. */
export function ClientSignIn(props: ClientSignInProps): ReactElement {
  const { client, remembered, returnTo, values, onValues, onChange, onSecondStep } = props
  const m = useMessages('login', messages)
  const [last, rememberProvider] = useLastProvider(client.id)
  const providers = providersInOrder(client, last)
  const [only, ...others] = providers
  // Without a choice there is nothing to choose.
  const [form, setForm] = useState(only && others.length === 0 && takesPassword(only) ? only : null)
  const [returned, setReturned] = useState(false)
  const [isSecondStep, setSecondStep] = useState(false)
  const choose = (provider: ClientProvider) => {
    rememberProvider(provider)
    if (takesPassword(provider)) setForm(provider)
  }
  return (
    <div className={css.form}>
      <ChosenClient client={client} remembered={remembered} onChange={onChange} />
      {providers.length === 0 ? (
        <p className={css.lead}>{m.noProviders}</p>
      ) : form ? (
        <>
          <SignInForm
            provider={form}
            clientId={client.id}
            values={values}
            onChange={onValues}
            onSecondStep={(isOpen) => {
              setSecondStep(isOpen)
              onSecondStep(isOpen)
            }}
          />
          {providers.length > 1 && !isSecondStep ? (
            <Button
              kind="link"
              onClick={() => {
                setReturned(true)
                setForm(null)
              }}
            >
              {m.otherWays}
            </Button>
          ) : null}
        </>
      ) : (
        <ProviderButtons
          client={client}
          providers={providers}
          returnTo={returnTo}
          onChoose={choose}
          autoFocus={!remembered || returned}
        />
      )}
    </div>
  )
}
