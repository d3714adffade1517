import { type Context, createContext } from 'react'
import type { ConsoleSettings } from '../runtime/console-options.ts'
import type { ConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { VERSION } from '../version.ts'

type Shared = { readonly context: Context<ConsoleRuntime | null>; readonly version: string }

const KEY = Symbol.for('@edconsole/console-core/1')

// Two copies of this package on one page share one context.
const shared: typeof globalThis & { [KEY]?: Shared } = globalThis

/** The context behind every hook, one per page and major version. */
export const ConsoleContext: Context<ConsoleRuntime | null> = take().context

/** The settings of the provider around, which may change; null outside of any. */
export const SettingsContext: Context<ConsoleSettings | null> = createContext<ConsoleSettings | null>(null)

function take(): Shared {
  const found = shared[KEY]
  if (found) {
    if (found.version !== VERSION) {
      // biome-ignore lint/suspicious/noConsole: the developer of the page has to know
      console.warn(`@edconsole/console-core ${VERSION} and ${found.version} are both on this page. Use one.`)
    }
    return found
  }
  const made: Shared = { context: createContext<ConsoleRuntime | null>(null), version: VERSION }
  shared[KEY] = made
  return made
}
