import { expect, test } from '@playwright/test'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

test('[S2.1] a district switched in mid-request never shows the rows of the one before', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/import-logs`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const before = await page.getByRole('table').getByRole('rowheader').allInnerTexts()

  // Larkspur's next answer is held back until long after the switch.
  await page.route(/import-log-headers.*lea=4107320/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue().catch(() => undefined)
  })
  await page
    .getByRole('columnheader', { name: /Rows read/ })
    .getByRole('button', { name: 'Rows read', exact: true })
    .click()
  await page.getByRole('button', { name: /^District Select/ }).click()
  await page.getByRole('option', { name: /Copperleaf Unified/ }).click()
  await expect(page).not.toHaveURL(new RegExp(`/${LARKSPUR.id}/`))
  await expect(page).toHaveURL(/\/import-logs/)
  await expect(rows.nth(1)).toBeVisible()
  await page.waitForTimeout(2_500)
  const after = await page.getByRole('table').getByRole('rowheader').allInnerTexts()
  expect(after.filter((batch) => before.includes(batch))).toEqual([])
})

test('[S2.1] an unknown district says so and leaves the picker usable', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  await page.goto('/999999/import-logs')
  await expect(page.getByRole('heading', { name: 'District not found' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^District Select/ })).toBeEnabled()
})
