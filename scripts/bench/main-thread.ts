import type { Browser, Page } from 'playwright'

/** Times in microseconds; `tdur` is the processor's. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

/** What the page's main thread did while something was done to it, in the order of time. */
export const mainThread = (
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> => threadsNamed('CrRendererMain', browser, page, action)

/** What the page's workers did while something was done to it, in the order of time. */
export const workerThreads = (
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> => threadsNamed('DedicatedWorker thread', browser, page, action)

const threadsNamed = async (
  wanted: string,
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await action()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  )
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === wanted)
  return traceEvents
    .filter(({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid))
    .sort((a, b) => a.ts - b.ts)
}
