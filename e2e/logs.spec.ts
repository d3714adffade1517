import { expect, type Locator, type Page, test } from '@playwright/test'
import { importLogAddresses } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

test('[S2.2] the logs lead from a batch to one wrong value and its line, and back to the list as it was', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, EMPLOYEE)
  const at = await importLogAddresses(page.request)
  await page.goto(at.list)
  await page.getByRole('searchbox', { name: 'Batch ID or source' }).fill(at.batchId)
  await expect(page.getByText('1 batch', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: at.batchId, exact: true }).click()

  await expect(title(page, `Batch ${at.batchId}`)).toBeVisible()
  await page.getByRole('button', { name: 'Show more about Students' }).click()
  await page.getByRole('link', { name: /Grade level not recognized/ }).click()

  await expect(title(page, 'Students')).toBeVisible()
  const cause = page.getByRole('button', { name: '2 Grade level not recognized' })
  await expect(cause).toHaveAttribute('aria-pressed', 'true')
  const fix = page
    .getByRole('listitem')
    .filter({ has: cause })
    .getByRole('link', { name: 'Add 2 translations' })
  const editor = new URL((await fix.getAttribute('href')) ?? '', page.url())
  expect(editor.pathname).toMatch(new RegExp(`^/${LARKSPUR.id}/district/sis-imports/\\d+$`))
  expect([...editor.searchParams]).toEqual([
    ['column', 'gradeLevel'],
    ['values[0]', expect.any(String)],
    ['values[1]', expect.any(String)],
  ])

  // The list has the keyboard: Enter opens the record and leads into it, J and K go to the neighbors
  const first = page.getByRole('rowheader').first()
  await first.click()
  const record = page.getByRole('complementary', { name: /^Row/ })
  await expect(record).toContainText('1 of 214')
  await expect(record).toContainText('GRADE')
  await expect(record.getByText('hidden').first()).toBeAttached()
  await page.keyboard.press('j')
  await expect(record).toContainText('2 of 214')
  await page.keyboard.press('k')
  await expect(record).toContainText('1 of 214')
  const row = queryOf(page).get('row')
  expect(row).not.toBeNull()

  await page.getByRole('link', { name: /^Error Logs/ }).click()
  const find = page.getByRole('searchbox', { name: 'Find in messages' })
  await find.fill('0417')
  const position = page.getByText(/^\d+ of \d+ on this page$/)
  await expect(position).toHaveText(/^1 of /)
  const marks = page.locator('mark')
  await expect.poll(() => marks.count()).toBeGreaterThan(1)
  await find.press('Enter')
  await expect(position).toHaveText(/^2 of /)
  await expect(page.locator('mark[aria-current]')).toBeInViewport()
  await find.press('Shift+Enter')
  await expect(position).toHaveText(/^1 of /)

  await page.goBack()
  await expect(record).toContainText('1 of 214')
  expect(queryOf(page).get('row')).toBe(row)
  await expect(cause).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(record).toBeHidden()
  await page.goBack()
  await expect(title(page, `Batch ${at.batchId}`)).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Import Logs')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Batch ID or source' })).toHaveValue(at.batchId)
  await expect(page.getByText('1 batch', { exact: true })).toBeVisible()
})

test('[R47] an export is sent again from its log, and the list shows it at once', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/export-logs`)
  // Of an export that is there: the newest of all may be of one that was deleted.
  const newest = page.getByRole('row').filter({ hasText: 'Gradebook' }).first().getByRole('rowheader')
  const batch = async () => Number(await newest.getByRole('link').innerText())
  const before = await batch()
  await page.getByRole('button', { name: `Actions for ${before}` }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(LARKSPUR.name)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/ is being sent$/).first()).toBeVisible()
  await expect.poll(batch).toBeGreaterThan(before)
})
