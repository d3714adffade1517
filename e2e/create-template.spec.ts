import { expect, type Page, test } from '@playwright/test'
import { EMPLOYEE, signIn } from './support/people.ts'

const NEW = { districtName: 'Fiddleneck Unified', lea: '4199008' }
const ROWS = [
  ['LOCAL_ID', 'FIRST_NM', 'LAST_NM', 'BIRTH_DT', 'GRADE', 'SCHOOL_CD', 'GENDER', 'GENDER'],
  ['30018842', 'Theo', 'Nguyen', '09/14/2012', 'K', '0412', 'M', 'M'],
  ['30018843', 'Ada', 'Okafor', '01/02/2012', '6', '0412', 'F', 'F'],
]
const CSV = ROWS.map((row) => row.map((value) => `"${value}"`).join(',')).join('\n')
const CODES = [
  'LOCAL_ID;FIRST_NM;LAST_NM;BIRTH_DT;GRADE;SCHOOL_CD;GENDER',
  '30018842;Theo;Nguyen, Jr;09/14/2012;K;0412;Male',
  '30018843;Ada;Okafor;01/02/2012;6;0412;Female',
  '30018844;Mia;Sol;01/03/2012;UGX;0412;Female',
].join('\n')

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
  await expect(fault).toContainText('save its sheet as text')
  await drop(page, 'students.csv', '')
  await expect(fault).toContainText('has no rows')
  await drop(page, 'export_20260914.csv', CSV)
  await expect(page.getByText('It looks like Students: 6 of 6 required columns found.')).toBeVisible()
  await expect(page.getByText(/^More than one column is named GENDER\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Students' })).toBeChecked()
  expect(asked).toEqual([])

  await page.getByRole('radio', { name: /^A file/ }).press('Enter')
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

test('[S2.2] a file with semicolons and words for codes is translated, tried and created with the keyboard', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, EMPLOYEE)
  const lea = '4199009'
  const made = await page.request.post(`/api/district?lea=${lea}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { districtName: 'Lupine Unified', lea, state: 'OR' },
  })
  const { data: district } = await made.json()
  await page.goto(`/${district.id}/district/sis-imports/create`)
  await drop(page, 'students.csv', CODES)
  await expect(page.getByText('It looks like Students: 6 of 6 required columns found.')).toBeVisible()
  const separator = page.getByRole('combobox', { name: 'Separated by' })
  await expect(separator).toHaveValue('semicolon')
  await separator.selectOptions('comma')
  await expect(page.getByText(/^It doesn't match any component/)).toBeVisible()
  await expect(separator).toBeFocused()
  await separator.selectOptions('semicolon')
  await expect(page.getByText(/^It looks like Students/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')

  await expect(page.getByText('5 values in 2 columns have no translation.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Review values' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Platform value for K', exact: true })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('4 values in 2 columns have no translation.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Accept all 3 suggestions' }).press('Enter')
  await expect(page.getByText('1 value in 1 column has no translation.').last()).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 value in 1 column has no translation.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')

  await expect(page.getByText('1 value of the file has no translation')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'File to try' }).getByRole('button').press('Enter')
  await (await chooser).setFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(CODES) })
  const first = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2', exact: true }) })
  await expect(first.getByText('KG', { exact: true })).toBeVisible()
  await expect(first.getByText('from Male')).toBeVisible()
  await expect(page.getByText('30018842')).toHaveCount(0)
  await expect(page.getByText('3 of 3 rows would be rejected').last()).toBeVisible()
  await page.getByRole('button', { name: 'Create template' }).press('Enter')
  await expect(page.getByText('Template created (Students)', { exact: true })).toBeVisible()
  const answer = await page.request.get(`/api/district/sis-imports-detailed?lea=${lea}`)
  const { data: templates } = await answer.json()
  expect(templates).toMatchObject([{ componentName: 'students', delimiter: 'semicolon' }])
})
