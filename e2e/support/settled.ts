import { expect, type Page } from '@playwright/test'

const PATIENCE_MS = 10_000

/** Waits until a screen shows what it was opened for: its title is there, behind a dialog too, and no part of it is loading. */
export const settled = async (page: Page): Promise<void> => {
  // The page itself notices at once what is asked from outside after up to a second. Where it leaves meanwhile, the next one is
  // asked below.
  await page.evaluate(untilItStands, PATIENCE_MS).catch(() => {})
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const untilItStands = (patience: number): Promise<void> =>
  new Promise((done) => {
    const end = performance.now() + patience
    const look = () => {
      const stands = document.querySelector('h1') && !document.querySelector('[aria-busy="true"]')
      if (stands || performance.now() > end) done()
      else setTimeout(look, 20)
    }
    look()
  })
