import type { Authentication } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useCommands } from '../../features/sign-in/providers/use-commands.tsx'
import { type Provider, providerTitle } from '../../features/sign-in/providers/use-providers.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type SignInWaysProps = {
  rows: readonly Authentication[]
  providers: readonly Provider[] | undefined
  /** Enabling one is what is left to do. */
  isLeft: boolean
  m: SetupMessages
}

/** What is set up, in the order of the sign-in page. What is disabled can be enabled as soon as it works here. */
export function SignInWays({ rows, providers, isLeft, m: { signIn: m } }: SignInWaysProps): ReactElement {
  const [changed, setChanged] = useState<number>()
  const commands = useCommands({
    rows,
    providers,
    order: 'signIn',
    onOpen: () => {},
    onRemove: () => {},
    onChanged: () => {},
    m,
  })
  const usable = rows.find((row) => !row.isEnabled && commands.whyNotSwitched(row) === undefined)
  return (
    <>
      <ul className={css.list} aria-label={m.list}>
        {rows.map((row) => {
          const title = providerTitle(row.provider, providers)
          return (
            <li key={row.id} className={css.row}>
              <span className={css.rowTexts}>
                <span className={css.rowName}>{m.panel.title(title, row.displayName)}</span>
              </span>
              {row.isDefault ? <Badge>{m.default}</Badge> : null}
              <StatusText status={row.isEnabled ? 'enabled' : 'disabled'} />
              {row.isEnabled ? null : (
                <Button
                  size="sm"
                  kind={isLeft && row === usable ? 'primary' : 'secondary'}
                  busy={commands.saving && changed === row.id}
                  busyLabel={m.enabling}
                  disabledReason={commands.whyNotSwitched(row)}
                  aria-label={m.named(m.commands.enable, title)}
                  onClick={() => {
                    setChanged(row.id)
                    commands.setEnabled(row, true)
                  }}
                >
                  {m.commands.enable}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {commands.question}
    </>
  )
}
