import {
  formatDateTimeWithZone,
  type SecondFactor,
  secondFactorsResource,
  useConsoleSettings,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useRef, useState } from 'react'
import { secondFactorMessages } from '../../features/sign-in/second-factor/messages.ts'
import { passkeyObstacle } from '../../features/sign-in/second-factor/passkeys.ts'
import { Button } from '../../parts/button/button.tsx'
import { AuthenticationIcon, DeviceIcon, PasskeyIcon } from '../../parts/icons/icons.ts'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { type FactorChange, factorName } from './factor-change.ts'
import { FactorDialog } from './factor-dialog.tsx'
import type { OwnAccountMessages } from './messages.ts'
import { RenameDialog } from './rename-dialog.tsx'
import * as css from './sessions-card.css.ts'

export type FactorsCardProps = { username: string | undefined; m: OwnAccountMessages['factors'] }

/** The user's second factors. Renders nothing for a user without a password for them to add to. */
export function FactorsCard({ username, m }: FactorsCardProps): ReactElement | null {
  const { data, errors, loading, retry } = useItem(secondFactorsResource.list)
  const f = useMessages('second-factor', secondFactorMessages)
  const [change, setChange] = useState<FactorChange>()
  const [renamed, setRenamed] = useState<SecondFactor>()
  const list = useRef<HTMLDivElement>(null)
  // Others may leave it out.
  const factors = Array.isArray(data?.factors) ? data.factors : []
  if (data && !data.isOffered) return null
  const close = () => {
    setChange(undefined)
    // A factor that was removed took its button with it.
    if (change?.kind === 'remove') list.current?.focus()
  }
  return (
    <Card
      title={m.title}
      count={factors.length > 0 ? factors.length : undefined}
      busy={loading}
      aside={data ? <Button onClick={() => setChange({ kind: 'add' })}>{m.add}</Button> : undefined}
    >
      {data ? (
        <div ref={list} tabIndex={-1}>
          {factors.length === 0 ? (
            <p className={cardCss.text}>{m.none}</p>
          ) : (
            <>
              <ul className={css.list} aria-label={m.list}>
                {factors.map((factor) => (
                  <FactorRow
                    key={factor.id}
                    factor={factor}
                    onRename={() => setRenamed(factor)}
                    onRemove={() => setChange({ kind: 'remove', factor, isLast: factors.length === 1 })}
                    m={m}
                  />
                ))}
              </ul>
              <div className={css.row}>
                <AuthenticationIcon size="lg" className={css.icon} />
                <p className={css.facts}>
                  <span>{m.codesLeft(data.recoveryCodesLeft ?? 0)}</span>
                  {data.isRequired && <span>{m.required}</span>}
                </p>
                <Button className={css.action} onClick={() => setChange({ kind: 'codes' })}>
                  {m.newCodes}
                </Button>
              </div>
            </>
          )}
        </div>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={1} height={64} />
      )}
      {change && (
        <FactorDialog
          change={change}
          isRequired={data?.isRequired ?? false}
          obstacle={passkeyObstacle(data?.noPasskeys, f)}
          username={username}
          taken={passkeyNames(factors)}
          onClose={close}
          m={m}
        />
      )}
      {renamed && (
        <RenameDialog
          passkey={renamed}
          taken={passkeyNames(factors.filter(({ id }) => id !== renamed.id))}
          onClose={() => setRenamed(undefined)}
          m={m}
        />
      )}
    </Card>
  )
}

const passkeyNames = (factors: readonly SecondFactor[]): string[] =>
  factors.filter(({ kind }) => kind === 'passkey').map(({ name }) => name)

type FactorRowProps = {
  factor: SecondFactor
  onRename: () => void
  onRemove: () => void
  m: OwnAccountMessages['factors']
}

function FactorRow({ factor, onRename, onRemove, m }: FactorRowProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const isPasskey = factor.kind === 'passkey'
  const Icon = isPasskey ? PasskeyIcon : DeviceIcon
  const name = factorName(factor, m)
  const [added, lastUsed] = [factor.addedAt, factor.lastUsedAt].map((time: string | null) =>
    time ? formatDateTimeWithZone(time, timeZone) : null,
  )
  return (
    <li className={css.row}>
      <Icon size="lg" className={css.icon} />
      <div className={css.words}>
        <p className={css.device}>{name}</p>
        <p className={css.facts}>
          {isPasskey && <span>{m.passkey}</span>}
          {added && <span>{m.added(added)}</span>}
          <span>{lastUsed ? m.lastUsed(lastUsed) : m.neverUsed}</span>
        </p>
      </div>
      <div className={css.actions}>
        {isPasskey && (
          <Button aria-label={m.renameNamed(name)} onClick={onRename}>
            {m.rename}
          </Button>
        )}
        <Button aria-label={m.removeNamed(name, added ?? '')} onClick={onRemove}>
          {m.remove}
        </Button>
      </div>
    </li>
  )
}
