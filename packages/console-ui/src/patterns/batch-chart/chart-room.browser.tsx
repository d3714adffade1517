import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLater } from '../../parts/later/create-later.ts'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { ChartRoom } from './chart-room.tsx'

afterEach(cleanup)

const show = (load: () => Promise<string>, style: object = {}) => {
  const later = createLater(load)
  const room = (ready: boolean) => (
    <ThemeRoot>
      <div style={style}>
        <ChartRoom chart={later} ready={ready}>
          {(words) => <div>{words}</div>}
        </ChartRoom>
      </div>
      <p>Below</p>
    </ThemeRoot>
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

it('[ux 7.17] code that cannot be fetched is told in its place, and tried again', async () => {
  const load = vi.fn(async () => 'A chart')
  load.mockRejectedValueOnce(new Error('offline'))
  show(load).arrive()
  await expect.element(page.getByText(/The chart did not load/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('A chart')).toBeVisible()
})

it('[ux 7.17] code that could not be fetched is fetched once the connection is back', async () => {
  const load = vi.fn(async () => 'A chart')
  load.mockRejectedValueOnce(new Error('offline'))
  show(load).arrive()
  await expect.element(page.getByText(/The chart did not load/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('A chart')).toBeVisible()
})
