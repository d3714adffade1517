import { expect, type Page } from '@playwright/test'

/** Waits until a screen shows what it was opened for: its title is there and no part of it is loading. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
