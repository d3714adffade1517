import type { ConsoleSettings } from '../runtime/console-settings.ts'
import { useRuntime } from './use-runtime.ts'

/** What the host decided, with defaults filled in. */
export const useConsoleSettings = (): ConsoleSettings => useRuntime().settings
