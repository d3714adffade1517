import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { EMPLOYEE, signIn } from './support/people.ts'

const NEW = { districtName: 'Wild Lilac Unified', lea: '4199002' }

test('[ux 9.3] a standard set in an empty district; one is copied, one deleted; a file keeps them all and brings one back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, EMPLOYEE)
  const made = await page.request.post(`/api/district?lea=${NEW.lea}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...NEW, state: 'OR' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { data: district } = await made.json()
  await page.goto(`/${district.id}/district/sis-imports`)
  await expect(page).toHaveURL(`/${district.id}/district/sis-imports/templates`)
  await expect(page.getByText('No templates yet')).toBeVisible()

  await page.getByRole('button', { name: 'Create standard templates' }).click()
  const standard = page.getByRole('dialog', { name: 'Create standard templates' })
  await standard.getByLabel('Student information system').selectOption({ label: 'Q' })
  await standard.getByRole('button', { name: 'Create 7 templates' }).click()
  await expect(standard.getByText('7 templates created')).toBeVisible()
  await standard.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('radio', { name: 'Created 7' })).toBeChecked()
  await expect(page.getByRole('rowheader')).toHaveCount(16)

  const rowOf = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await rowOf(/^Sites$/)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('Template created (Sites)', { exact: true })).toBeVisible()
  const copy = rowOf(/^Sites Sites \(copy\) Paused$/)
  await expect(copy).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download all templates' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^wild-lilac-unified_import-templates_.*\.json$/)
  const path = await download.path()
  const { templates } = JSON.parse(await readFile(path, 'utf8'))
  expect(templates).toHaveLength(8)

  await copy.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete the Sites (copy) template?' })
  await question.getByLabel(/^Type/).fill('Sites (copy)')
  await question.getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByText('Template deleted (Sites (copy))', { exact: true })).toBeVisible()
  await expect(copy).toBeHidden()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Upload templates' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload templates' })
  await upload.locator('input[type=file]').setInputFiles(path)
  await expect(upload.getByText('Unchanged')).toHaveCount(7)
  await upload.getByRole('button', { name: 'Save 1 template' }).click()
  await expect(upload.getByText('1 template saved')).toBeVisible()
  await upload.getByRole('button', { name: 'Done' }).click()
  await expect(copy).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Created 8' })).toBeVisible()
})
