import { type Account, withPage } from './with-page.ts'

/** How many elements the document has once the page at each address has settled. */
export const elementCounts = (
  api: string,
  signIn: Account,
  addresses: readonly string[],
): Promise<number[]> =>
  withPage(api, signIn, async ({ page }) => {
    const counts: number[] = []
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('tbody th').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      counts.push(await page.evaluate(() => document.querySelectorAll('*').length))
    }
    return counts
  })
