import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import type { FrameWidth } from '../frame/use-frame-width.ts'
import { Header } from './header.tsx'

afterEach(cleanup)

async function showHeader(pixels: number, width: FrameWidth) {
  await page.viewport(pixels, 640)
  const { runtime } = await showScreen(
    <ThemeRoot>
      <Header width={width} ready onMenu={() => {}} />
    </ThemeRoot>,
    {
      server: rowsServer({
        districts: [districtItem(42, 'Larkspur Valley Unified'), districtItem(7)],
        roles: ROLES,
      }),
      as: 'somebody',
      navigation: memoryNavigation(placeOf('import-logs', { districtId: '42' })),
    },
  )
  await runtime.districts.follow('42')
  return page.getByRole('button', { name: /^District Select Larkspur/ })
}

it('[ux 4.5] over a folded navigation the picker has the room beside the brand, and names the whole district', async () => {
  const picker = await showHeader(900, 'medium')
  await expect.poll(() => picker.element().getBoundingClientRect().width).toBeGreaterThan(280)
  const name = picker.getByText(/^Larkspur/).element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})

it.each([
  [640, 'out of sight'],
  [680, 'in sight'],
])('[ux 7.2] in a frame of %i px the name beside the mark is %s, and never cut', async (pixels, expected) => {
  const picker = await showHeader(pixels, 'narrow')
  await expect.element(picker).toBeVisible()
  const brand = page.getByRole('link', { name: /home$/ }).element().getBoundingClientRect()
  const name = page.getByText('Console', { exact: true }).element().getBoundingClientRect()
  expect(brand.right).toBeLessThanOrEqual(picker.element().getBoundingClientRect().left)
  expect(name.top < brand.bottom ? 'in sight' : 'out of sight').toBe(expected)
  if (expected === 'in sight') expect(name.right).toBeLessThanOrEqual(brand.right)
})
