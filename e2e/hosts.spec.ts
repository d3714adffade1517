import { expect, type Page, test } from '@playwright/test'
import { E2E_NOW } from '../tests/e2e-now.ts'
import { e2eOrigin } from '../tests/e2e-ports.ts'
import { EMPLOYEE, signIn } from './support/people.ts'

/** The hosts of `apps/hosts`, by how they are built. */
const HOSTS = [
  { name: "Next's App Router", origin: e2eOrigin('next'), base: '' },
  { name: 'webpack 5 with React 18', origin: e2eOrigin('webpack'), base: '' },
  { name: 'Vite below a base path with React 18', origin: e2eOrigin('vite'), base: '/schools' },
] as const

/** Follows every link of the page's own origin, as a browser would that opens it in a new tab. */
const deadLinks = async (page: Page): Promise<string[]> => {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
  const answers = await Promise.all(
    [...new Set(links)].map(async (link) => ({ link, ok: (await page.request.get(link)).ok() })),
  )
  return answers.filter(({ ok }) => !ok).map(({ link }) => link)
}

for (const { name, origin, base } of HOSTS) {
  test.describe(`[S1] ${name}`, () => {
    test.use({ baseURL: origin })
    const wrong: string[] = []
    test.beforeEach(async ({ page }) => {
      wrong.length = 0
      // Imports of the last days are shown.
      await page.clock.setFixedTime(E2E_NOW)
      page.on('pageerror', (error) => wrong.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
      await signIn(page, EMPLOYEE)
    })

    test('embeds Import Logs, whose batches open in its place and lead back', async ({ page }) => {
      await page.goto(`${base}/`)
      await page.getByRole('link', { name: 'Imports' }).click()
      const batch = page.getByRole('rowheader').first().getByRole('link')
      const number = (await batch.textContent()) ?? ''
      expect(await deadLinks(page)).toEqual([])
      await batch.click()
      await expect(page.getByRole('heading', { name: `Batch ${number}` })).toBeVisible()
      await expect(page).toHaveURL(`${origin}${base}/imports`)
      await page.getByRole('link', { name: 'Import Logs' }).click()
      await expect(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      expect(wrong).toEqual([])
    })

    test('has the whole console below an address, in one history with its own pages', async ({ page }) => {
      await page.goto(`${base}/`)
      await page.getByRole('link', { name: 'Console' }).click()
      await expect(page).toHaveURL(`${origin}${base}/admin/412/import-logs`)
      const batch = page.getByRole('rowheader').first().getByRole('link')
      const number = (await batch.textContent()) ?? ''
      expect(await deadLinks(page)).toEqual([])
      await batch.click()
      const title = page.getByRole('heading', { name: `Batch ${number}` })
      await expect(title).toBeVisible()
      await expect(page).toHaveURL(`${origin}${base}/admin/412/import-logs/results/${number}`)
      await page.reload()
      await expect(title).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
      await page.goForward()
      await expect(title).toBeVisible()
      // The host's own link to an address of the console that is open.
      await page.getByRole('link', { name: 'Console' }).click()
      await expect(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
      await page.getByRole('link', { name: 'Home' }).click()
      await expect(page.getByRole('heading', { name: 'District intranet' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Import Logs' })).toBeVisible()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      expect(wrong).toEqual([])
    })
  })
}
