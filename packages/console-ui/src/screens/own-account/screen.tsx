import {
  ownAccountResource,
  secondFactorsResource,
  useExtension,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuthenticationIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'
import { PasswordCard } from './password-card.tsx'
import * as css from './screen.css.ts'
import { SessionsCard } from './sessions-card.tsx'

// It comes with what draws QR codes.
const FactorsCard = lazyPart(async () => (await import('./factors-card.tsx')).FactorsCard, { fallback: null })

/** Your Account: the own password and second factors, and where one is signed in. */
export function OwnAccountScreen(): ReactElement {
  const m = useMessages('own-account', messages)
  const hasAccount = useExtension(ownAccountResource.get)
  const hasSessions = useExtension(ownAccountResource.sessions)
  const hasFactors = useExtension(secondFactorsResource.list)
  const account = useItem(ownAccountResource.get, {}, { enabled: hasAccount })
  const username = account.data?.username ?? undefined
  return (
    <>
      <PageHeader title={m.title} meta={username ? m.username(username) : undefined} />
      {hasAccount || hasSessions ? (
        <div className={css.body}>
          {hasAccount && <PasswordCard account={account} m={m.password} />}
          {hasFactors && <FactorsCard username={username} m={m.factors} />}
          {hasSessions && <SessionsCard m={m.sessions} />}
        </div>
      ) : (
        <EmptyState icon={<AuthenticationIcon size="xl" />} title={m.notOffered.title}>
          {m.notOffered.text}
        </EmptyState>
      )}
    </>
  )
}
