import { expect, type Page, test } from '@playwright/test'
import { EMPLOYEE, signIn } from './support/people.ts'

const portal = 'http://localhost:4392'

/** Every computed style of the portal's own elements, in document order. */
const ownStyles = (page: Page) =>
  page.evaluate(() => {
    const skipped = /^(block-size|height|inline-size|width|perspective-origin|transform-origin)$/
    const roots = [
      document.documentElement,
      document.body,
      document.querySelector('nav'),
      document.querySelector('[data-portal-own]'),
    ]
    const elements = roots.flatMap((root, index) =>
      root ? [root, ...(index > 1 ? root.querySelectorAll('*') : [])] : [],
    )
    return elements.map((element) => {
      const style = getComputedStyle(element)
      return [...style]
        .filter((name) => !skipped.test(name) && !name.startsWith('--'))
        .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`)
    })
  })

test.describe('[architecture 8] a portal with its own router and hostile styles', () => {
  test.use({ baseURL: portal })

  test('works with Import Logs beside its own page, and each link stays in the portal', async ({ page }) => {
    await signIn(page, EMPLOYEE)
    await page.goto('/imports')
    const first = page
      .getByRole('table', { name: /Import logs/i })
      .getByRole('rowheader')
      .first()
      .getByRole('link')
    await expect(first).toBeVisible()
    await first.click()
    await expect(page).toHaveURL(/\/imports\/\d+$/)
    await expect(page.getByRole('heading', { name: /^Batch \d+$/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'School news' })).toBeVisible()
    await expect(page).toHaveTitle('Larkspur Staff Portal')
  })

  test('keeps every computed style of its own elements', async ({ page }) => {
    await signIn(page, EMPLOYEE)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'School news' })).toBeVisible()
    const before = await ownStyles(page)
    await page.getByRole('link', { name: 'SIS imports' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.mouse.move(0, 0)
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    )
    expect(await ownStyles(page)).toEqual(before)
  })

  test("changes none of the console's styles that matter", async ({ page }) => {
    await signIn(page, EMPLOYEE)
    await page.goto('/imports')
    const sync = page.getByRole('button', { name: 'Sync now' })
    await expect(sync).toBeVisible()
    await expect(sync).toHaveCSS('text-transform', 'none')
    await expect(sync).toHaveCSS('font-size', '13px')
    await expect(sync).toHaveCSS('border-radius', '7px')
    await expect(sync).toHaveCSS('background-color', 'rgb(43, 84, 211)')
    await expect(sync).not.toHaveCSS('font-family', /Georgia/)
    const cell = page.getByRole('table').getByRole('cell').first()
    await expect(cell).toHaveCSS('font-size', '13px')
    const heading = page.getByRole('heading', { name: 'Import Logs' })
    await expect(heading).toHaveCSS('font-size', '20px')
    await expect(heading).toHaveCSS('font-style', 'normal')
    const link = page.getByRole('rowheader').first().getByRole('link')
    await expect(link).toHaveCSS('text-decoration-line', 'none')
    await expect(link).toHaveCSS('color', 'rgb(33, 73, 193)')
  })
})
