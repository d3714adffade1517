import { defineConsoleElement } from './standalone/console-element.ts'

/** For pages without React: one module with everything in it, the screens in files beside it. Importing it makes `<ed-console>` known. */
export {
  ConsoleElement,
  type ConsoleElementOptions,
  defineConsoleElement,
} from './standalone/console-element.ts'
export { type MountedConsole, type MountOptions, mountConsole } from './standalone/mount-console.tsx'

defineConsoleElement()
