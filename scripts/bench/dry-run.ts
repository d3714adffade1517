import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build, defaultClientConditions } from 'vite'
import { chromiumArgs, findChromium } from '../../tests/chromium.ts'
import type { DryRunPage } from './dry-run/main.ts'
import { longestTask } from './longest-task.ts'
import { workerThreads } from './main-thread.ts'
import { median } from './median.ts'
import { serveFront } from './serve-front.ts'

export type DryRunFigures = {
  rows: number
  megabytes: number
  /** Rows per second of the worker's processor time: the dry run, and the parser alone in a worker of the same page. */
  ours: number
  bare: number
  /** The longest task of the page itself, in milliseconds of the processor's time. */
  task: number
  /** The most that page and worker had on their heaps together, in MB. */
  heapMb: number
}

const TIMES = 2
const LOOK_MS = 100

const buildPage = async (): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), 'dry-run-'))
  await build({
    root: 'scripts/bench/dry-run',
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@edconsole/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/** A large file tried in the browser, beside its parser alone; medians of runs that take turns. */
export const benchDryRun = async (rows = 1_000_000): Promise<DryRunFigures> => {
  const front = await serveFront('http://localhost', await buildPage())
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    await page.goto(`${front.origin}/`)
    const bytes = await page.evaluate((count) => pageOf().make(count), rows)
    const ours: number[] = []
    const bare: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      bare.push(
        await workerTime(browser, page, async () => void (await page.evaluate(() => pageOf().bare()))),
      )
      ours.push(
        await workerTime(browser, page, async () => void (await page.evaluate(() => pageOf().ours()))),
      )
    }
    const run = async () => void (await page.evaluate(() => pageOf().ours()))
    const task = await longestTask(browser, page, run)
    const heapMb = await peakHeap(page, run)
    const perSecond = (times: readonly number[]) => (rows * 1000) / median(times)
    return { rows, megabytes: bytes / 1e6, ours: perSecond(ours), bare: perSecond(bare), task, heapMb }
  } finally {
    await browser.close()
    front.close()
  }
}

/** Milliseconds of the processor's time that workers took, so that other work on the machine does not show. */
const workerTime = async (browser: Browser, page: Page, run: () => Promise<void>): Promise<number> => {
  const events = await workerThreads(browser, page, run)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  if (tasks.length === 0) throw new Error('No task of a worker was recorded')
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

/** Runs in the page. */
declare const pageOf: () => DryRunPage

/** Looks at the heaps of a page and its workers again and again while something runs. */
const peakHeap = async (page: Page, run: () => Promise<void>): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  const workers = await heapsOfWorkers(session)
  let peak = 0
  let done = false
  const look = async () => {
    while (!done) {
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      peak = Math.max(peak, usedSize + workers.ask())
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }
  const looking = look()
  await run()
  done = true
  await looking
  if (!workers.answered()) throw new Error('No worker told of its heap')
  return peak / 1e6
}

/** Asks all workers of a page; `ask` answers what they said last. */
const heapsOfWorkers = async (session: CDPSession) => {
  const used = new Map<string, number>()
  let answered = false
  session.on('Target.attachedToTarget', ({ sessionId }) => used.set(sessionId, 0))
  session.on('Target.detachedFromTarget', ({ sessionId }) => used.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result }: { result?: { usedSize?: number } } = JSON.parse(message)
    if (result?.usedSize === undefined || !used.has(sessionId)) return
    answered = true
    used.set(sessionId, result.usedSize)
  })
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }
  await session.send('Target.setAutoAttach', options)
  return {
    answered: () => answered,
    ask: (): number => {
      for (const sessionId of used.keys()) {
        const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {})
      }
      return [...used.values()].reduce((sum, one) => sum + one, 0)
    },
  }
}
