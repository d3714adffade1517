import { expect, test } from '@playwright/test'
import { logAddresses } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

const district = `/${LARKSPUR.id}`

test('[ux 8.1] in a low window Import Details shows six rows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await signIn(page, EMPLOYEE)
  const details = (await logAddresses(page.request)).find((address) => address.includes('/details/')) ?? ''
  await page.goto(details)
  const rows = page.getByRole('grid').locator('tbody tr')
  await expect(rows.nth(5)).toBeInViewport({ ratio: 1 })
  const edge = await page.getByRole('navigation', { name: 'Pages' }).boundingBox()
  const sixth = await rows.nth(5).boundingBox()
  expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  await page.getByRole('button', { name: /causes$/ }).click()
  await expect(page.getByRole('region', { name: 'What to fix' }).getByRole('listitem').first()).toBeVisible()
})

test('[ux 4.5] from 640 to 1000 px the picker has 160 px and more in the rollover season, on phones all of them', async ({
  page,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`${district}/import-logs`)
  const picker = page.getByRole('button', { name: /^District Select/ })
  for (const width of [640, 700, 768, 899, 900, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await picker.boundingBox())?.width, { message: `${width}` })
      .toBeGreaterThanOrEqual(160)
    await expect(page.getByRole('banner').getByText('Data Year')).toBeAttached()
    const inside = await page
      .getByRole('banner')
      .evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(inside, `${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await picker.boundingBox())?.width).toBeGreaterThanOrEqual(350)
})

test('[ux 10] the drawer of the navigation and Go to give the focus back the first time too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, EMPLOYEE)
  await page.goto(`${district}/import-logs`)
  for (const name of ['Open navigation', 'Go to']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})
