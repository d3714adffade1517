import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { PASSWORD } from './support/people.ts'

const CINDER = { id: '420', name: 'Cinder Grove Unit District' }

const chooseDistrict = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Find your district' }).fill('Cinder')
  await page.getByRole('option', { name: new RegExp(CINDER.name) }).click()
  await page.getByRole('link', { name: 'Continue with Google' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Demo identity provider' })).toBeVisible()
}
const signInThere = async (page: Page, username: string) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('[R12] somebody signs in with the identity provider of their district and gets to the wanted page', async ({
  page,
}) => {
  const wanted = `/${CINDER.id}/district`
  await page.goto(wanted)
  await chooseDistrict(page)
  await signInThere(page, 'cinder@example.org')
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'District Overview' })).toBeVisible()
  await page.goto('/api/logout')
  await page.goto('/login')
  await expect(page.getByText('Last used on this computer')).toBeVisible()
})

test('[R12] somebody without an account reads why in one sentence, with a reference number', async ({
  page,
}) => {
  await page.goto('/login')
  await chooseDistrict(page)
  await signInThere(page, 'unknown@example.org')
  await expect(page.getByRole('alert')).toHaveText(
    /^You don't have an account here yet\. Ask your administrator to add you\. Reference number: \d{4}-\d{4}\.$/,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
})
