import type { Denial } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useAccessRequest } from '../access-request/use-access-request.ts'
import { DeniedState } from '../states/denied-state.tsx'
import { GateMessage } from './gate-message.tsx'

/** In place of a screen that its reader may not open. */
export function Denied(denial: Denial): ReactElement {
  const { contact, text } = useAccessRequest(denial)
  return (
    <GateMessage>
      <DeniedState missing={denial.missing} contact={contact} request={text} />
    </GateMessage>
  )
}
