import { expect, test } from '@playwright/test'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

const forms = ['/district/add', `/${LARKSPUR.id}/district/district-profile`, `/${LARKSPUR.id}/site?code=0417`]

test('[S9] no form tries what the policy of the page forbids', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await signIn(page, EMPLOYEE)
  for (const address of forms) {
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: /name/i }).first()).toBeVisible()
    expect(refused, address).toEqual([])
  }
})
