import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../tests/chromium.ts'

export type Account = { username: string; password: string }

export type Opened = { browser: Browser; context: BrowserContext; page: Page }

/** A page of a browser of its own, signed in; both are closed afterwards. */
export const withPage = async <Result>(
  api: string,
  signIn: Account,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.request.post(`${api}/api/login`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { provider: 'illuminate', ...signIn },
    })
    return await work({ browser, context, page: await context.newPage() })
  } finally {
    await browser.close()
  }
}

const SETTLE_MS = 700

/**
 * Opens a page of another site on the same server, as people come from one. From an empty page only an address that isolates
 * itself from its opener needs a process of its own, which takes a tenth of a second; from another site, every address does.
 */
export const comeFromElsewhere = async (page: Page, address: string): Promise<void> => {
  const elsewhere = new URL('/api/public/clients?id=1', address)
  elsewhere.hostname = '127.0.0.1'
  await page.goto(elsewhere.href)
  await page.waitForTimeout(SETTLE_MS)
}
