import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { ChartRoom } from './chart-room.tsx'

afterEach(cleanup)

const show = (load: () => Promise<string>, style: object = {}) => {
  const Chart = lazyPart(async () => {
    const words = await load()
    return () => <div>{words}</div>
  })
  const runtime = createConsoleRuntime({ session: null })
  const room = (ready: boolean) => (
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <div style={style}>
          <ChartRoom ready={ready}>{() => <Chart />}</ChartRoom>
        </div>
        <p>Below</p>
      </ThemeRoot>
    </ConsoleProvider>
  )
  const { rerender } = render(room(false))
  return { arrive: () => rerender(room(true)) }
}
const below = () => page.getByText('Below').element().getBoundingClientRect().top

it('[ux 7.17] a chart is fetched once there is something to draw, and nothing below it moves', async () => {
  const load = vi.fn(async () => 'A chart')
  const { arrive } = show(load)
  const before = below()
  expect(before).toBeGreaterThan(100)
  expect(load).not.toHaveBeenCalled()
  arrive()
  await expect.element(page.getByText('A chart')).toBeVisible()
  expect(below()).toBe(before)
})

it('where the room is not displayed nothing is fetched', async () => {
  const load = vi.fn(async () => 'A chart')
  show(load, { display: 'none' }).arrive()
  const seen = vi.fn(async () => 'Another')
  show(seen).arrive()
  // The one that is seen was observed after it
  await expect.poll(() => seen.mock.calls.length).toBe(1)
  expect(load).not.toHaveBeenCalled()
})
