import { expect, test } from '@playwright/test'
import { BARE_EMPLOYEE, EMPLOYEE, expireSession, LARKSPUR, PASSWORD, signIn } from './support/people.ts'

const DENIED = 'Access Denied. Requires the following role(s): ROLE_IMPORT_LOG_VIEW'

test('[S4] a denied route keeps the user where they were, with the exact message and no history entry', async ({
  page,
}) => {
  await signIn(page, BARE_EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/district`)
  await expect(page.getByRole('heading', { level: 1, name: 'District Overview' })).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  // A link in the page, as a portal or a saved note would hold one.
  await page.evaluate((path) => {
    history.pushState(history.state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/${LARKSPUR.id}/import-logs`)
  await expect(page.getByText(DENIED, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/district`)
  await expect(page.getByRole('heading', { level: 1, name: 'District Overview' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
})

test('[S4] a first visit to a denied route opens the dashboard with the message', async ({ page }) => {
  await signIn(page, BARE_EMPLOYEE)
  // The message stays for seconds only, and a page that is busy is loaded late.
  await page.goto(`/${LARKSPUR.id}/import-logs`, { waitUntil: 'commit' })
  await expect(page.getByText(DENIED, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[S4] an expired session leads to login once, and back to the same place', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/import-logs`)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expireSession(page)
  await page
    .getByRole('button', { name: /^Batch|Refresh|Updated/ })
    .first()
    .click({ timeout: 3000 })
    // What the bell asks by itself may have found out first, and the list is gone.
    .catch(() => undefined)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('You were signed out. Sign in to go back to Import Logs.')).toBeVisible()
  const staff = page.getByRole('button', { name: 'Provider staff sign-in' })
  if (await staff.isVisible()) await staff.click()
  await page.getByLabel('Username').fill(EMPLOYEE)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`/${LARKSPUR.id}/import-logs`)
  await expect(page.getByRole('heading', { level: 1, name: 'Import Logs' })).toBeVisible()
})

test('[S5] a wrong password says so in one sentence and keeps the user name', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Provider staff sign-in' }).click()
  await page.getByLabel('Username').fill(EMPLOYEE)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    page.getByText('The username or password is incorrect, or the account is locked.'),
  ).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(EMPLOYEE)
})
