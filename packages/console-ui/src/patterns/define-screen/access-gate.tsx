import { type ScreenId, useAccess, useEmit, useNavigationAdapter } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'

// Rarely shown, and it loses nothing by appearing a moment later.
const Denied = lazyPart(async () => (await import('./denied.tsx')).Denied)

/** Roles of every level ([S6]). In the console the guards have checked them; an embed never sends its host elsewhere. */
export function AccessGate({ id, children }: { id: ScreenId; children: ReactNode }): ReactElement {
  const access = useAccess()
  const emit = useEmit()
  const navigation = useNavigationAdapter()
  const missing = access.missing(id)
  // By roles alone: a screen that the backend has nothing for says so itself.
  const denied = missing.length > 0
  const names = missing.join()
  const placeOfIt = () => navigation.current() ?? { id, params: {} }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per denial, whatever is drawn again
  useEffect(() => {
    if (!denied) return
    emit({ type: 'access-denied', place: placeOfIt(), missing })
  }, [denied, id, names])
  if (!denied) return <>{children}</>
  return <Denied place={placeOfIt()} missing={missing} />
}
