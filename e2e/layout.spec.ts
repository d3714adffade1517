import { chromium, expect, type Page, test } from '@playwright/test'
import { chromiumArgs, findChromium } from '../tests/chromium.ts'
import { exportAddresses, logAddresses } from './support/addresses.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

const district = `/${LARKSPUR.id}`
const setUp = ['setup', 'district', 'district/district-profile', 'client-communication', 'data-explorer']
const templates = ['create', 'api-setup', '4?column=gradeLevel']
const lists = [`${district}/site`, `${district}/district/sis-imports/templates`]
const tables = [
  ...['attendance', 'behavior', 'contacts', 'courses', 'enrollment', 'gradebooks', 'grading-periods'],
  ...['report-cards', 'roster', 'sections', 'sites', 'staff', 'student-programs', 'student-tags'],
  ...['students', 'transcripts'],
]
const others = [
  '/',
  '/district/add',
  ...setUp.map((path) => `${district}/${path}`),
  ...templates.map((path) => `${district}/district/sis-imports/${path}`),
  ...tables.map((name) => `${district}/table-viewer/${name}`),
]
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 640 },
  { width: 1180, height: 820 },
]

test('[ux 4.3, 8.1] with a mouse and by touch, titles of columns are whole and no screen scrolls into nothing', async ({
  baseURL,
}) => {
  test.setTimeout(240_000)
  const executablePath = await findChromium()
  const at = baseURL === undefined ? {} : { baseURL }
  // Scrollbars as Windows draws them: the runner hides them otherwise.
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const walk = async (page: Page, addresses: readonly string[], viewports: typeof sizes): Promise<void> => {
      for (const address of addresses) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const size of viewports) {
          await page.setViewportSize(size)
          expect.soft(await faultsOf(page), `${address} at ${size.width} px`).toEqual([])
        }
      }
    }
    const mouse = await browser.newPage(at)
    await signIn(mouse, EMPLOYEE)
    const logs = [...lists, ...(await logAddresses(mouse.request)), ...(await exportAddresses(mouse.request))]
    await walk(mouse, [...logs, ...others], sizes)
    const touch = await browser.newPage({ ...at, hasTouch: true, isMobile: true })
    await signIn(touch, EMPLOYEE)
    await walk(touch, logs, [{ width: 1180, height: 820 }])
  } finally {
    await browser.close()
  }
})

/** The titles that are cut, or covered while the pointer is on them, and what scrolls without need. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const table = page.locator('[data-ec-table]').first()
  if (await table.isVisible()) {
    await table.dispatchEvent('pointerover')
    await page.locator('th [data-ec-tools]').first().waitFor({ state: 'attached' })
  }
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
    const bottoms = [...main.querySelectorAll('*')].map((element) => {
      const { width, height, bottom } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return 0
      const around = element.parentElement?.closest<HTMLElement>('main *')
      for (let one = around; one; one = one.parentElement?.closest<HTMLElement>('main *')) {
        if (getComputedStyle(one).overflowY !== 'visible')
          return Math.min(bottom, one.getBoundingClientRect().bottom)
      }
      return bottom
    })
    const content = Math.max(...bottoms) - top
    if (main.scrollHeight > content + 2) faults.push(`scrolls ${main.scrollHeight - content} px into nothing`)
    for (const element of main.querySelectorAll('*')) {
      const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowY)
      const isAsHigh = element.clientHeight > main.clientHeight * 0.9
      if (isScrolled && isAsHigh && element.scrollHeight > element.clientHeight + 1) {
        faults.push('has two scrollbars side by side')
      }
    }
    return faults
  })
}

test('[ux 8.1] in a low window Import Details shows six rows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await signIn(page, EMPLOYEE)
  const details = (await logAddresses(page.request)).find((address) => address.includes('/details/')) ?? ''
  await page.goto(details)
  const rows = page.getByRole('grid').locator('tbody tr')
  await expect(rows.nth(5)).toBeInViewport({ ratio: 1 })
  const edge = await page.getByRole('navigation', { name: 'Pages' }).boundingBox()
  const sixth = await rows.nth(5).boundingBox()
  expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  await page.getByRole('button', { name: /causes$/ }).click()
  await expect(page.getByRole('region', { name: 'What to fix' }).getByRole('listitem').first()).toBeVisible()
})

test('[ux 4.5] from 640 to 1000 px the picker has 160 px and more in the rollover season, on phones all of them', async ({
  page,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`${district}/import-logs`)
  const picker = page.getByRole('button', { name: /^District Select/ })
  for (const width of [640, 700, 768, 899, 900, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await picker.boundingBox())?.width, { message: `${width}` })
      .toBeGreaterThanOrEqual(160)
    await expect(page.getByRole('banner').getByText('Data Year')).toBeAttached()
    const inside = await page
      .getByRole('banner')
      .evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(inside, `${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await picker.boundingBox())?.width).toBeGreaterThanOrEqual(350)
})

test('[ux 10] the drawer of the navigation and Go to give the focus back the first time too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, EMPLOYEE)
  await page.goto(`${district}/import-logs`)
  for (const name of ['Open navigation', 'Go to']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})
