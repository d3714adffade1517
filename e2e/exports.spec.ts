import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

test('[ux 9.7] an export is added, sent, found in the log, paused and deleted', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/export`)

  // The menu of products, by keyboard alone.
  const add = page.getByRole('button', { name: 'Add export' })
  await expect(add).not.toHaveAttribute('aria-disabled', 'true')
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Special Education' })).toBeVisible()
  await page.keyboard.type('Spec')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Export: Special Education' })).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('radio', { name: /^Download/ }).click()
  await expect(page.getByLabel(/^Host/)).toBeHidden()
  await expect(page.getByText('For example users.csv', { exact: true })).toBeVisible()
  await page.getByLabel(/^Files/).selectOption({ label: 'Custom CSV' })
  await page.getByLabel(/^File names/).fill('{product}-{component}-{yyyyMMdd}.csv')
  await page
    .getByRole('group', { name: /^Components/ })
    .getByRole('checkbox', { name: 'Sites' })
    .check()
  await expect(
    page.getByText('For example special-education-sites-20260914.csv', { exact: true }),
  ).toBeVisible()
  await page.getByRole('switch', { name: /^Single ZIP file/ }).click()
  await expect(
    page.getByText('For example special-education-export-20260914.zip', { exact: true }),
  ).toBeVisible()
  await page.getByRole('switch', { name: /^Enabled/ }).click()
  await page.getByRole('button', { name: 'Add export' }).click()
  await expect(page.getByText('Export created (Special Education)', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/export`)

  const row = page.getByRole('row').filter({ hasText: 'Special Education' })
  const choose = async (name: string) => {
    // A row that changes just then has another menu.
    await expect(async () => {
      await row.getByRole('button', { name: /^Actions for Special Education/ }).click()
      await page.getByRole('menuitem', { name }).click({ timeout: 2_000 })
    }).toPass()
  }
  await expect(row).toContainText('Not sent yet')
  await choose('Send now')
  const question = page.getByRole('alertdialog', { name: 'Send Data for Special Education now?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Send export' }).click()
  await expect(question).toBeHidden()
  await expect(row).toContainText('Sent', { timeout: 60_000 })
  await expect(row).toContainText('09/14/2026')

  await choose('Open last run')
  await expect(page).toHaveURL(new RegExp(`/${LARKSPUR.id}/export-logs/results/\\d+$`))
  await expect(page.getByRole('main')).toContainText('special-education-export-20260914.zip')
  await page.goBack()

  await choose('Pause')
  await expect(page.getByText('Export updated (Special Education)', { exact: true })).toBeVisible()
  await expect(row).toContainText('Paused')

  await choose('Delete export')
  const last = page.getByRole('alertdialog', { name: 'Delete Data for Special Education?' })
  await expect(last.getByRole('button', { name: 'Delete export' })).toHaveAttribute('aria-disabled', 'true')
  await last.getByRole('textbox').fill('Data for Special Education')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Export deleted (Special Education)', { exact: true })).toBeVisible()
  await expect(last).toBeHidden()
  await expect(row).toHaveCount(0)
})
