import {
  type Role,
  type ScreenId,
  useAccess,
  useConfiguration,
  useEmit,
  useNavigation,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { DeniedState } from '../states/denied-state.tsx'
import { GateMessage } from './gate-message.tsx'

/** Roles of every level ([S6]). In the console the guards have checked them; an embed never sends its host elsewhere. */
export function AccessGate({ id, children }: { id: ScreenId; children: ReactNode }): ReactElement {
  const access = useAccess()
  const emit = useEmit()
  const { place } = useNavigation()
  const missing = access.missing(id)
  const denied = !access.can(id)
  const names = missing.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per denial, whatever is drawn again
  useEffect(() => {
    if (denied) emit({ type: 'access-denied', place: place ?? { id, params: {} }, missing })
  }, [denied, id, names])
  if (!denied) return <>{children}</>
  return <Denied missing={missing} />
}

/** Asks whom to turn to only when somebody has to. */
function Denied({ missing }: { missing: readonly Role[] }): ReactElement {
  const contact = useConfiguration('console.support.email')
  return (
    <GateMessage>
      <DeniedState missing={missing} contact={contact} />
    </GateMessage>
  )
}
