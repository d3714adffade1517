/**
 * `pnpm screenshots`: every screen of the running console and every story, in both themes and three widths, into
 * `screenshots/` with a page to look through them.
 *   --only import-logs     only names with this in them; the page keeps what was taken before
 *   --themes dark,forced   `light` and `dark` without it; `forced` is a forced-colors mode
 *   --widths 320           390, 768 and 1440 without it
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../tests/chromium.ts'
import { serveConsole } from './bench/serve-console.ts'
import { contactSheet } from './screenshots/contact-sheet.ts'
import { readArguments } from './screenshots/read-arguments.ts'
import { SCREEN_NAMES, screensToTake } from './screenshots/screens-to-take.ts'
import { serveStorybook } from './screenshots/serve-storybook.ts'
import { storiesToTake } from './screenshots/stories-to-take.ts'
import { take } from './screenshots/take.ts'

const FOLDER = 'screenshots'
const { only, themes, widths } = readArguments(process.argv.slice(2))

mkdirSync(FOLDER, { recursive: true })
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
const servers: { origin: string; stop: () => void }[] = []
const started = async <Server extends { origin: string; stop: () => void }>(server: Promise<Server>) => {
  servers.push(await server)
  return (await server).origin
}
try {
  const storybook = await started(serveStorybook(6395))
  const subjects = (await storiesToTake(storybook)).filter(({ name }) => name.includes(only))
  // The console is built before it starts: not for the sake of a story.
  if (SCREEN_NAMES.some((name) => name.includes(only))) {
    const product = await started(serveConsole(4395, { CONSOLE_NOW: '2026-09-14T12:14:00Z' }))
    subjects.push(...(await screensToTake(browser, product)).filter(({ name }) => name.includes(only)))
  }
  for (const theme of themes) {
    for (const subject of subjects) {
      for (const path of await take(browser, subject, { theme, widths, folder: FOLDER })) console.log(path)
    }
  }
} finally {
  writeFileSync(`${FOLDER}/index.html`, contactSheet(FOLDER))
  await browser.close()
  for (const { stop } of servers) stop()
}
