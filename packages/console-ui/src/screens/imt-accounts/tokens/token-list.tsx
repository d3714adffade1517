import {
  formatDateTime,
  type ServiceToken,
  serviceTokensResource,
  useConsoleSettings,
  useRemove,
  useRuntime,
} from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { focusIfLost } from '../../../parts/way-back/focus-if-lost.ts'
import { useFocusKept } from '../../../patterns/define-screen/use-focus-kept.ts'
import * as form from '../../../patterns/dialog-form/dialog-form.css.ts'
import type { TokenMessages } from './messages.ts'
import * as css from './tokens.css.ts'

export type TokenListProps = {
  accountId: number
  tokens: readonly ServiceToken[]
  mayChange: boolean
  onChanged: () => void
  m: TokenMessages
}

/** What the account's programs call with, and when each was used. */
export function TokenList({ accountId, tokens, mayChange, onChanged, m }: TokenListProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const now = useRuntime().clock().getTime()
  const [revoking, setRevoking] = useState<ServiceToken>()
  const region = useRef<HTMLDivElement>(null)
  // The button of a revoked token goes only when the list has been fetched again.
  useFocusKept(region, '')
  const { run, saving, errors } = useRemove(serviceTokensResource.revoke, {
    confirm: () => m.revoke.done(revoking?.name ?? ''),
  })
  if (tokens.length === 0) return <p className={form.text}>{m.none}</p>
  const time = (at: string | null) => (at === null ? m.never : (formatDateTime(at, timeZone) ?? at))
  const close = () => {
    setRevoking(undefined)
    requestAnimationFrame(() => region.current && focusIfLost(region.current))
  }
  const revoke = async () => {
    try {
      await run({ params: { accountId, id: revoking?.id ?? '' } })
      onChanged()
      close()
    } catch {
      // The dialog shows why.
    }
  }
  const stateOf = (token: ServiceToken): ReactElement => {
    if (token.revokedAt !== null)
      return (
        <>
          {m.revoked}
          <p className={css.fact}>{m.revokedBy(time(token.revokedAt), token.revokedBy ?? '')}</p>
        </>
      )
    const isOver = Date.parse(token.expiresAt) <= now
    return (
      <>
        {isOver ? m.expired : m.expires(time(token.expiresAt))}
        {!isOver && mayChange && (
          <p className={css.fact}>
            <Button
              size="sm"
              className={css.action}
              aria-label={m.revoke.of(token.name)}
              onClick={() => setRevoking(token)}
            >
              {m.revoke.action}
            </Button>
          </p>
        )}
      </>
    )
  }
  return (
    // It takes the focus of a button that goes away.
    <div className={css.scroll} ref={region} tabIndex={-1}>
      <table className={css.table} aria-label={m.table}>
        <thead>
          <tr>
            {[m.name, m.used, m.state].map((title) => (
              <th key={title} scope="col" className={css.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <td className={css.line}>
                <span className={css.name}>{token.name}</span>
                <p className={css.fact}>{m.access[token.access]}</p>
                <p className={css.fact}>{m.begins(token.hint)}</p>
                <p className={css.fact}>{m.created(time(token.createdAt), token.createdBy)}</p>
              </td>
              <td className={css.line}>{time(token.lastUsedAt)}</td>
              <td className={css.line}>{stateOf(token)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {revoking && (
        <ConfirmDialog
          danger
          open
          title={m.revoke.title(revoking.name)}
          confirmLabel={m.revoke.confirm}
          busy={saving}
          busyLabel={m.revoke.busy}
          failure={errors[0]?.message}
          onConfirm={() => void revoke()}
          onCancel={close}
        >
          {m.revoke.text}
        </ConfirmDialog>
      )}
    </div>
  )
}
