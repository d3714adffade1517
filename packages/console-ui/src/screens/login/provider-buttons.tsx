import { AUTH_PROVIDERS, type PublicClient, useConsoleSettings, useMessages } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { SignInIcon } from '../../parts/icons/icons.ts'
import { messages } from './messages.ts'
import { type ClientProvider, takesPassword } from './provider-order.ts'
import * as css from './screen.css.ts'
import { signInAddress } from './sign-in-address.ts'

export type ProviderButtonsProps = {
  client: PublicClient
  providers: readonly ClientProvider[]
  /** Where the visitor wanted to go: the server leads back to it. */
  returnTo: string
  onChoose: (provider: ClientProvider) => void
  /** The visitor has just come here by a step of theirs: the first way is next. */
  autoFocus: boolean
}

/** One button for each way into a client; the first is the primary one. Others than Local and LDAP leave the page. */
export function ProviderButtons(props: ProviderButtonsProps): ReactElement {
  const { client, providers, returnTo, onChoose, autoFocus } = props
  const m = useMessages('login', messages)
  const { signInUrl } = useConsoleSettings()
  const ways = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (autoFocus) ways.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [autoFocus])

  return (
    <div className={css.ways} ref={ways}>
      {providers.map((provider, index) => {
        const look = {
          kind: index === 0 ? 'primary' : 'secondary',
          icon: index === 0 ? <SignInIcon /> : undefined,
          size: 'lg',
          wide: true,
          className: css.wide,
          children:
            provider === 'illuminate_google' ? m.continueAsStaff : m.continueWith(AUTH_PROVIDERS[provider]),
        } as const
        return takesPassword(provider) ? (
          <Button key={provider} {...look} onClick={() => onChoose(provider)} />
        ) : (
          <Button
            key={provider}
            {...look}
            onClick={() => onChoose(provider)}
            href={signInAddress(signInUrl, { clientId: client.id, provider, returnTo })}
          />
        )
      })}
    </div>
  )
}
