import { expect, test } from '@playwright/test'
import { importLogAddresses } from './support/addresses.ts'
import { EMPLOYEE, signIn } from './support/people.ts'

test.beforeEach(({ page }) => signIn(page, EMPLOYEE))

test('[S2] every level opens by its address and after a reload', async ({ page }) => {
  const at = await importLogAddresses(page.request)
  const levels = [
    [at.list, 'Import Logs'],
    [at.results, `Batch ${at.batchId}`],
    [at.details, 'Students'],
    [at.errors, 'Students'],
  ] as const
  for (const [address, heading] of levels) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const list = page.getByRole('table').or(page.getByRole('grid'))
    await expect(list.getByRole('row').nth(1)).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('[S2] back and forward walk the drill-down and keep the state of each list', async ({ page }) => {
  const at = await importLogAddresses(page.request)
  await page.goto(`${at.list}?sort[recordsRejected]=desc`)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('table').getByRole('link', { name: at.batchId, exact: true }).click()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page).toHaveURL(at.details)
  await page.goBack()
  await expect(page).toHaveURL(at.results)
  await page.goBack()
  await expect(page).toHaveURL(/sort\[recordsRejected\]=desc/)
  await expect(page.getByRole('columnheader', { name: /^Rejected/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(at.details)
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
})

test('[S2] an unknown address leads home', async ({ page }) => {
  // The message stays for seconds only, and a page that is busy is loaded late.
  await page.goto('/no/such/place', { waitUntil: 'commit' })
  await expect(page.getByText("That page doesn't exist.", { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('[S2.2] a flat spelling leads to the canonical address, with its query', async ({ page }) => {
  // A page that the list doesn't have would leave the address as soon as the list is there.
  await page.goto('/412/sis-imports/templates?search=students')
  await expect(page).toHaveURL('/412/district/sis-imports/templates?search=students')
})
