import { expect, type Response, test } from '@playwright/test'
import { brotliKb } from '../tests/brotli.ts'
import { BUDGETS } from '../tests/budgets.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'
import { settled } from './support/settled.ts'

test('[S9] the first screen stays within its budget of bytes, files and elements', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  const bodies: Promise<Buffer>[] = []
  const keep = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body())
  }
  page.on('response', keep)
  await page.goto(`/${LARKSPUR.id}/import-logs`)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  // What is fetched in an idle moment later is no part of it.
  page.off('response', keep)
  const files = bodies.length
  const kb = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliKb(body), 0)
  // A long page fetches more code, for its rows in view; it counts for the elements only.
  await page.goto(`/${LARKSPUR.id}/import-logs?size=100`)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await settled(page)
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  // Rows out of view go when the code that knows of the view is there.
  await expect.poll(count).toBeLessThanOrEqual(BUDGETS.domElementsAt100Rows)
  const elements = await count()
  test.info().annotations.push({
    type: 'measured',
    description: `${kb.toFixed(1)} kB, ${files} files, ${elements} elements`,
  })
  console.log(
    `first screen: ${kb.toFixed(1)} kB of ${BUDGETS.firstScreenKb}; ${files} files of ${BUDGETS.firstScreenFiles}; ${elements} elements of ${BUDGETS.domElementsAt100Rows}`,
  )
  expect(kb).toBeLessThanOrEqual(BUDGETS.firstScreenKb)
  expect(files).toBeLessThanOrEqual(BUDGETS.firstScreenFiles)
})
