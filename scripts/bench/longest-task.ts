import type { Browser, Page } from 'playwright'
import { mainThread } from './main-thread.ts'

/**
 * What the page's main thread did longest at a stretch while something was done to it, in milliseconds of the processor's
 * time, so that other work on the machine does not show.
 */
export const longestTask = async (
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number> => {
  const events = await mainThread(browser, page, async () => {
    await action()
    await page.waitForTimeout(500)
  })
  const tasks = events.filter(({ name }) => name === 'RunTask')
  if (tasks.length === 0) throw new Error('No task was recorded')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
