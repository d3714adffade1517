import { ownAccountResource, useExtension, useItem, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { AuthenticationIcon } from '../../parts/icons/icons.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { messages } from './messages.ts'
import { PasswordCard } from './password-card.tsx'
import * as css from './screen.css.ts'
import { SessionsCard } from './sessions-card.tsx'

/** Your Account: the own password, and where one is signed in. */
export function OwnAccountScreen(): ReactElement {
  const m = useMessages('own-account', messages)
  const hasAccount = useExtension(ownAccountResource.get)
  const hasSessions = useExtension(ownAccountResource.sessions)
  const account = useItem(ownAccountResource.get, {}, { enabled: hasAccount })
  const username = account.data?.username
  return (
    <>
      <PageHeader title={m.title} meta={username ? m.username(username) : undefined} />
      {hasAccount || hasSessions ? (
        <div className={css.body}>
          {hasAccount && <PasswordCard account={account} m={m.password} />}
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
