import { useEffect } from 'react'
import { useRuntime } from './use-runtime.ts'

/** Registers a form: while it is dirty, every way out asks first ([S2.1]). `names` are the changed fields. */
export const useUnsavedChanges = (isDirty: boolean, names: readonly string[] = []): void => {
  const { leaveGuard } = useRuntime()
  const joined = names.join('\n')
  useEffect(() => {
    if (!isDirty) return
    return leaveGuard.register(joined ? joined.split('\n') : [])
  }, [leaveGuard, isDirty, joined])
}
