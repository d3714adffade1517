import { type Role, useConfiguration } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { DeniedState } from '../states/denied-state.tsx'
import { GateMessage } from './gate-message.tsx'

/** In place of a screen that its reader may not open. */
export function Denied({ missing }: { missing: readonly Role[] }): ReactElement {
  const contact = useConfiguration('console.support.email')
  return (
    <GateMessage>
      <DeniedState missing={missing} contact={contact} />
    </GateMessage>
  )
}
