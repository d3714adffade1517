import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { EMPLOYEE, LARKSPUR, PASSWORD } from './support/people.ts'

test('[S2.1] from signing in to the one wrong value of a row', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Provider staff sign-in' }).click()
  await page.getByLabel('Username').fill(EMPLOYEE)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^District Select/ }).click()
  await page.keyboard.type('larkspur')
  await page
    .getByRole('option', { name: /Larkspur Valley Unified/ })
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data Explorer' }).click()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/import-logs`)
  await expect(page.getByRole('heading', { level: 1, name: 'Import Logs' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sync now' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Start|Sync/ })
    .click()
  await expect(page.getByText('Import started for Larkspur Valley Unified', { exact: true })).toBeVisible()
  const running = page.getByRole('row').filter({ hasText: 'Running' }).first()
  await expect(running).toBeVisible()
  const batch = await running.getByRole('link').first().innerText()
  const finished = page.getByRole('row').filter({ hasText: batch })
  // It moves by itself, from the first rows read to all of them.
  await expect(finished).not.toContainText('88,998')
  await expect(finished.getByText('Completed with rejections')).toBeVisible({ timeout: 110_000 })
  await expect(finished).toContainText('88,998')
  await finished.getByRole('link', { name: batch }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Batch ${batch}` })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await page.getByRole('button', { name: /Grade level not recognized/ }).click()
  await expect(page).toHaveURL(/cause/)
  const row = page.getByRole('row').filter({ hasText: 'TK+' }).first()
  await row.getByRole('button', { name: /^Open/ }).click()
  const record = page.getByRole('complementary', { name: /^Row/ })
  await expect(record).toContainText('GRADE')
  await expect(record).toContainText('TK+')
  await expect(record.getByText('FIRST_NM')).toBeVisible()
  await expectAccessible(page)
})
