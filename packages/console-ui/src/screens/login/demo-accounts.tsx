import { type DemoAccount, useMessages } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Credentials } from './credentials.ts'
import * as css from './demo-accounts.css.ts'
import { messages } from './messages.ts'

/** The accounts of a demo, each ready to be used. A console without a demo has none and draws nothing. */
export function DemoAccounts(props: {
  accounts: readonly DemoAccount[]
  onUse: (account: Credentials) => void
}): ReactElement {
  const { accounts, onUse } = props
  const m = useMessages('login', messages)
  const id = useId()
  return (
    <section className={css.region} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {m.demo}
      </h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.demoAccount}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{m.demoUse}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.username}>
              <th scope="row" className={css.cell}>
                <span className={css.account}>{account.username}</span>
                <span className={css.shows}>{account.shows}</span>
              </th>
              <td className={classNames(css.cell, css.action)}>
                <Button
                  size="sm"
                  aria-label={m.demoUseFor(account.username)}
                  onClick={() => onUse({ username: account.username, password: account.password })}
                >
                  {m.demoUse}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
