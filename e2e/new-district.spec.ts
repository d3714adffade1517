import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { EMPLOYEE, signIn } from './support/people.ts'

/** A small district of the demo whose SIS, on the server's own machine, the new one reads too. */
const COPPERLEAF = { id: '413', certificate: 'DemosisApiKeyOf0610391'.padEnd(32, '0') }
const NEW = { name: 'Juniper Flats Unified', lea: '4199001' }

test('[S2.2] a new district from its first field to its first import, in the browser alone', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signIn(page, EMPLOYEE)
  await page.goto(`/${COPPERLEAF.id}/district/district-profile`)
  const address = await page.getByLabel('API URL').inputValue()
  await page.goto('/')

  await page.getByRole('link', { name: 'Add District' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add New District' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveTitle(/^District Add - /)
  await page.getByLabel(/^District name/).fill(NEW.name)
  await page.getByLabel(/^LEA/).fill(NEW.lea)
  await page.getByLabel(/^State/).fill('Oreg')
  await page.getByRole('option', { name: 'Oregon (OR)' }).click()
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByLabel('Contact email').fill('data@juniper.example.org')
  await page.getByRole('button', { name: 'Add district' }).click()

  // R43: back on the page before, with the new district selected
  await expect(page.getByText(`District created (${NEW.name})`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: new RegExp(`^District Select.*${NEW.name}`) })).toBeVisible()

  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'District Management' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'District Overview' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Choose the SIS and enter its connection details')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync now' })).toHaveAttribute('aria-disabled', 'true')

  // What is left leads to its step on Setup, the first by the one primary button.
  await page.getByRole('link', { name: 'Set up (SIS connection)' }).click()
  await page.getByLabel('Student information system').selectOption({ label: 'Aeries' })
  await page.getByLabel(/^API URL/).fill(address)
  await page.getByLabel(/^Certificate/).fill(COPPERLEAF.certificate)
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('Connection works')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('SIS connection updated (Aeries)', { exact: true })).toBeVisible()

  // Each step that is done opens the next.
  await page.getByRole('switch', { name: 'Assessment' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: /^Create \d+ templates$/ }).click()
  await expect(page.getByRole('button', { name: /^Templates ?: done/ })).toBeVisible({ timeout: 60_000 })

  await main.getByRole('link', { name: 'District Overview' }).click()
  const sync = page.getByRole('button', { name: 'Sync now' })
  await expect(sync).not.toHaveAttribute('aria-disabled', 'true')
  await sync.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start sync' }).click()
  await expect(page.getByText(`Import started for ${NEW.name}`, { exact: true })).toBeVisible()
  const last = page.getByRole('region', { name: 'Recent imports' }).getByRole('listitem').first()
  await expect(last).toContainText(/Batch \d+ finished/, { timeout: 150_000 })
  // Only the export is left.
  await expect(page.getByRole('region', { name: 'Setup checklist' }).getByRole('listitem')).toHaveCount(1)
})
