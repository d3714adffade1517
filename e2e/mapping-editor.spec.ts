import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { importLogAddresses, lea } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

test('[ux 9.5] from codes that an import refused to their translations, saved and synced: the rows are accepted', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, EMPLOYEE)
  const at = await importLogAddresses(page.request)
  await page.goto(at.details)
  await page.getByRole('link', { name: 'Add 2 translations' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Edit Template: Students' })).toBeVisible()
  await expectAccessible(page)
  const panel = page.getByRole('complementary', { name: 'gradeLevel from GRADE' })
  await expect(panel.getByText('2 values have no translation', { exact: true })).toBeVisible()
  await expect(panel.getByRole('combobox', { name: 'Platform value for TK+' })).toBeFocused()
  await panel
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  const second = panel.getByRole('combobox', { name: 'Platform value for PK3' })
  await second.fill('Preschool')
  await expect(page.locator('[role="option"][data-focus]')).toContainText('Preschool')
  await second.press('Enter')
  await expect(panel.getByText(/have no translation|has no translation/)).toBeHidden()

  const row = page.getByRole('row', { name: /^gradeLevel/ })
  await expect(row).toContainText('Edited')
  await expect(row).toContainText('12 of 12')
  await page.getByRole('button', { name: 'More ways to save' }).click()
  await page.getByRole('menuitem', { name: 'Save and sync now' }).click()

  await expect(page).toHaveURL(/\/import-logs\/results\/\d+$/, { timeout: 60_000 })
  const batch = new URL(page.url()).pathname.split('/').at(-1)
  expect(batch).not.toBe(at.batchId)
  await expect(page.getByText(/^Completed/).first()).toBeVisible({ timeout: 120_000 })
  const code = await lea(page.request)
  const rejectedIn = async (id: string | undefined): Promise<number> => {
    const answer = await page.request.get(
      `/api/district/import-log-results?lea=${code}&filter[batchId]=${id}&filter[componentName]=students`,
    )
    const { data } = await answer.json()
    return data[0].recordsRejected
  }
  expect(await rejectedIn(batch)).toBe((await rejectedIn(at.batchId)) - 214)
})

test('[ux 10] a panel whose code is fetched for the first press gives the focus back to its button', async ({
  page,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/district/sis-imports/templates`)
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Template: Students' })).toBeVisible()
  for (const name of ['Template settings', 'Try a file']) {
    await page.reload()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
})
