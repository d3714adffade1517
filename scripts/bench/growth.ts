import type { CDPSession, Page } from 'playwright'
import { type Account, withPage } from './with-page.ts'

/** What is left in the page after so many cycles that was not there before them. */
export type Growth = { nodes: number; listeners: number; heapKb: number }

/** In the page: clicks one thing, waits for what shows that it was done, then the other. */
type Half = { click: string; until: 'other-rows' | 'there' | 'gone'; of: string }

const WARM_UP = 50
const CYCLES = 500

/** Goes back and forth 500 times, after 50 times that fill whatever is kept on purpose. */
const benchGrowth = (
  api: string,
  signIn: Account,
  address: string,
  halves: readonly Half[],
): Promise<Growth> =>
  withPage(api, signIn, async ({ context, page }) => {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('HeapProfiler.enable')
    await page.goto(address)
    await page.locator('tbody th').first().waitFor()
    await page.waitForLoadState('networkidle')
    await cycle(page, halves, WARM_UP)
    const before = await left(page, session)
    await cycle(page, halves, CYCLES)
    const after = await left(page, session)
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heapKb: (after.heap - before.heap) / 1000,
    }
  })

/** Next page and back. */
export const benchPaging = (api: string, signIn: Account, address: string): Promise<Growth> =>
  benchGrowth(api, signIn, address, [
    { click: 'button[aria-label="Next page"]', until: 'other-rows', of: 'tbody th' },
    { click: 'button[aria-label="Previous page"]', until: 'other-rows', of: 'tbody th' },
  ])

/** A record's panel, opened and closed. */
export const benchPanel = (api: string, signIn: Account, address: string): Promise<Growth> =>
  benchGrowth(api, signIn, address, [
    { click: 'tbody th button', until: 'there', of: '[role=dialog]' },
    { click: '[role=dialog] button[aria-label="Close"]', until: 'gone', of: '[role=dialog]' },
  ])

const cycle = (page: Page, halves: readonly Half[], times: number): Promise<void> =>
  page.evaluate(
    async ([wanted, count]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      const until = async (holds: () => boolean, what: string) => {
        const end = performance.now() + 30_000
        while (!holds()) {
          if (performance.now() > end) throw new Error(`Waited in vain after a click on ${what}`)
          await frame()
        }
      }
      for (let done = 0; done < count; done += 1) {
        for (const half of wanted) {
          await until(() => find(half.click) !== null, half.click)
          const was = find(half.of)?.textContent
          find(half.click)?.click()
          await until(() => {
            const now = find(half.of)
            if (half.until === 'other-rows') return now !== null && now.textContent !== was
            return (now !== null) === (half.until === 'there')
          }, half.click)
        }
      }
    },
    [halves, times] as const,
  )

const left = async (page: Page, session: CDPSession) => {
  await page.waitForLoadState('networkidle')
  // What was let go last waits for a frame or two.
  await page.waitForTimeout(2000)
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}
