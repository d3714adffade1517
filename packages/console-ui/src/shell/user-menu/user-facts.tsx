import { type CurrentUser, formatDateTime, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './user-menu.css.ts'

/** The auth type of users who came through the provider's single sign-on. */
export const SSO_AUTH_TYPE = 'ieAuth'

/** Last Login, Client name (only for single sign-on), Auth Type ([S2.1]). */
export function UserFacts({ user }: { user: CurrentUser }): ReactElement {
  const { authType } = user.ssoUser
  const { timeZone } = useConsoleSettings()
  const facts = [
    { key: 'Last Login', value: user.lastLogin ? formatDateTime(user.lastLogin, timeZone) : 'First sign-in' },
    ...(authType === SSO_AUTH_TYPE ? [{ key: 'Client name', value: user.clientName ?? '–' }] : []),
    { key: 'Auth Type', value: authType },
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ key, value }) => (
        <div key={key} className={css.pair}>
          <dt className={css.key}>{key}</dt>
          <dd className={css.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
