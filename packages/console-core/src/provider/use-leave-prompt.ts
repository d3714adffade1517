import { useEffect } from 'react'
import type { LeavePrompt } from '../runtime/create-leave-guard.ts'
import { useRuntime } from './use-runtime.ts'
import { useStore } from './use-store.ts'

/** The question about unsaved changes while it waits, for the one dialog that draws it; null otherwise. */
export const useLeavePrompt = (): LeavePrompt | null => {
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.attachDialog(), [leaveGuard])
  return useStore(leaveGuard.prompt)
}
