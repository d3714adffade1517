import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../tests/chromium.ts'
import { buildPage } from './build-page.ts'
import { keyToPaint } from './key-to-paint.ts'
import { mainThread } from './main-thread.ts'
import { percentile } from './percentile.ts'
import { serveFront } from './serve-front.ts'

const SLOWED = 4
const PAUSE_MS = 150

/** Where letters are typed, and how to come there. */
type Box = { name: string; text: string; open: (page: Page) => Promise<void> }

const openColumn = async (page: Page, name: string) => {
  await page.locator(`tr[data-ec-column="${name}"] [data-ec-name]`).click()
  await page.getByRole('complementary').waitFor()
}

const BOXES: readonly Box[] = [
  {
    name: 'columns',
    text: 'text 37',
    open: (page) => page.getByRole('searchbox', { name: 'Find a column' }).focus(),
  },
  {
    name: 'SIS column',
    text: 'field_3',
    open: async (page) => {
      await page.locator('tr[data-ec-column="text5"] [data-ec-source]').click()
      await page.getByRole('combobox', { name: 'SIS column of Text 5' }).waitFor()
    },
  },
  {
    name: 'fixed value',
    text: 'harbour',
    open: async (page) => {
      await openColumn(page, 'text0')
      await page.getByRole('textbox', { name: 'Fixed value' }).focus()
    },
  },
  {
    name: 'default value',
    text: 'harbour',
    open: async (page) => {
      await openColumn(page, 'text3')
      await page.getByRole('textbox', { name: 'Default value' }).focus()
    },
  },
  {
    name: 'code',
    text: 'harbour',
    open: async (page) => {
      await openColumn(page, 'gradeLevel')
      await page.getByRole('button', { name: 'Edit CODE-3', exact: true }).click()
      await page.getByRole('textbox', { name: 'SIS value' }).focus()
    },
  },
  {
    name: 'codes',
    text: 'code-17',
    open: async (page) => {
      await openColumn(page, 'gradeLevel')
      await page.getByRole('searchbox', { name: 'Find a value' }).focus()
    },
  },
  {
    name: 'paste',
    text: 'harbour',
    open: async (page) => {
      await openColumn(page, 'gradeLevel')
      await page.getByRole('button', { name: 'Paste columns' }).click()
      await page.keyboard.insertText(Array.from({ length: 500 }, (_, at) => `NEW-${at}\tKG\n`).join(''))
      await page.waitForTimeout(1000)
    },
  },
]

/**
 * The editor of four hundred columns, one of them with two thousand translations: from key to paint, 95 of 100, in
 * milliseconds of a processor that is four times slower; by the name of the field that is typed into.
 */
export const benchEditor = async (): Promise<Readonly<Record<string, number>>> => {
  const front = await serveFront('http://localhost', await buildPage('editor'))
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const figures: Record<string, number> = {}
    for (const box of BOXES) figures[box.name] = await typeInto(browser, `${front.origin}/`, box)
    return figures
  } finally {
    await browser.close()
    front.close()
  }
}

const typeInto = async (browser: Browser, address: string, { name, text, open }: Box): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.locator('tr[data-ec-column]').nth(10).waitFor()
  await open(page)
  await page.waitForTimeout(500)
  const events = await mainThread(browser, page, async () => {
    for (const key of [...text, ...Array.from(text, () => 'Backspace'), ...text]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(PAUSE_MS)
    }
    await page.waitForTimeout(500)
  })
  await page.close()
  const times = keyToPaint(events)
  if (times.length === 0) throw new Error(`No key was recorded: ${name}`)
  return percentile(times, 0.95) * SLOWED
}
