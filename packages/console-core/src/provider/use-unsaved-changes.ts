import { useEffect, useRef } from 'react'
import type { LeavePrompt } from '../runtime/create-leave-guard.ts'
import { useRuntime, useStore } from './use-runtime.ts'

/**
 * Registers a form: while it is dirty, leaving asks for confirmation ([S2.1]). `names` are the changed fields; `onLeft`
 * is called when the user discards them. While `isSaving`, leaving waits, and asks only about what is left unsaved.
 */
export const useUnsavedChanges = (
  isDirty: boolean,
  names: readonly string[] = [],
  onLeft?: () => void,
  isSaving = false,
): void => {
  const { leaveGuard } = useRuntime()
  const left = useRef(onLeft)
  left.current = onLeft
  const joined = names.join('\n')
  useEffect(() => {
    if (!isDirty) return
    return leaveGuard.register(joined ? joined.split('\n') : [], () => left.current?.())
  }, [leaveGuard, isDirty, joined])
  useEffect(() => (isSaving ? leaveGuard.beginSave() : undefined), [leaveGuard, isSaving])
}

/** Returns the pending question about unsaved changes, for the dialog that shows it; null otherwise. */
export const useLeavePrompt = (): LeavePrompt | null => {
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.attachDialog(), [leaveGuard])
  return useStore(leaveGuard.prompt)
}
