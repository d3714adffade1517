import {
  AUTH_PROVIDERS,
  formatDateTimeWithZone,
  type ItemState,
  isRecord,
  type OwnAccount,
  ownAccountResource,
  useConsoleSettings,
  useExtension,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import type { OwnAccountMessages } from './messages.ts'
import * as css from './password-form.css.ts'
import { PasswordForm } from './password-form.tsx'

export type PasswordCardProps = { account: ItemState<OwnAccount>; m: OwnAccountMessages['password'] }

/** The own password: a form to change it, or where it is changed instead. */
export function PasswordCard({ account, m }: PasswordCardProps): ReactElement | null {
  const { timeZone } = useConsoleSettings()
  const canChange = useExtension(ownAccountResource.changePassword)
  const { data, errors, loading, retry } = account
  // Others may leave it out: then there is none to change.
  const rules: unknown = data?.passwordRules
  const changedAt = isRecord(rules) ? data?.passwordChangedAt : null
  if (!canChange) return null
  return (
    <Card
      title={m.title}
      busy={loading}
      aside={
        changedAt ? (
          <span className={css.note}>{m.lastChanged(formatDateTimeWithZone(changedAt, timeZone))}</span>
        ) : undefined
      }
    >
      {data && isRecord(rules) ? (
        <PasswordForm username={data.username ?? ''} rules={{ passwordRules: rules }} m={m} />
      ) : data ? (
        <p className={cardCss.text}>{sentenceFor(data, m)}</p>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={4} height={64} />
      )}
    </Card>
  )
}

const sentenceFor = ({ authProvider }: OwnAccount, m: OwnAccountMessages['password']): string =>
  authProvider !== null && authProvider !== 'illuminate'
    ? m.elsewhere(AUTH_PROVIDERS[authProvider] ?? authProvider)
    : m.none
