import { defineConsoleElement } from './console-element.ts'

export type { OwnMessages, TokenName } from '@edconsole/console-ui'

/** For pages without React: one module with everything in it, the screens in files beside it. Importing it makes `<ed-console>` known. */
export {
  ConsoleElement,
  type ConsoleElementEvents,
  type ConsoleElementOptions,
  defineConsoleElement,
} from './console-element.ts'
export { type MountedConsole, type MountOptions, mountConsole } from './mount-console.tsx'

defineConsoleElement()
