import {
  AUTH_PROVIDERS,
  type CurrentUser,
  formatDateTime,
  useConsoleSettings,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { shellMessages } from '../messages.ts'
import * as css from './user-menu.css.ts'

/** The auth type of users who came through the provider's single sign-on. */
export const SSO_AUTH_TYPE = 'ieAuth'

/** Hosts may sign people in with others. */
const TITLES: Readonly<Record<string, string | undefined>> = AUTH_PROVIDERS

/** Last Login, Client name (only for single sign-on), Auth Type ([S2.1]). */
export function UserFacts({ user }: { user: CurrentUser }): ReactElement {
  const { authType } = user.ssoUser
  const { timeZone } = useConsoleSettings()
  const m = useMessages('shell', shellMessages).user
  const facts = [
    { key: m.lastLogin, value: user.lastLogin ? formatDateTime(user.lastLogin, timeZone) : m.firstSignIn },
    ...(authType === SSO_AUTH_TYPE ? [{ key: m.clientName, value: user.clientName ?? '–' }] : []),
    { key: m.authType, value: TITLES[authType] ?? authType },
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
