import type { Browser, Page } from 'playwright'
import { longestTask } from './longest-task.ts'
import { type Account, withPage } from './with-page.ts'

/** Of each run, in milliseconds. */
export type PickerFigures = {
  /** The longest task while it opened. */
  open: number[]
  /** The same while letters were typed one by one and taken back. */
  filter: number[]
}

const DISTRICTS = 15_000
const SLOWED = 4
const RUNS = 5

/**
 * District Select over 15,000 districts: the longest task that opening and filtering keep the page busy with, as it would
 * be on a processor four times slower. Counted is the time of the processor, so that other work on the machine does not
 * show. The list is made up in front of the server, which has a few.
 */
export const benchPicker = (origin: string, signIn: Account): Promise<PickerFigures> =>
  withPage(origin, signIn, async ({ browser, context }) => {
    await context.route('**/api/districts*', (route) => route.fulfill({ json: { data: manyDistricts() } }))
    const figures: PickerFigures = { open: [], filter: [] }
    for (let run = 0; run < RUNS; run += 1) {
      const page = await context.newPage()
      const one = await measure(browser, page, origin)
      figures.open.push(one.open)
      figures.filter.push(one.filter)
      await page.close()
    }
    return figures
  })

const measure = async (
  browser: Browser,
  page: Page,
  origin: string,
): Promise<{ open: number; filter: number }> => {
  await page.goto(`${origin}/412/import-logs`)
  const picker = page.getByRole('button', { name: /^District Select/ })
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  // Nothing is looked for while the page is watched: reading its roles would keep it busy for longer than what is measured.
  const box = await picker.boundingBox()
  if (!box) throw new Error('District Select is not in sight')
  const open =
    SLOWED *
    (await longestTask(browser, page, async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(300)
      await page.mouse.down()
      await page.mouse.up()
      await page.waitForTimeout(1000)
    }))
  const options = page.getByRole('listbox', { name: 'District Select' }).getByRole('option')
  await options.nth(5).waitFor()
  const filter =
    SLOWED *
    (await longestTask(browser, page, async () => {
      // Each letter waits for what the one before has found, as a hand does.
      for (const key of ['c', 'o', 'p', 'p', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
        await page.keyboard.press(key)
        await page.waitForTimeout(150)
      }
    }))
  return { open, filter }
}

const FIRST = ['Alder', 'Birch', 'Copperleaf', 'Dogwood', 'Elm', 'Fern', 'Grove', 'Hazel', 'Iron', 'Juniper']
const SECOND = ['Valley', 'Creek', 'Hills', 'Canyon', 'Bay', 'Mesa', 'Prairie', 'Ridge', 'Springs', 'Copper']
const KIND = ['Unified', 'Elementary', 'Union High', 'Joint Unified', 'City Schools']

const manyDistricts = () =>
  Array.from({ length: DISTRICTS }, (_, index) => ({
    id: index === 0 ? 412 : 100_000 + index,
    lea: String(1_000_000 + index * 37),
    districtName: `${FIRST[index % 10]} ${SECOND[Math.floor(index / 10) % 10]} ${KIND[index % 5]} ${index}`,
    state: 'CA',
    isActive: true,
    lastImportStatus: null,
  }))
