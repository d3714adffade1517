/** `pnpm pictures`: takes the README's pictures from the running product. */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../tests/chromium.ts'
import { serveConsole } from './bench/serve-console.ts'

const DISTRICT = { id: 412, lea: '4107320' }
const api = { 'X-Requested-With': 'XMLHttpRequest' }

const served = await serveConsole(4394, { CONSOLE_NOW: '2026-09-14T12:14:00Z' })
try {
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, '--font-render-hinting=none'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: served.origin })
  await context.request.post('/api/login', {
    headers: api,
    data: { provider: 'illuminate', username: 'employee@example.org', password: 'Console-demo-2026' },
  })
  const { data } = await (
    await context.request.get(
      `/api/district/import-log-results?lea=${DISTRICT.lea}&filter[componentName]=students&sort[recordsRejected]=desc&limit=1`,
    )
  ).json()
  const { batchId, etlStatusId } = data[0]
  const base = `/${DISTRICT.id}/import-logs`
  const pictures = [
    ['import-logs-light', 'light', base],
    ['import-details-dark', 'dark', `${base}/details/${batchId}/${etlStatusId}`],
  ] as const
  mkdirSync('docs/pictures', { recursive: true })
  for (const [name, colorScheme, address] of pictures) {
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    await page.getByRole('table').or(page.getByRole('grid')).getByRole('row').nth(2).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `docs/pictures/${name}.png` })
    console.log(`docs/pictures/${name}.png`)
    await page.close()
  }
  await browser.close()
} finally {
  served.stop()
}
