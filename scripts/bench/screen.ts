import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { brotliKb } from '../../tests/brotli.ts'
import { chromiumArgs, findChromium } from '../../tests/chromium.ts'
import { median } from './median.ts'

export type ScreenFigures = {
  kb: number
  elements: number
  coldMs: number
  coldCpuMs: number
  pageMs: number
  pageCpuMs: number
}

type Subject = { name: string; address: string; firstRow: string; next: string }

const ROUNDS = 7
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** The floor: the same list with the same libraries, built and served on a port of its own in front of the same API. */
export const serveFloor = async (api: string): Promise<{ origin: string; server: Server }> => {
  const outDir = mkdtempSync(join(tmpdir(), 'floor-'))
  await build({
    root: 'scripts/bench/floor',
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname
    if (path.startsWith('/api')) {
      const answer = await fetch(`${api}${request.url}`, {
        headers: { cookie: request.headers.cookie ?? '' },
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
      return
    }
    const file = join(outDir, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
        .end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The floor has no port')
  return { origin: `http://localhost:${address.port}`, server }
}

const cpuOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

const cold = async (page: Page, session: CDPSession, subject: Subject) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body())
  })
  const before = await cpuOf(session)
  const started = performance.now()
  await page.goto(subject.address, { waitUntil: 'commit' })
  await page.locator(subject.firstRow).first().waitFor()
  const coldMs = performance.now() - started
  const coldCpuMs = (await cpuOf(session)) - before
  await page.waitForLoadState('networkidle')
  return { coldMs, coldCpuMs, kb: (await Promise.all(bodies)).reduce((sum, body) => sum + brotliKb(body), 0) }
}

const nextPage = async (page: Page, session: CDPSession, subject: Subject) => {
  const first = await page.locator(subject.firstRow).first().textContent()
  const before = await cpuOf(session)
  const started = performance.now()
  await page.locator(subject.next).click()
  await page.waitForFunction(([selector, old]) => document.querySelector(selector)?.textContent !== old, [
    subject.firstRow,
    first ?? '',
  ] as const)
  const pageMs = performance.now() - started
  await page.waitForLoadState('networkidle')
  return { pageMs, pageCpuMs: (await cpuOf(session)) - before }
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
  await session.send('Performance.enable')
  const first = await cold(page, session, subject)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const next = await nextPage(page, session, subject)
  await context.close()
  return { ...first, ...next, elements }
}

/** Medians of both screens, their rounds taken in turns so that both meet the same machine. */
export const benchScreens = async (
  subjects: readonly Subject[],
  api: string,
  signIn: { username: string; password: string },
): Promise<Record<string, ScreenFigures>> => {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const context = await browser.newContext()
    await context.request.post(`${api}/api/login`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { provider: 'illuminate', ...signIn },
    })
    const cookies = await context.cookies()
    const taken = new Map<string, ScreenFigures[]>(subjects.map(({ name }) => [name, []]))
    for (let count = 0; count < ROUNDS; count += 1) {
      for (const subject of subjects) taken.get(subject.name)?.push(await round(browser, cookies, subject))
    }
    return Object.fromEntries([...taken].map(([name, figures]) => [name, mediansOf(figures)]))
  } finally {
    await browser.close()
  }
}

const mediansOf = (figures: readonly ScreenFigures[]): ScreenFigures => {
  const of = (key: keyof ScreenFigures) => median(figures.map((figure) => figure[key]))
  return {
    kb: of('kb'),
    elements: of('elements'),
    coldMs: of('coldMs'),
    coldCpuMs: of('coldCpuMs'),
    pageMs: of('pageMs'),
    pageCpuMs: of('pageCpuMs'),
  }
}
