import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../tests/chromium.ts'
import { buildPage } from './build-page.ts'
import { type Seen, watchRows } from './long-list/watch-rows.ts'
import { longestTask } from './longest-task.ts'
import { serveFront } from './serve-front.ts'

export type LongListFigures = Seen & {
  /** The longest task of the scrolling, in milliseconds of the processor's time. */
  task: number
  elementsBefore: number
}

const ROWS = 10_000
const SCREENS = 20
/** Looked at after each frame. */
const PLACES = 24

/** Ten thousand rows, scrolled by twenty screens with a key, as the browser does it: smoothly (ux 8.1). */
export const benchLongList = async (): Promise<LongListFigures> => {
  const front = await serveFront('http://localhost', await buildPage('long-list'))
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${front.origin}/`)
    await page.locator(`table[aria-rowcount="${ROWS + 1}"] tr[data-index="20"]`).waitFor()
    await page.waitForTimeout(1000)
    const elementsBefore = await page.evaluate(() => document.querySelectorAll('*').length)
    const scroll = async () => {
      for (let screen = 0; screen < SCREENS; screen += 1) {
        await page.keyboard.press('PageDown')
        await page.waitForTimeout(200)
      }
    }
    // Twice, since looking is work of its own.
    const task = await longestTask(browser, page, async () => {
      await page.locator('tr[data-index="0"]').evaluate((row) => {
        row.closest<HTMLElement>('[role=region], [tabindex]')?.focus()
      })
      await scroll()
    })
    await page.evaluate(watchRows, PLACES)
    await scroll()
    const seen = await page.evaluate((): Seen => Reflect.get(window, 'seen'))
    return { task, ...seen, elementsBefore }
  } finally {
    await browser.close()
    front.close()
  }
}
