import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { BatchChart } from './batch-chart.tsx'
import { sampleColumns } from './sample-columns.ts'

const columns = sampleColumns(30)
const onOpen = vi.fn()
const onPick = vi.fn()
const onRange = vi.fn()

beforeEach(async () => {
  render(
    <ThemeRoot>
      <div style={{ padding: 20, inlineSize: 360 }}>
        <button type="button">Before</button>
        <BatchChart
          title="Rows by batch"
          columns={columns}
          onOpen={onOpen}
          onPick={onPick}
          onRange={(first, last) => onRange(first.key, last.key)}
        />
        <button type="button">After</button>
      </div>
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('slider')).toBeVisible()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const slider = () => page.getByRole('slider', { name: 'Rows by batch' })
const tip = () => document.querySelector<HTMLElement>('[data-ec-chart-tip]')
const key = (at: number) => columns.at(at)?.key

/** By keyboard alone, from before the chart onto its columns. */
const enter = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
}
const pointAt = (at: number) => {
  const box = slider().element().getBoundingClientRect()
  return { clientX: box.left + ((at + 0.5) * box.width) / columns.length, clientY: box.top + 40 }
}
const point = (type: string, at: number) =>
  slider()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, ...pointAt(at) }))

it('[ux 7.17] is one tab stop, begins at the newest batch, and Left and Right go through them', async () => {
  await enter()
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringContaining(`Batch ${key(-1)}`))
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringContaining(`Batch ${key(-2)}`))
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '1')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '30')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('[ux 7.17] the focused batch has a tip with its time and counts, which Esc puts away', async () => {
  await enter()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(tip()?.textContent).toContain(`Batch ${key(-3)}`)
  expect(tip()?.textContent).toContain('Failed')
  await userEvent.keyboard('{Escape}')
  expect(tip()).toBeNull()
  await expect.element(slider()).toHaveFocus()
})

it('[ux 7.17] Enter opens the batch and the space bar narrows the list to it', async () => {
  await enter()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(columns.at(-2))
  await userEvent.keyboard(' ')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(columns.at(-2))
})

it('[ux 7.17] Shift and arrows draw out a period, which counts when Shift is let go', async () => {
  await enter()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{ArrowLeft}')
  await expect
    .element(slider())
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(new RegExp(`^Batch ${key(-4)}.* to Batch ${key(-2)}`)),
    )
  expect(onRange).not.toHaveBeenCalled()
  await userEvent.keyboard('{/Shift}')
  expect(onRange).toHaveBeenCalledExactlyOnceWith(key(-4), key(-2))
})

it('Esc gives a period up that is being drawn out', async () => {
  await enter()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{Escape}{/Shift}')
  expect(onRange).not.toHaveBeenCalled()
})

it('[ux 7.17] the batch under the pointer has a tip inside the window, and a click picks it', async () => {
  for (const at of [0, 14, 29]) {
    point('pointermove', at)
    await expect.poll(() => tip()?.textContent).toContain(`Batch ${key(at)}`)
    const box = tip()?.getBoundingClientRect()
    expect(box?.left).toBeGreaterThan(0)
    expect(box?.right).toBeLessThan(window.innerWidth)
  }
  const box = slider().element().getBoundingClientRect()
  await userEvent.click(slider(), { position: { x: pointAt(21).clientX - box.left, y: 40 } })
  expect(onPick).toHaveBeenCalledExactlyOnceWith(columns[21])
  expect(onRange).not.toHaveBeenCalled()
})

it('[ux 7.17] a drag picks a period, in either direction', async () => {
  point('pointerdown', 20)
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '21')
  point('pointermove', 12)
  point('pointermove', 10)
  await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/ to Batch/))
  point('pointerup', 10)
  expect(onRange).toHaveBeenCalledExactlyOnceWith(key(10), key(20))
  expect(onPick).not.toHaveBeenCalled()
})

it('[ux 7.17] is an image with a summary, and the same figures as a table on demand', async () => {
  await expect
    .element(page.getByRole('img', { name: /^30 batches, 08\/15 to 09\/13\. .* rows accepted, .* 1 failed/ }))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show as table' }))
  expect(page.getByRole('row').elements()).toHaveLength(31)
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Show as chart' }))
  await expect.element(slider()).toBeVisible()
})

it('thirty batches are few elements', () => {
  expect(document.querySelectorAll('[role="group"] *').length).toBeLessThan(70)
})

it('[ux 7.17] has its width before anything of it is painted', () => {
  cleanup()
  render(
    <ThemeRoot>
      <div style={{ inlineSize: 280 }}>
        <BatchChart title="Rows by batch" columns={columns} />
      </div>
    </ThemeRoot>,
  )
  const plot = slider().element().parentElement
  expect(page.getByRole('img').element().getBoundingClientRect().width).toBe(plot?.clientWidth)
})
