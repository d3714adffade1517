import { expect, test } from '@playwright/test'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

test('[R28] a screen whose code could not be fetched comes by itself when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/district`)
  await expect(page.getByRole('heading', { name: 'District Overview' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Export Overview' }).first().click()
  await expect(page.getByText("This screen didn't load.")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Export Overview' })).toBeVisible()
})
