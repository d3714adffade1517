import { type Authentication, useSession } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { ProviderMessages } from './messages.ts'
import * as css from './provider-panel.css.ts'
import type { ProviderOrder } from './sign-in-order.ts'
import { type Provider, providerTitle } from './use-providers.ts'

export type OrderLineProps = {
  rows: readonly Authentication[]
  providers: readonly Provider[] | undefined
  order: ProviderOrder
  m: ProviderMessages
}

/** Below the list: what its order means, and whether a change here could lock the reader out. */
export function OrderLine({ rows, providers, order, m: { order: m } }: OrderLineProps): ReactElement {
  const authType = useSession().user?.ssoUser.authType ?? ''
  const own = rows.find(({ usedByCaller }) => usedByCaller === true)
  const isTold = rows.every(({ usedByCaller }) => usedByCaller !== null)
  const title = (code: string) => providerTitle(code, providers)
  const isHeld = own?.heldBy === 'onlyWay' || own?.heldBy === 'ownWay'
  const safety = own
    ? (isHeld ? m.held : m.other)(title(own.provider))
    : isTold && title(authType) !== authType
      ? m.elsewhere(title(authType))
      : ''
  return (
    <p className={css.footline}>
      {order === 'signIn' ? m.line : m.soonest} {safety}
    </p>
  )
}
