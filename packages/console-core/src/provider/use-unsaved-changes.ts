import { useEffect, useRef } from 'react'
import type { LeavePrompt } from '../runtime/create-leave-guard.ts'
import { useRuntime, useStore } from './use-runtime.ts'

/**
 * Registers a form: while it is dirty, every way out asks first ([S2.1]). `names` are the changed fields; `onLeft` hears
 * that the user agreed to lose them.
 */
export const useUnsavedChanges = (
  isDirty: boolean,
  names: readonly string[] = [],
  onLeft?: () => void,
): void => {
  const { leaveGuard } = useRuntime()
  const left = useRef(onLeft)
  left.current = onLeft
  const joined = names.join('\n')
  useEffect(() => {
    if (!isDirty) return
    return leaveGuard.register(joined ? joined.split('\n') : [], () => left.current?.())
  }, [leaveGuard, isDirty, joined])
}

/** The question about unsaved changes while it waits, for the one dialog that draws it; null otherwise. */
export const useLeavePrompt = (): LeavePrompt | null => {
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.attachDialog(), [leaveGuard])
  return useStore(leaveGuard.prompt)
}
