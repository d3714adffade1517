import { expect, test } from '@playwright/test'
import { importLogAddresses } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

test('[domain 5.4] from rows without a site to the site, and on to the types of three at once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, EMPLOYEE)
  const at = await importLogAddresses(page.request)
  await page.goto(at.details)
  await page.getByRole('link', { name: 'Add site 0417' }).first().click()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/site?code=0417`)

  const form = page.getByRole('dialog', { name: 'Add site' })
  await expect(form.getByLabel(/^Site code/)).toHaveValue('0417')
  await form.getByLabel(/^Site name/).fill('Juniper Ridge')
  await form.getByRole('button', { name: 'Add site' }).click()
  await expect(page.getByText('Site created (0417)', { exact: true })).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/site`)
  await expect(page.getByRole('button', { name: '0417', exact: true })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Codes without a site' })).toContainText(
    'Every code has a site',
  )

  await page.getByRole('searchbox', { name: 'Site code or name' }).fill('041')
  await expect(page.getByRole('rowheader')).toHaveText([
    '0410',
    '0411',
    '0412',
    '0413',
    '0414',
    '0415',
    '0416',
    '0417',
    '0418',
    '0419',
  ])
  await page.getByRole('button', { name: 'Edit types' }).click()
  const types = page.getByRole('combobox', { name: /^School type of/ })
  await expect(types.first()).toBeFocused()
  // Typed as in a spreadsheet: a type, then on to the next row.
  for (const _ of [1, 2, 3]) {
    await page.keyboard.type('Other')
    await page.keyboard.press('Enter')
  }
  await expect(types.nth(3)).toBeFocused()
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(bar.getByText('3 unsaved changes')).toBeVisible()
  await page.reload()
  await expect(bar.getByText('3 unsaved changes')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Site updated (0410, 0411, 0412)', { exact: true })).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row').filter({ hasText: '0412' })).toContainText('Other School')
})
