import { expect, type Page, test } from '@playwright/test'
import { e2eOrigin } from '../tests/e2e-ports.ts'
import { EMPLOYEE, signIn } from './support/people.ts'
import { settled } from './support/settled.ts'

/**
 * Each element's computed styles, but for what follows from the room it is given. One text for each: hundreds of thousands of
 * single ones take the runner many times as long to read and to compare.
 */
const stylesOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const measures =
      /^(block-size|height|inline-size|width|perspective-origin|transform-origin|inset.*|top|left|right|bottom)$/
    return [...document.querySelectorAll(wanted)]
      .filter((element) => !element.parentElement?.closest('svg'))
      .map((element) => {
        const style = getComputedStyle(element)
        const names = [...style].filter((name) => !measures.test(name) && !name.startsWith('--'))
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join(
          '\n',
        )
      })
  }, selector)

const OWN =
  'html, body, nav[aria-label="Portal"], nav[aria-label="Portal"] *, [data-portal-own], [data-portal-own] *'
const CONSOLE = '[data-ec-root], [data-ec-root] *'

test.describe('[S1] a portal with its own router and hostile styles', () => {
  test.use({ baseURL: e2eOrigin('portal') })
  test.beforeEach(({ page }) => signIn(page, EMPLOYEE))

  test('works with Import Logs beside its own page, and each link stays in the portal', async ({ page }) => {
    await page.goto('/imports')
    const first = page.getByRole('rowheader').first().getByRole('link')
    await expect(first).toBeVisible()
    await first.click()
    await expect(page).toHaveURL(/\/imports\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Batch \d+$/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'School news' })).toBeVisible()
    await expect(page).toHaveTitle('Larkspur Staff Portal')
  })

  test('has the list of users and the locked ones for its help desk', async ({ page }) => {
    await page.goto('/people/locked')
    const people = page.getByRole('rowheader')
    await expect(people.first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Locked Users' })).toBeVisible()
    const guessed = page.getByRole('row', { name: 'Too many wrong passwords' })
    const name = (await guessed.last().getByRole('rowheader').textContent()) ?? ''
    const locked = page.getByRole('row').filter({ hasText: name })
    await locked.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Unlock', exact: true }).click()
    await expect(locked).toHaveCount(0)

    await page.getByRole('link', { name: 'Help desk' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'User List' })).toBeVisible()
    await people.first().click()
    await expect(page.getByRole('heading', { name: 'Sync history' })).toBeVisible()
    await expect(page).toHaveURL(/\/people$/)
    // Screens that the portal has no place for are not offered.
    await expect(page.getByRole('link', { name: 'Edit roles' })).toHaveCount(0)
  })

  test('shows Attendance without the other fifteen tables, and opens a record beside its own page', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/attendance')
    const first = page.getByRole('rowheader').first().getByRole('button')
    await expect(first).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Attendance' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'School news' })).toBeVisible()
    // Nowhere to lead to: neither the rail nor the choice that stands in for it.
    await expect(page.getByRole('navigation', { name: 'Tables' })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Table', exact: true })).toHaveCount(0)
    expect(asked.filter((path) => path === '/api/attendance').length).toBeGreaterThan(0)
    expect(asked.filter((path) => path === '/api/district/students')).toEqual([])

    await page.getByRole('combobox', { name: 'School year' }).selectOption('2025-2026')
    await expect(page.getByText('No attendance rows in 2025-2026')).toBeVisible()
    await page.getByRole('button', { name: 'Show 2026-2027' }).click()
    const name = await first.textContent()
    await first.click()
    await expect(page.getByRole('dialog')).toContainText(name ?? '')
    await expect(page).toHaveURL(/\/attendance$/)
    await expect(page).toHaveTitle('Larkspur Staff Portal')
  })

  test('works with Export Logs beside Import Logs, down to one file, and none touches the other', async ({
    page,
  }) => {
    await page.goto('/exports')
    const exported = page.getByRole('region', { name: 'Export runs' })
    const imported = page.getByRole('region', { name: 'Import batches' })
    await expect(imported.getByRole('rowheader').first()).toBeVisible()
    // The rows after the first ten are drawn a moment later, in a room that they fill.
    await expect(imported.locator('tbody > tr[aria-hidden]')).toHaveCount(0)
    const all = await imported.getByRole('rowheader').count()
    const first = exported.getByRole('rowheader').first().getByRole('link')
    const batch = (await first.textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Run ID, product, or export' }).fill(batch)
    await expect(exported.getByRole('rowheader')).toHaveCount(1)
    await expect(imported.getByRole('rowheader')).toHaveCount(all)
    await first.click()
    await expect(page).toHaveURL(new RegExp(`/exports/${batch}$`))
    await expect(page.getByRole('heading', { name: `Export ${batch}` })).toBeVisible()
    await page.getByRole('rowheader').first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/exports/${batch}/\\d+$`))
    await expect(page.getByRole('region', { name: 'Transfer log' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'School news' })).toBeVisible()
    await expect(page).toHaveTitle('Larkspur Staff Portal')
  })

  test('has the whole console below an address of its own, in one history with its own pages', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Data office' }).click()
    await page.getByRole('link', { name: 'Imports' }).click()
    await expect(page).toHaveURL(/\/office\/data\/412\/import-logs$/)
    const batch = page.getByRole('rowheader').first().getByRole('link')
    await expect(batch).toHaveAttribute('href', /^\/office\/data\/412\/import-logs\/results\/\d+$/)
    await batch.click()
    await expect(page).toHaveURL(/\/office\/data\/412\/import-logs\/results\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Batch \d+$/ })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'School news' })).toBeVisible()

    await page.getByRole('link', { name: 'Our district' }).click()
    const email = page.getByRole('textbox', { name: /^Contact email/ })
    await email.fill('office@larkspur.example')
    const news = page.getByRole('link', { name: 'News' })
    await news.click()
    await page
      .getByRole('alertdialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(email).toHaveValue('office@larkspur.example')
    await expect(page).toHaveURL(/\/office\/data\/412\/district\/district-profile$/)
    await news.click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'School news' })).toBeVisible()
    await expect(page).toHaveURL(/\/office$/)
    await expect(page).toHaveTitle('Larkspur Staff Portal')
  })

  test('has Import Logs at addresses of TanStack Router', async ({ page }) => {
    await page.goto('/desk')
    const batch = page.getByRole('rowheader').first().getByRole('link')
    await expect(batch).toHaveAttribute('href', /^\/desk\/\d+$/)
    await batch.click()
    await expect(page).toHaveURL(/\/desk\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Batch \d+$/ })).toBeVisible()
    await page.getByRole('link', { name: 'All imports' }).click()
    await expect(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^Batch \d+$/ })).toBeVisible()
  })

  test('keeps every computed style of its own elements', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'School news' })).toBeVisible()
    const before = await stylesOf(page, OWN)
    await page.getByRole('link', { name: 'SIS imports' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await stylesOf(page, OWN)).toEqual(before)
  })

  test('leaves every computed style of the console as it is without the portal', async ({ page }) => {
    const consoleAt = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await settled(page)
      // Until the chart has loaded a placeholder moves in its place.
      await expect(page.getByRole('slider').first()).toBeVisible()
      return stylesOf(page, CONSOLE)
    }
    // What runs turns its icon, and its row changes when it ends: the other lane imports meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(async () => {
      const plain = await consoleAt('/imports?plain')
      expect(plain.length).toBeGreaterThan(100)
      expect(await consoleAt('/imports')).toEqual(plain)
    }).toPass({ timeout: 45_000 })
  })
})
