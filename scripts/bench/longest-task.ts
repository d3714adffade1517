import type { Browser, Page } from 'playwright'

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/**
 * What the page's main thread did longest at a stretch while something was done to it, in milliseconds of the processor's
 * time, so that other work on the machine does not show.
 */
export const longestTask = async (
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number> => {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await action()
  await page.waitForTimeout(500)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  )
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
  )
  if (tasks.length === 0) throw new Error('No task was recorded')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
