import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../theme-root/theme-root.tsx'
import { RowBar, type RowBarProps } from './row-bar.tsx'

afterEach(cleanup)

const widths = async (counts: RowBarProps): Promise<number[]> => {
  render(
    <ThemeRoot>
      <div style={{ inlineSize: 100 }}>
        <RowBar {...counts} />
      </div>
    </ThemeRoot>,
  )
  const bar = page.getByRole('img')
  await expect.element(bar).toBeVisible()
  return [...bar.element().children].map((segment) => segment.getBoundingClientRect().width)
}

it('[ux 7.17] one rejected row in 40,000 is 2 px wide', async () => {
  const [accepted, rejected] = await widths({ accepted: 39_999, rejected: 1 })
  expect(rejected).toBe(2)
  expect(accepted).toBeCloseTo(96)
})

it('[ux 7.17] four kinds stand side by side with 2 px between, none below 2 px', async () => {
  const all = await widths({ accepted: 40_000, warned: 1, rejected: 1, remaining: 1 })
  expect(all).toHaveLength(4)
  for (const width of all.slice(1)) expect(width).toBe(2)
  expect(all.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100 - 3 * 2)
})

it('what is missing to a common width is as wide as its share', async () => {
  const [accepted, empty] = await widths({ accepted: 25, rejected: 0, total: 100 })
  expect(accepted).toBeCloseTo(24.5)
  expect(empty).toBeCloseTo(73.5)
})
