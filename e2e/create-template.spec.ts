import { expect, type Page, test } from '@playwright/test'
import { EMPLOYEE, signIn } from './support/people.ts'

const NEW = { districtName: 'Fiddleneck Unified', lea: '4199008' }
const ROWS = [
  ['LOCAL_ID', 'FIRST_NM', 'LAST_NM', 'BIRTH_DT', 'GRADE', 'SCHOOL_CD', 'GENDER', 'GENDER'],
  ['30018842', 'Theo', 'Nguyen', '09/14/2012', 'K', '0412', 'M', 'M'],
  ['30018843', 'Ada', 'Okafor', '01/02/2012', '6', '0412', 'F', 'F'],
]
const CSV = ROWS.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n')

/** Lets go of a file above the zone, as a hand does. */
const drop = async (page: Page, name: string, content: string) => {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], fileName))
      return data
    },
    [name, content] as const,
  )
  const zone = page.getByRole('group', { name: 'SIS file' })
  await zone.dispatchEvent('dragenter', { dataTransfer })
  await expect(zone.getByText('Drop to choose this file')).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer })
}

test('[S2.2] a file that is dropped proposes component and mapping, and becomes the template of its district', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, EMPLOYEE)
  const made = await page.request.post(`/api/district?lea=${NEW.lea}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...NEW, state: 'OR' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { data: district } = await made.json()
  await page.goto(`/${district.id}/district/sis-imports/create`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${request.postData()}`)
  })

  const fault = page.getByRole('group', { name: 'SIS file' }).getByRole('alert')
  await drop(page, 'students.xlsx', 'PK\u0003\u0004')
  await expect(fault).toContainText('Save its sheet as text')
  await drop(page, 'students.csv', '')
  await expect(fault).toContainText('has no rows')
  await drop(page, 'export_20260914.csv', CSV)
  await expect(page.getByText('It looks like Students: 6 of 6 required columns found.')).toBeVisible()
  await expect(page.getByText(/^More than one column is named GENDER\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Students' })).toBeChecked()
  expect(asked).toEqual([])

  await page.getByRole('radio', { name: /^A file(?! format)/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Map columns' })).toBeFocused()
  await expect(page.getByText('All required columns are mapped.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /^Your draft/ })).toBeChecked()
  await expect(page.getByText('export_20260914.csv', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await expect(page.getByText('All required columns are mapped.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Translate values' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'What will be created' })).toBeFocused()
  await page.getByRole('textbox', { name: /^File names/ }).press('Enter')

  await expect(page.getByText('Template created (Students)', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${district.id}/district/sis-imports/\\d+$`))
  const answer = await page.request.get(`/api/district/sis-imports-detailed?lea=${NEW.lea}`)
  const { data: templates } = await answer.json()
  expect(templates).toHaveLength(1)
  const [template] = templates
  expect(template).toMatchObject({
    componentName: 'students',
    source: 'upload',
    filePattern: 'export_*.csv',
    delimiter: 'comma',
    encoding: 'UTF-8',
    hasHeader: true,
    dateFormat: 'MM/DD/YYYY',
  })
  const fed = template.importTemplateColumns.map((column: { columnName: string; sourceColumn: string }) => [
    column.columnName,
    column.sourceColumn,
  ])
  expect(Object.fromEntries(fed)).toMatchObject({
    studentId: 'LOCAL_ID',
    lastName: 'LAST_NM',
    birthDate: 'BIRTH_DT',
    gradeLevel: 'GRADE',
    siteCode: 'SCHOOL_CD',
    gender: 'GENDER',
  })
})
