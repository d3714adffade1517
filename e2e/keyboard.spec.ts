import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { EMPLOYEE, LARKSPUR, PASSWORD } from './support/people.ts'

/** More stops than any page has before its table. */
const MANY = 60

/** Presses a key until the focus stands on the wanted thing, which must then be seen to have it. */
const moveTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < MANY; pressed += 1) {
    await page.keyboard.press(key)
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expectSeen(wanted)
      return
    }
  }
  throw new Error(`${key} never reached ${wanted}`)
}

/** Inside the window, under nothing, and with a ring: around itself, or around the well that it stands in. */
const expectSeen = async (focused: Locator): Promise<void> => {
  await expect(focused).toBeInViewport()
  const look = await focused.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const ring = [element, element.parentElement].some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { ring, covered: !(top && (element.contains(top) || top.contains(element))) }
  })
  expect(look, String(focused)).toEqual({ ring: true, covered: false })
}

const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

test('[S2.1] the keyboard alone leads from signing in to the one wrong value of a row', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await moveTo(page, page.getByRole('button', { name: 'Provider staff sign-in' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type(EMPLOYEE)
  await moveTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Dashboard')).toBeFocused()
  await expectAccessible(page)

  const picker = page.getByRole('button', { name: /^District Select/ })
  await moveTo(page, picker, 'Shift+Tab')
  await page.keyboard.type('larkspur')
  await expect(page.locator('input:focus')).toHaveValue('larkspur')
  await expect(page.getByRole('option', { name: /Larkspur Valley Unified/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker).toHaveAccessibleName(/Larkspur Valley Unified/)
  await expect(picker).toBeFocused()

  const main = page.getByRole('navigation', { name: 'Main' })
  await moveTo(page, main.getByRole('link', { name: 'Data Explorer' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/${LARKSPUR.id}/import-logs`)
  await expect(title(page, 'Import Logs')).toBeFocused()

  const syncNow = page.getByRole('button', { name: 'Sync now' })
  await expect(syncNow).not.toHaveAttribute('aria-disabled', 'true')
  await moveTo(page, syncNow)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sync now?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  // The page stays in sight behind it: its styles came in a file of their own, and still count for more than the root's.
  await expect(dialog).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.keyboard.press('Escape')
  await expect(syncNow).toBeFocused()
  await page.keyboard.press('Enter')
  await moveTo(page, dialog.getByRole('button', { name: 'Start sync' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Import started for Larkspur Valley Unified', { exact: true })).toBeVisible()
  // The key reaches nothing while the dialog that asked is on its way out.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('listitem').filter({ hasText: 'Import started' })).toBeFocused()
  await page.keyboard.press('Escape')
  const running = page.getByRole('link', { name: 'Sync running' })
  await expect(running).toBeFocused()
  await expectSeen(running)

  const newest = page.getByRole('row').filter({ hasText: 'Running' }).first()
  const batch = await newest.getByRole('link').first().innerText()
  const finished = page.getByRole('row').filter({ hasText: batch })
  // It moves by itself, from the first rows read to all of them.
  await expect(finished).not.toContainText('88,998')
  await expect(finished.getByText('Completed with rejections')).toBeVisible({ timeout: 110_000 })
  await expect(finished).toContainText('88,998')
  await expect(syncNow).toBeFocused()
  await moveTo(page, finished.getByRole('link', { name: batch }))
  await page.keyboard.press('Enter')
  await expect(title(page, `Batch ${batch}`)).toBeFocused()
  await expectAccessible(page)

  const students = page.getByRole('link', { name: 'Students', exact: true })
  await moveTo(page, students)
  await page.keyboard.press('[')
  await expect(page).not.toHaveURL(new RegExp(`/${batch}$`))
  await expect(page.getByRole('heading', { level: 1, name: /^Batch/ })).toBeFocused()
  // The browser's own key for it does not reach a page without a window.
  await page.goBack()
  await expect(title(page, `Batch ${batch}`)).toBeVisible()
  await expect(students).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Students')).toBeFocused()

  await moveTo(page, page.getByRole('button', { name: /Grade level not recognized/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cause/)
  await expect(page.getByRole('row').filter({ hasText: 'TK+' }).first()).toBeVisible()
  // A grid is one stop, its first cell; Enter opens the row, again Enter leads into it, Esc back.
  const cell = page.locator('[role="grid"] [tabindex="0"]').first()
  await moveTo(page, cell)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: /^Row/ })
  await expect(record).toContainText('GRADE')
  await expect(record).toContainText('TK+')
  await expect(record.getByText('FIRST_NM')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(record.locator(':focus')).toHaveText(/^Row/)
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(page.locator('[role="grid"] :focus')).toBeVisible()
})
