import { useContext } from 'react'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { ConsoleContext } from './console-context.ts'

/** The console around a component. */
export const useRuntime = (): ConsoleRuntime => {
  const runtime = useContext(ConsoleContext)
  if (!runtime)
    throw new Error('Put <ConsoleProvider> around this: it gives screens their session and calls.')
  return runtime
}
