import { loadScreen } from '@edconsole/console-core'

const RETRY_AFTER_MS = 1000

/**
 * Imports code that is needed now: tries twice, and gives up after 120 s (R28).
 * Rejects with a `ScreenLoadError`. Chromium remembers a module that failed until the page is reloaded, so nothing is
 * requested without a connection, and the failure message offers a reload.
 * @example const { writeFile } = await loadCode(() => import('./write-file.ts'))
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadScreen(async () => {
    try {
      return await load()
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      if (!navigator.onLine) throw error
      return load()
    }
  })
}
