import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, CDPSession, Page } from 'playwright'
import { build } from 'vite'
import { brotliKb } from '../../tests/brotli.ts'
import { median } from './median.ts'
import { type Account, comeFromElsewhere, withPage } from './with-page.ts'

export type ScreenFigures = {
  kb: number
  elements: number
  coldMs: number
  coldCpuMs: number
  pageMs: number
  pageCpuMs: number
  pageDomChanges: number
}

type Subject = { name: string; address: string; firstRow: string; next: string }

const ROUNDS = 9
const PAGES = 6
const SETTLE_MS = 400

/** Builds a page that has nothing of ours, such as the floor: the same list with the same libraries. */
export const buildBarePage = async (root: string): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'page-'))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

const cpuOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

const cold = async (page: Page, session: CDPSession, subject: Subject) => {
  const bodies: Promise<Buffer>[] = []
  await comeFromElsewhere(page, subject.address)
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body())
  })
  const started = performance.now()
  await page.goto(subject.address, { waitUntil: 'commit' })
  await page.locator(subject.firstRow).first().waitFor()
  const coldMs = performance.now() - started
  // Counted from the beginning of the process, which is the address's own.
  const coldCpuMs = await cpuOf(session)
  await page.waitForLoadState('networkidle')
  return { coldMs, coldCpuMs, kb: (await Promise.all(bodies)).reduce((sum, body) => sum + brotliKb(body), 0) }
}

/** Main thread time, waiting for rows and nodes or attributes changed, for one page of 100 rows: the median of several. */
const nextPages = async (page: Page, session: CDPSession, subject: Subject) => {
  const taken = []
  for (let count = 0; count < PAGES; count += 1)
    taken.push({
      ...(await nextPage(page, subject)),
      cpuMs: await nextPageCpu(page, session, subject),
    })
  // The first one still loads what a long page needs.
  const later = taken.slice(1)
  return {
    pageMs: median(later.map(({ ms }) => ms)),
    pageCpuMs: median(later.map(({ cpuMs }) => cpuMs)),
    pageDomChanges: median(later.map(({ domChanges }) => domChanges)),
  }
}

/** Presses the button as a hand does and leaves the page alone meanwhile: looking at it would be work of the same thread. */
const nextPageCpu = async (page: Page, session: CDPSession, { firstRow, next }: Subject): Promise<number> => {
  const first = await page.locator(firstRow).first().textContent()
  await page.locator(next).hover()
  await page.waitForTimeout(SETTLE_MS)
  const before = await cpuOf(session)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(SETTLE_MS)
  const cpuMs = (await cpuOf(session)) - before
  if ((await page.locator(firstRow).first().textContent()) === first) throw new Error(`${next} led nowhere`)
  return cpuMs
}

const nextPage = async (page: Page, { firstRow, next }: Subject) => {
  const first = (await page.locator(firstRow).first().textContent()) ?? ''
  await page.evaluate(() => {
    const count = (records: MutationRecord[]) => {
      for (const { type, addedNodes, removedNodes } of records)
        changes += type === 'childList' ? addedNodes.length + removedNodes.length : 1
    }
    let changes = 0
    const observer = new MutationObserver(count)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    Reflect.set(window, 'changesSinceThen', () => {
      count(observer.takeRecords())
      observer.disconnect()
      return changes
    })
  })
  const started = performance.now()
  await page.locator(next).click()
  await page.waitForFunction(([selector, old]) => document.querySelector(selector)?.textContent !== old, [
    firstRow,
    first,
  ] as const)
  const ms = performance.now() - started
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const domChanges = await page.evaluate((): number => Reflect.get(window, 'changesSinceThen')())
  return { ms, domChanges }
}

const round = async (
  browser: Browser,
  cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0],
  subject: Subject,
): Promise<ScreenFigures> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Waiting, and what else runs on the machine, does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const first = await cold(page, session, subject)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const next = await nextPages(page, session, subject)
  await context.close()
  return { ...first, ...next, elements }
}

/** Medians of both screens, their rounds taken in turns so that both meet the same machine. */
export const benchScreens = (
  subjects: readonly Subject[],
  api: string,
  signIn: Account,
): Promise<Record<string, ScreenFigures>> =>
  withPage(api, signIn, async ({ browser, context }) => {
    const cookies = await context.cookies()
    const taken = new Map<string, ScreenFigures[]>(subjects.map(({ name }) => [name, []]))
    for (let count = 0; count < ROUNDS; count += 1) {
      for (const subject of subjects) taken.get(subject.name)?.push(await round(browser, cookies, subject))
    }
    return Object.fromEntries([...taken].map(([name, figures]) => [name, mediansOf(figures)]))
  })

const mediansOf = (figures: readonly ScreenFigures[]): ScreenFigures => {
  const of = (key: keyof ScreenFigures) => median(figures.map((figure) => figure[key]))
  return {
    kb: of('kb'),
    elements: of('elements'),
    coldMs: of('coldMs'),
    coldCpuMs: of('coldCpuMs'),
    pageMs: of('pageMs'),
    pageCpuMs: of('pageCpuMs'),
    pageDomChanges: of('pageDomChanges'),
  }
}
