import { expect, type Page } from '@playwright/test'

/** Waits until a screen shows what it was opened for: its title is there, behind a dialog too, and no part of it is loading. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
