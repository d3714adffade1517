import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArgs, findChromium } from '../tests/chromium.ts'
import { openInPlace } from './support/open-in-place.ts'
import { EMPLOYEE, signIn } from './support/people.ts'
import { listAddresses, screenAddresses } from './support/screen-addresses.ts'
import { settled } from './support/settled.ts'
import { watchPolicy } from './support/strict-policy.ts'

// One walk checks all of it, since opening a screen takes longer than looking at it.

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 640 },
  { width: 1180, height: 820 },
]
const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

/** Scrollbars as Windows draws them: the runner hides them otherwise. */
const withScrollbars = async (): Promise<Browser> => {
  const executablePath = await findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
}

test('[ux 4.3, 8.1] [S9] by mouse and by touch: whole column titles, lists that fit, no idle scrolling, none sideways on a phone, and the policy of the page kept', async ({
  baseURL,
}) => {
  test.setTimeout(360_000)
  const browser = await withScrollbars()
  try {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    const broken = await watchPolicy(page)
    await page.goto('/login')
    await settled(page)
    await signIn(page, EMPLOYEE)
    await page.goto('/')
    await settled(page)
    const lists = await listAddresses(page.request)
    for (const address of await screenAddresses(page.request)) {
      await openInPlace(page, address)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        // Columns leave once the new width is measured.
        if (lists.includes(address))
          await expect.soft
            .poll(() => page.evaluate(wideTables), { message: `${address} at ${size.width} px` })
            .toEqual([])
        expect.soft(await faultsOf(page), `${address} at ${size.width} px`).toEqual([])
      }
      if (lists.includes(address)) {
        await byTouch(page, async () => {
          expect.soft(await faultsOf(page), `${address} by touch`).toEqual([])
          if (address.endsWith('/import-logs'))
            expect.soft(await page.evaluate(cutNames), `${address} by touch`).toEqual([])
        })
      }
      await page.setViewportSize(PHONE)
      await settled(page)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(sideways, `${address} on a phone`).toBeLessThanOrEqual(0)
      expect.soft(broken, address).toEqual([])
      await page.setViewportSize(SIZES[0] ?? TABLET)
    }
  } finally {
    await browser.close()
  }
})

/** Turns the page into one of a tablet, whose targets are larger, and back. */
const byTouch = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    await look()
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  } finally {
    await session.detach()
  }
}

/** Tables that scroll sideways though columns may leave them. */
const wideTables = (): string[] =>
  [...document.querySelectorAll('main [role="region"]:has(> table)')].flatMap((region) => {
    const px = region.scrollWidth - region.clientWidth
    return px > 0 ? [`${region.getAttribute('aria-label')} is ${px} px too wide`] : []
  })

/** The names of batches that are cut, by themselves or by the cell that they are in. */
const cutNames = (): string[] =>
  [...document.querySelectorAll('main th[scope="row"] a')].flatMap((name) => {
    const around: Element[] = []
    for (let one: Element | null = name; one && one.tagName !== 'TR'; one = one.parentElement)
      around.push(one)
    const isCut = around.some(
      (one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth,
    )
    return isCut ? [`${name.textContent} is cut`] : []
  })

/**
 * Brings the tools of column titles with a move of the pointer. A panel that comes a moment later may make cards of the table,
 * and cards have no headers that can be seen.
 */
const hasTools = (): boolean => {
  const table = document.querySelector('[data-ec-table]')
  const hasHeaders = [...document.querySelectorAll('main th[data-field]')].some(
    (header) => header.getBoundingClientRect().width >= 2,
  )
  if (!table?.checkVisibility() || !hasHeaders || document.querySelector('th [data-ec-tools]')) return true
  table.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  return false
}

/** The titles that are cut, or covered while the pointer is on them, and what scrolls without need. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await expect(async () => {
    expect(await page.evaluate(hasTools)).toBe(true)
  }).toPass({ timeout: 15_000 })
  return page.evaluate(() => {
    const faults: string[] = []
    for (const header of document.querySelectorAll('main th[data-field]')) {
      const text = header.querySelector('button > span, span > span')
      if (!text || header.getBoundingClientRect().width < 2) continue
      const title = header.getAttribute('aria-label')
      if (text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1) {
        faults.push(`${title} is cut`)
      }
      const icon = header.querySelector('[aria-haspopup="menu"] svg')?.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(text)
      const isCovered = [...words.getClientRects()].some(
        (line) => icon && icon.width > 0 && icon.left < line.right - 0.5 && icon.right > line.left + 0.5,
      )
      if (isCovered) faults.push(`${title} is covered`)
    }
    const main = document.querySelector('main')
    if (!main || main.scrollHeight <= main.clientHeight) return faults
    const top = main.getBoundingClientRect().top
    const { clientHeight } = main
    let lowest = top
    // Down from the top, with where what holds an element ends: asking each for all that is around it takes many times as long.
    const look = (element: Element, end: number): void => {
      const { width, height, bottom } = element.getBoundingClientRect()
      const { overflowY } = getComputedStyle(element)
      if (width > 1 && height > 1) lowest = Math.max(lowest, Math.min(bottom, end))
      const isAsHigh = element.clientHeight > clientHeight * 0.9
      if (isAsHigh && /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        faults.push('has two scrollbars side by side')
      for (const child of element.children) look(child, overflowY === 'visible' ? end : bottom)
    }
    for (const child of main.children) look(child, Number.POSITIVE_INFINITY)
    const content = lowest - top
    if (main.scrollHeight > content + 2) faults.push(`scrolls ${main.scrollHeight - content} px into nothing`)
    return faults
  })
}
