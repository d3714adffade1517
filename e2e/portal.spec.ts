import { expect, type Page, test } from '@playwright/test'
import { EMPLOYEE, signIn } from './support/people.ts'

/** Each element's computed styles, but for what follows from the room it is given. */
const stylesOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const measures =
      /^(block-size|height|inline-size|width|perspective-origin|transform-origin|inset.*|top|left|right|bottom)$/
    return [...document.querySelectorAll(wanted)]
      .filter((element) => !element.parentElement?.closest('svg'))
      .map((element) => {
        const style = getComputedStyle(element)
        const names = [...style].filter((name) => !measures.test(name) && !name.startsWith('--'))
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)]
      })
  }, selector)

const OWN =
  'html, body, nav[aria-label="Portal"], nav[aria-label="Portal"] *, [data-portal-own], [data-portal-own] *'
const CONSOLE = '[data-ec-root], [data-ec-root] *'

test.describe('[S1] a portal with its own router and hostile styles', () => {
  test.use({ baseURL: 'http://localhost:4392' })
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
      await page.waitForLoadState('networkidle')
      return stylesOf(page, CONSOLE)
    }
    const plain = await consoleAt('/imports?plain')
    expect(plain.length).toBeGreaterThan(100)
    expect(await consoleAt('/imports')).toEqual(plain)
  })
})
