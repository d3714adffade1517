import { expect, test } from '@playwright/test'
import { EMPLOYEE, expireSession, LARKSPUR, PASSWORD, signIn } from './support/people.ts'

test('[R12] a district’s user signs in, and the dashboard leads to the connection of their district', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('combobox', { name: 'Find your district' }).fill('larkspur')
  await page
    .getByRole('option', { name: new RegExp(LARKSPUR.name) })
    .first()
    .click()
  await page.getByLabel('Username').fill('admin@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const card = page.getByRole('region', { name: /^API Setup/ })
  await card.getByRole('link', { name: /API Setup$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/${LARKSPUR.id}/client-communication`))
  await expect(page.getByRole('heading', { level: 1, name: 'API Setup' })).toBeVisible()
})

test('[R14] a session that ends while somebody types loses nothing of it', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/district-profile`)
  const contact = page.getByLabel('Contact name')
  await contact.fill('Robin Vale')
  // What the user types is kept: the draft is saved a moment after the last keystroke
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Robin Vale')
  await expireSession(page)
  // Another call of the page may learn of it first: then there is nothing left to press.
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click({ timeout: 5_000 }).catch(() => expect(save).toHaveCount(0))
  await expect(page.getByText('You were signed out. Sign in to go back to District Profile.')).toBeVisible()
  await page.getByRole('button', { name: 'Provider staff sign-in' }).click()
  await page.getByLabel('Username').fill(EMPLOYEE)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/district-profile$/)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(contact).toHaveValue('Robin Vale')
})

test('[R42] a link of another site signs nobody out by itself', async ({ page, baseURL }) => {
  await signIn(page, EMPLOYEE)
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL}/api/logout">A prize</a>` }),
  )
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link', { name: 'A prize' }).click()
  await expect(page.getByRole('heading', { name: 'Sign out' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
})
