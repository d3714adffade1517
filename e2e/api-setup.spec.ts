import { expect, test } from '@playwright/test'
import { LARKSPUR, signIn } from './support/people.ts'

/** What opens the simulated SIS of the demo's first district. */
const CERTIFICATE = 'DemosisApiKeyOf4107320'.padEnd(32, '0')

test('[ux 9.2] a district that imports opens as connected; its user changes the contact, and the connection after a test', async ({
  page,
}) => {
  await signIn(page, 'api@example.org')
  await page.goto('/client-communication')
  await expect(page).toHaveURL(new RegExp(`/${LARKSPUR.id}/client-communication\\?m=1`))
  await expect(
    page.getByText(`Your data provider asked ${LARKSPUR.name} for its SIS connection`),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
  await expect(page.getByText(/^Saved \d\d\/\d\d\/2026/)).toBeVisible()

  await page.getByRole('button', { name: 'Change contact' }).click()
  await page.getByLabel(/^Contact name/).fill('Dana Reyes-Holt')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Dana Reyes-Holt')).toBeVisible()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('Step 2 of 3').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SIS connection' })).toBeFocused()
  await page.getByRole('button', { name: 'Replace Certificate' }).click()
  await page.getByRole('textbox', { name: 'Certificate' }).fill('x'.repeat(32))
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The keys are accepted' })).toContainText(
    'Check the certificate.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'The connection is secure' })).toContainText(
    'Not encrypted: the address starts with http://.',
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText("These values weren't accepted.", { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('textbox', { name: 'Certificate' }).fill(CERTIFICATE)
  await expect(page.getByText('Values changed. Test again.')).toBeVisible()
  await page.getByRole('button', { name: 'Test again' }).click()
  await expect(page.getByText(/^Aeries responded and listed 24 schools\./)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
  await expect(page.getByText(/^Connected, 24 schools/)).toBeVisible()
  await expect(page.getByText(/^Saved 09\/14\/2026/)).toBeVisible()
  expect(await page.content()).not.toContain(CERTIFICATE)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
})
