import { memoryNavigation, placeOf, ROLES } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { districtItem, rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Header } from './header.tsx'

afterEach(cleanup)

it('[ux 4.5] over a folded navigation the picker has the room beside the brand, and names the whole district', async () => {
  await page.viewport(900, 640)
  const { runtime } = await showScreen(
    <ThemeRoot>
      <Header width="medium" ready onMenu={() => {}} />
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
  const picker = page.getByRole('button', { name: /^District Select Larkspur/ })
  await expect.poll(() => picker.element().getBoundingClientRect().width).toBeGreaterThan(280)
  const name = picker.getByText(/^Larkspur/).element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})
