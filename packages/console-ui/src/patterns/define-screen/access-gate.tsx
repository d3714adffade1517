import { type ScreenId, useAccess, useEmit, useRuntime } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { createLater } from '../../parts/later/create-later.ts'
import { useLater } from '../../parts/later/use-later.ts'

// Hardly anybody meets it, and nothing of it is lost when it comes a moment later.
const deniedLater = createLater(async () => (await import('./denied.tsx')).Denied)

/** Roles of every level ([S6]). In the console the guards have checked them; an embed never sends its host elsewhere. */
export function AccessGate({ id, children }: { id: ScreenId; children: ReactNode }): ReactElement | null {
  const access = useAccess()
  const emit = useEmit()
  const { navigation } = useRuntime()
  const missing = access.missing(id)
  const denied = !access.can(id)
  const names = missing.join()
  const placeOfIt = () => navigation.get().current() ?? { id, params: {} }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per denial, whatever is drawn again
  useEffect(() => {
    if (!denied) return
    emit({ type: 'access-denied', place: placeOfIt(), missing })
  }, [denied, id, names])
  const Denied = useLater(deniedLater, denied)
  if (!denied) return <>{children}</>
  return Denied ? <Denied place={placeOfIt()} missing={missing} /> : null
}
