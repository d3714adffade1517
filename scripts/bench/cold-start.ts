import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { median } from './median.ts'
import { type Account, comeFromElsewhere, withPage } from './with-page.ts'

/** A page whose first row is waited for. */
export type Opened = { name: string; address: string; firstRow: string }

/** One thing that a cold start waits for. Times in milliseconds since the navigation began. */
export type Step = {
  what: string
  from: number
  /** When the first byte of an answer came. */
  answered?: number
  until: number
  kb?: number
}

export type ColdStart = { firstRowMs: number; firstPaintMs: number; steps: readonly Step[] }

/** A phone's network and a slow laptop: 10 Mbit/s, 40 ms, a quarter of the speed. */
const SLOW = { bytesPerSecond: 10_000_000 / 8, latencyMs: 40, cpu: 4 }
const LONG_TASK_MS = 50
const SETTLE_MS = 600

/** Slows a page down like an average school's. */
const slowDown = async (context: BrowserContext, page: Page): Promise<CDPSession> => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  return session
}

/** Notes when the first real row has been painted: rows that stand for missing ones have no text. */
const notePaintedRow = async (page: Page, firstRow: string): Promise<void> => {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      const row = document.querySelector(selector)
      if (!row?.textContent?.trim()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'rowPaintedAt', performance.now())))
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }, firstRow)
}

const rowPainted = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction((): unknown => Reflect.get(window, 'rowPaintedAt'), undefined, {
    polling: 50,
    timeout: 60_000,
  })
  return Number(await handle.jsonValue())
}

/** The requests and long tasks of one load, in the order in which they began. */
const stepsOf = (page: Page, until: number): Promise<Step[]> =>
  page.evaluate(
    async ({ until, longest }) => {
      const long = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'longtask',
          buffered: true,
        })
        setTimeout(() => resolve([]), 500)
      })
      const asked = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => {
        const { name, startTime, responseStart, responseEnd, transferSize } =
          entry as PerformanceResourceTiming
        const { pathname, search } = new URL(name)
        return {
          what: entry.entryType === 'navigation' ? 'the page' : decodeURIComponent(`${pathname}${search}`),
          from: startTime,
          answered: responseStart,
          until: responseEnd,
          kb: transferSize / 1000,
        }
      })
      const busy = long
        .filter(({ duration }) => duration >= longest)
        .map(({ startTime, duration }) => ({
          what: 'main thread busy',
          from: startTime,
          until: startTime + duration,
        }))
      return [...asked, ...busy].filter(({ from }) => from < until).sort((a, b) => a.from - b.from)
    },
    { until, longest: LONG_TASK_MS },
  )

const load = async (context: BrowserContext, { address, firstRow }: Opened): Promise<ColdStart> => {
  const page = await context.newPage()
  await comeFromElsewhere(page, address)
  await notePaintedRow(page, firstRow)
  await slowDown(context, page)
  await page.goto(address, { waitUntil: 'commit' })
  const firstRowMs = await rowPainted(page)
  const steps = await stepsOf(page, firstRowMs)
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  await page.close()
  return { firstRowMs, firstPaintMs, steps }
}

export type Visits = { cold: number; second: number; paint: number; sample: ColdStart }

/** Medians of a first and a second visit under slow conditions; the waterfall is that of the median first one. */
export const benchVisits = (
  subjects: readonly Opened[],
  api: string,
  signIn: Account,
  rounds: number,
): Promise<Record<string, Visits>> =>
  withPage(api, signIn, async ({ browser, context }) => {
    const cookies = await context.cookies()
    const taken = new Map(subjects.map(({ name }): [string, [ColdStart, ColdStart][]] => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) taken.get(subject.name)?.push(await twice(browser, cookies, subject))
    }
    return Object.fromEntries([...taken].map(([name, visits]) => [name, visitsOf(visits)]))
  })

const twice = async (
  browser: Browser,
  cookies: Parameters<BrowserContext['addCookies']>[0],
  subject: Opened,
): Promise<[ColdStart, ColdStart]> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const first = await load(context, subject)
  const second = await load(context, subject)
  await context.close()
  return [first, second]
}

const visitsOf = (visits: readonly [ColdStart, ColdStart][]): Visits => {
  const cold = median(visits.map(([first]) => first.firstRowMs))
  const [sample] = visits.map(([first]) => first).toSorted((a, b) => distance(a, cold) - distance(b, cold))
  if (!sample) throw new Error('Nothing was measured')
  return {
    cold,
    second: median(visits.map(([, second]) => second.firstRowMs)),
    paint: median(visits.map(([first]) => first.firstPaintMs)),
    sample,
  }
}

const distance = ({ firstRowMs }: ColdStart, to: number): number => Math.abs(firstRowMs - to)

/** A waterfall as lines: when, for how long, what. */
export const waterfallLines = ({ steps, firstPaintMs, firstRowMs }: ColdStart): string[] => {
  const at = (ms: number) => ms.toFixed(0).padStart(5)
  const lines = steps.map(({ what, from, answered, until, kb }) => ({
    from,
    line: `${at(from)} ${answered === undefined ? '     ' : at(answered)} ${at(until)}  ${kb === undefined ? '      ' : `${kb.toFixed(1).padStart(5)}k`}  ${what}`,
  }))
  const marks = [
    { from: firstPaintMs, line: `${at(firstPaintMs)}                      first paint` },
    { from: firstRowMs, line: `${at(firstRowMs)}                      first row painted` },
  ]
  return [
    ' from first   end     size  what',
    ...[...lines, ...marks].sort((a, b) => a.from - b.from).map(({ line }) => line),
  ]
}

export type Way = { name: string; from: string; link: string; rows: string }

/** From a press on a link of the side navigation until the other screen's rows are painted; its code has been there before. */
export const benchMoving = (
  origin: string,
  signIn: Account,
  ways: readonly Way[],
  rounds: number,
): Promise<Record<string, number>> =>
  withPage(origin, signIn, async ({ context, page }) => {
    const session = await context.newCDPSession(page)
    const figures: Record<string, number> = {}
    for (const { name, from, link, rows } of ways) {
      await page.goto(`${origin}${from}`)
      await page.locator(rows).first().waitFor()
      const home = await page.locator('[data-ec-screen]').getAttribute('data-ec-screen')
      const times: number[] = []
      // The first way there fetches the code.
      for (let round = 0; round <= rounds; round += 1) {
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(SETTLE_MS)
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
        const taken = await pressed(page, link, rows, String(home))
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        if (round > 0) times.push(taken)
        await page.goBack()
        await page.locator(`[data-ec-screen="${home}"] ${rows}`).first().waitFor()
      }
      figures[name] = median(times)
    }
    return figures
  })

const pressed = (page: Page, link: string, rows: string, home: string): Promise<number> =>
  page.evaluate(
    ([link, rows, home]) =>
      new Promise<number>((resolve, reject) => {
        const anchor = document.querySelector<HTMLAnchorElement>(link)
        if (!anchor) return reject(new Error(`${link} is not there`))
        const started = performance.now()
        const observer = new MutationObserver(() => {
          const row = document.querySelector(`[data-ec-screen]:not([data-ec-screen="${home}"]) ${rows}`)
          if (!row?.textContent?.trim()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true })
        anchor.click()
      }),
    [link, rows, home] as const,
  )
