import {
  type PublicClient,
  placeOf,
  useConsoleSettings,
  useMessages,
  useNavigation,
  useRememberClient,
  wantedPlace,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CardTitle } from './card-title.tsx'
import { ClientSearch } from './client-search.tsx'
import { ClientSignIn } from './client-sign-in.tsx'
import type { Credentials } from './credentials.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import { SignInForm, type SignInStep } from './sign-in-form.tsx'
import { useRecentClient } from './use-recent-client.ts'
import { WaitingClient } from './waiting-client.tsx'

/** First the district, then one of its ways in; or the provider's staff, who need no district. */
export function WaysIn({ note }: { note: ReactNode }): ReactElement {
  const m = useMessages('login', messages)
  const { demoAccounts } = useConsoleSettings()
  const { place, href } = useNavigation()
  const recent = useRecentClient()
  const remember = useRememberClient()
  const [picked, setPicked] = useState<PublicClient | null>(null)
  const [changing, setChanging] = useState(false)
  const [staff, setStaff] = useState(recent.isStaff)
  const [values, setValues] = useState<Credentials>({ username: '', password: '' })
  const [fills, setFills] = useState(0)
  const [step, setStep] = useState<SignInStep>('password')
  const client = picked ?? (changing ? undefined : recent.client)
  const wanted = place ? wantedPlace(place) : null

  // Remembered before signing in, because a third-party provider leads away from this page.
  const pick = (one: PublicClient) => {
    remember(one.id)
    setPicked(one)
  }

  const steps = () => {
    if (staff)
      return (
        <SignInForm key={fills} provider="illuminate" values={values} onChange={setValues} onStep={setStep} />
      )
    if (client) {
      return (
        <ClientSignIn
          key={client.id}
          client={client}
          remembered={!picked}
          returnTo={href(wanted ?? placeOf('dashboard')) ?? '/'}
          values={values}
          onValues={setValues}
          onStep={setStep}
          onChange={() => {
            setPicked(null)
            setChanging(true)
          }}
        />
      )
    }
    if (recent.loading && !changing) return <WaitingClient />
    return <ClientSearch onPick={pick} autoFocus={changing} />
  }

  const others = (
    <>
      <div className={css.or}>{m.or}</div>
      <Button kind="ghost" size="lg" wide className={css.quiet} onClick={() => setStaff(!staff)}>
        {staff ? m.backToDistrict : m.staff}
      </Button>
      {demoAccounts.length > 0 ? (
        <DemoAccounts
          accounts={demoAccounts}
          onUse={(account) => {
            setValues(account)
            setStaff(true)
            setFills(fills + 1)
          }}
        />
      ) : null}
    </>
  )
  return (
    <>
      <CardTitle>{step === 'forgotten' ? m.forgot.title : m.title}</CardTitle>
      {step === 'password' ? <p className={css.lead}>{staff ? m.staffLead : m.lead}</p> : null}
      {note}
      <div className={css.step}>{steps()}</div>
      {step === 'second' ? null : others}
    </>
  )
}
