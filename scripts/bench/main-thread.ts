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
export const mainThread = async (
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
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents
    .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
    .sort((a, b) => a.ts - b.ts)
}
