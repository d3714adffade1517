import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { EMPLOYEE, LARKSPUR, signIn } from './support/people.ts'

/** A district whose rows stay as they are: tests beside these change those of the first one. */
const MAPLE = { id: '421', fileName: 'maple-hollow-high-school-district' }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('[R5] from a finding to the batch of one of its records, and back with everything kept', async ({
  page,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${MAPLE.id}/data-explorer`)
  await expect(heading(page, 'Data Explorer')).toBeVisible()
  await expectAccessible(page)
  const finding = page.getByRole('link', { name: /^\d+ students without a section$/ })
  const count = Number.parseInt(await finding.innerText(), 10)
  await finding.click()

  await expect(heading(page, 'Students')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(`${count} students`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter In a section' })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Grade' }).getByRole('button', { name: 'Grade' }).click()
  await expect(page).toHaveURL(/gradeLevel/)
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true')
  const list = page.url()

  const record = page.getByRole('rowheader').nth(2).getByRole('button')
  const id = await record.innerText()
  await record.click()
  const drawer = page.getByRole('dialog', { name: `Student ${id}` })
  await expect(drawer).toContainText(` of ${count}`)
  const source = drawer.getByRole('region', { name: 'From the SIS' })
  const batch = source.getByRole('link', { name: /^\d+$/ })
  const number = await batch.innerText()
  await batch.click()
  await expect(heading(page, `Batch ${number}`)).toBeVisible()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(heading(page, 'Students')).toBeVisible()
  await expect(page).toHaveURL(/\/import-logs\/details\//)

  await page.goBack()
  await expect(heading(page, `Batch ${number}`)).toBeVisible()
  await page.goBack()
  await expect(drawer).toContainText(` of ${count}`)
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(page.url()).toBe(list)
  await expect(page.getByRole('button', { name: 'Remove filter In a section' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: id })).toBeVisible()
})

test('[R5] the table used last opens again after a reload', async ({ page }) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${LARKSPUR.id}/table-viewer/courses`)
  await expect(heading(page, 'Courses')).toBeVisible()
  await page.goto(`/${LARKSPUR.id}/table-viewer`)
  await expect(heading(page, 'Courses')).toBeVisible()
})

test('[ux 8.1] a table is saved as a file: the rows of its filter, personal data masked', async ({
  page,
}) => {
  await signIn(page, EMPLOYEE)
  await page.goto(`/${MAPLE.id}/table-viewer/students?filter[hasSection][0]=false&filter[isActive][0]=true`)
  const count = Number.parseInt(await page.getByText(/^\d+ students$/).innerText(), 10)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`${MAPLE.fileName}_table-students_2026-09-14.csv`)
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n').filter(Boolean)
  expect(head).toBe('\uFEFFLocal ID,State ID,Name,Grade,Site,Birth date,Status,Entered')
  expect(rows).toHaveLength(count)
  expect(rows.every((row) => row.includes('••••••••'))).toBe(true)
})
