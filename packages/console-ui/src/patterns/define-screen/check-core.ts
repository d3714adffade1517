import { VERSION } from '@edconsole/console-core'
import { UI_VERSION } from '../../version.ts'

let isSaid = false

/** Says once, in production too, that the core on this page is not one that this package works with. */
export function checkCore(core: string | undefined = VERSION): void {
  if (isSaid || fits(core, UI_VERSION)) return
  isSaid = true
  // biome-ignore lint/suspicious/noConsole: the developer of the page has to know
  console.error(
    `@edconsole/console-ui ${UI_VERSION} needs @edconsole/console-core ^${UI_VERSION}, but this page has ${core ?? 'an older one'}. Install the same version of both.`,
  )
}

/** As a caret range: not older, and the same first number that isn't zero. */
function fits(core: string | undefined, own: string): boolean {
  if (core === undefined) return false
  const [major = 0, minor = 0, patch = 0] = numbersOf(own)
  const [coreMajor = 0, coreMinor = 0, corePatch = 0] = numbersOf(core)
  if (major !== coreMajor) return false
  if (major === 0 && minor !== coreMinor) return false
  return coreMinor > minor || (coreMinor === minor && corePatch >= patch)
}

function numbersOf(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number)
}
