import { type PublicClient, useMessages } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ChosenClient } from './chosen-client.tsx'
import type { Credentials } from './credentials.ts'
import { messages } from './messages.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { type ClientProvider, providersInOrder, takesPassword } from './provider-order.ts'
import * as css from './screen.css.ts'
import { SignInForm, type SignInStep } from './sign-in-form.tsx'
import { useLastProvider, useRememberStaff } from './use-recent-client.ts'

export type ClientSignInProps = {
  client: PublicClient
  remembered: boolean
  returnTo: string
  values: Credentials
  onValues: (values: Credentials) => void
  onChange: () => void
  onStep: (step: SignInStep) => void
}

/** The second step: one district, and the ways into it. */
export function ClientSignIn(props: ClientSignInProps): ReactElement {
  const { client, remembered, returnTo, values, onValues, onChange, onStep } = props
  const m = useMessages('login', messages)
  const [last, rememberProvider] = useLastProvider(client.id)
  const rememberStaff = useRememberStaff()
  const providers = providersInOrder(client, last)
  const [only, ...others] = providers
  // Without a choice there is nothing to choose.
  const [form, setForm] = useState(only && others.length === 0 && takesPassword(only) ? only : null)
  const [returned, setReturned] = useState(false)
  const [step, setStep] = useState<SignInStep>('password')
  const isChoice = providers.length > 1
  const choose = (provider: ClientProvider) => {
    rememberProvider(provider)
    if (takesPassword(provider)) setForm(provider)
    // The browser leaves the page: there is no later moment.
    else rememberStaff(provider === 'illuminate_google' ? client.id : null)
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
            sendsResets={client.authProviders.find(({ code }) => code === form)?.selfServiceReset}
            account={isChoice ? m.accounts[form] : undefined}
            values={values}
            onChange={onValues}
            onStep={(next) => {
              setStep(next)
              onStep(next)
            }}
          />
          {isChoice && step !== 'second' ? (
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
