import { keyToPaint } from './key-to-paint.ts'
import { mainThread } from './main-thread.ts'
import { percentile } from './percentile.ts'
import { type Account, withPage } from './with-page.ts'

const SLOWED = 4
const TEXTS = ['900017', 'sftp', '30017', 'api']
/** Between letters: quicker than the search waits for the next one, and slower, so that answers come in between. */
const PAUSES_MS = [120, 700]

/**
 * Letters typed into the box that searches a list, and taken back: from key to paint, 95 of 100 of them, in milliseconds of
 * a processor that is four times slower.
 */
export const benchKeys = (api: string, signIn: Account, address: string, box: string): Promise<number> =>
  withPage(api, signIn, async ({ browser, page }) => {
    await page.goto(address)
    await page.locator('tbody th').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('searchbox', { name: box }).focus()
    const events = await mainThread(browser, page, async () => {
      for (const text of TEXTS) {
        for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
          await page.keyboard.press(key)
          await page.waitForTimeout(PAUSES_MS[key === 'Backspace' ? 0 : 1] ?? 0)
        }
      }
      await page.waitForTimeout(1000)
    })
    const times = keyToPaint(events)
    if (times.length === 0) throw new Error('No key was recorded')
    return percentile(times, 0.95) * SLOWED
  })
