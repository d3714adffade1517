import type { ConsoleEvent } from '../runtime/console-event.ts'
import { useRuntime } from './use-runtime.ts'

/** Tells the host that something happened; for crashes and web vitals. */
export const useEmit = (): ((event: ConsoleEvent) => void) => useRuntime().emit
