import { useRuntime } from './use-runtime.ts'

/** The one clock of the console (R27); call it for "now". */
export const useClock = (): (() => Date) => useRuntime().clock
