import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { exportAddresses, logAddresses } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

const schemes = ['light', 'dark'] as const
const districtAddresses = [
  `/${LARKSPUR.id}/district`,
  `/${LARKSPUR.id}/district/district-profile`,
  '/district/add',
  `/${LARKSPUR.id}/site`,
  `/${LARKSPUR.id}/site?code=0403`,
  `/${LARKSPUR.id}/site?edit=types`,
  `/${LARKSPUR.id}/client-communication`,
  `/${LARKSPUR.id}/client-communication?step=connection`,
  `/${LARKSPUR.id}/district/sis-imports/api-setup`,
  `/${LARKSPUR.id}/district/sis-imports/create`,
]
const explorerAddresses = [
  `/${LARKSPUR.id}/data-explorer`,
  `/${LARKSPUR.id}/table-viewer/students`,
  `/${LARKSPUR.id}/table-viewer/attendance`,
  `/${LARKSPUR.id}/table-viewer/sites`,
]

for (const colorScheme of schemes) {
  test(`[S2] every screen is axe clean in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(210_000)
    await page.emulateMedia({ colorScheme })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const violationsHere = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html),
      }))
    expect(await violationsHere(), '/login').toEqual([])

    await signIn(page, EMPLOYEE)
    const logs = await logAddresses(page.request)
    const check = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violationsHere(), address).toEqual([])
    }
    const exports = await exportAddresses(page.request)
    const wide = [
      '/',
      `/${LARKSPUR.id}/setup`,
      ...logs,
      ...exports,
      ...districtAddresses,
      ...explorerAddresses,
    ]
    for (const address of wide) await check(address)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of explorerAddresses) await check(address)
  })
}

test('[S2] no screen scrolls sideways at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, EMPLOYEE)
  const logs = await logAddresses(page.request)
  const exports = await exportAddresses(page.request)
  for (const address of ['/', ...logs, ...exports, ...districtAddresses, ...explorerAddresses]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})
