import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Longer than a screen takes; one that stays away so long is loaded. */
const PATIENCE_MS = 5000

/**
 * Opens an address of the console as its own links do, which takes a quarter of the time of loading the page. The page is
 * loaded where the screen on it stays the same, since nothing would tell when it has followed.
 */
export const openInPlace = async (page: Page, address: string): Promise<void> => {
  const { pathname } = new URL(address, page.url())
  const isOther = pathname !== new URL(page.url()).pathname
  if (!(isOther && (await page.evaluate(followed, { address, patience: PATIENCE_MS }))))
    await page.goto(address)
  await settled(page)
}

/** Goes to an address; resolves to whether another screen stands there. */
const followed = ({ address, patience }: { address: string; patience: number }): Promise<boolean> =>
  new Promise((done) => {
    for (const screen of document.querySelectorAll('[data-ec-screen]')) screen.setAttribute('data-left', '')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    const end = performance.now() + patience
    const look = () => {
      const isThere = Boolean(document.querySelector('[data-ec-screen]:not([data-left])'))
      const isLeft = !document.querySelector('[data-ec-screen][data-left]')
      if ((isThere && isLeft) || performance.now() > end) done(isThere && isLeft)
      else setTimeout(look, 20)
    }
    look()
  })
