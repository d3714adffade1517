import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { dropFile } from './support/drop-file.ts'
import { FAULTS, roster, rowsOf } from './support/faulty-roster.ts'
import { inboxOf } from './support/inbox.ts'
import { EMPLOYEE, signIn } from './support/people.ts'
import { underStrictPolicy } from './support/strict-policy.ts'

type NewDistrict = { districtName: string; lea: string }
const NEW: NewDistrict = { districtName: 'Yarrow Bend Unified', lea: '4199003' }
const EMPTY: NewDistrict = { districtName: 'Tansy Hollow Unified', lea: '4199004' }
/** So many that one of them may go without a question. */
const SITES = Array.from({ length: 30 }, (_, index) => `04${String(index).padStart(2, '0')}`)
const FILE = { name: 'students_2026.csv', mimeType: 'text/csv' }
const sitesFile = (codes: readonly string[]) =>
  ['SCHOOL_CD,SCHOOL_NM', ...codes.map((code) => `${code},School ${code}`), ''].join('\n')

test('[S7] a file with fifteen faults is tried, mended with its template, and imported with the counts that were promised', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000)
  const inbox = inboxOf(testInfo, NEW.lea)
  await signIn(page, EMPLOYEE)
  await newDistrictWithTemplates(page, NEW)
  for (const codes of [SITES, SITES.filter((code) => code !== '0417')]) {
    // A full import without it switches a site off.
    await inbox.receive('sites.csv', sitesFile(codes))
    await inbox.importNow(page, ['sites'])
  }

  const trial = await openTrial(page)
  await dropFile(trial.getByText('Drop a file here'), { ...FILE, buffer: roster('faulty') })

  const causes = trial.getByRole('region', { name: 'What to fix' }).locator('ol > li')
  const cause = (title: string) => causes.filter({ hasText: title })
  await expect(causes).toHaveCount(FAULTS.length)
  await expectFigures(trial, { Rows: 53, Accepted: 43, 'With a warning': 3, Rejected: 10 })
  for (const fault of FAULTS) {
    const { title, sentence } = fault
    await cause(title).getByRole('button', { name: title }).click()
    const hidden = cause(title).getByRole('button', { name: 'Show personal data' })
    if ((await hidden.count()) > 0) await hidden.click()
    await expect(cause(title)).toContainText(sentence)
    await expect(cause(title).getByRole('rowheader')).toHaveText(rowsOf(fault).map(String))
  }

  // What is the template's: three codes get a meaning, a column another name, and the file its encoding.
  const translate = async (title: string, code: string, column: string, value: string) => {
    await cause(title).getByRole('button', { name: 'Translate 1 value' }).click()
    await expect(trial).toBeHidden()
    const panel = page.getByRole('complementary', { name: new RegExp(`^${column} from`) })
    const choice = panel.getByRole('combobox', { name: `Platform value for ${code}` })
    await expect(choice).toBeFocused()
    await choice.fill(value)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(`\\b${value}$`) })
      .click()
    await expect(choice).toBeHidden()
    await page.getByRole('button', { name: 'Show the trial' }).click()
    await expect(trial.getByText('The template has changed since')).toBeVisible()
  }
  await translate('Grade level not recognized', 'TK+', 'gradeLevel', 'Transitional Kindergarten')
  await expect(causes).toHaveCount(FAULTS.length)
  await trial.getByRole('button', { name: 'Try the file again' }).click()
  await expect(causes).toHaveCount(FAULTS.length - 1)
  await expect(trial.getByText('The template has changed since')).toBeHidden()
  await translate('Gender not recognized', '1', 'gender', 'Male')
  await translate('Language set to Unknown', '98', 'primaryLanguage', 'English')

  await cause('Middle name has no column').getByRole('button', { name: 'Map this column' }).click()
  await expect(trial).toBeHidden()
  await page
    .getByRole('row', { name: /^middleName/ })
    .getByRole('button', { name: /^SIS column of Middle name/ })
    .click()
  await page.getByRole('option', { name: 'SECOND_NM In students_2026.csv' }).click()
  await page.getByRole('button', { name: 'Show the trial' }).click()
  await trial.getByLabel('Encoding').selectOption('Windows-1252')
  await trial.getByRole('button', { name: 'Use in the template' }).click()
  await expect(causes).toHaveCount(FAULTS.filter(({ mended }) => mended !== 'in the template').length)

  // What is the district's: it sends the file anew, and leaves two rows as they are.
  await trial
    .getByLabel('File to try', { exact: true })
    .locator('input')
    .setInputFiles({ ...FILE, buffer: roster('mended') })
  await expect(causes).toHaveCount(2)
  const promised = { Rows: 53, Accepted: 52, 'With a warning': 1, Rejected: 1 }
  await expectFigures(trial, promised)
  await page.keyboard.press('Escape')
  await expect(trial).toBeHidden()

  await inbox.receive(FILE.name, roster('mended'))
  await page.getByRole('button', { name: 'More ways to save' }).click()
  await page.getByRole('menuitem', { name: 'Save and sync now' }).click()
  await expect(page).toHaveURL(/\/import-logs\/results\/\d+$/, { timeout: 60_000 })
  await expect(page.getByText('Completed with rejections').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('rowheader', { name: 'Students' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expectFigures(page.getByRole('main'), {
    'Rows read': promised.Rows,
    Accepted: promised.Accepted,
    'Accepted with warnings': promised['With a warning'],
    Rejected: promised.Rejected,
  })
})

test('[S7] nothing of a file on trial leaves the browser, and scripts and workers of the console alone may run', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const broken = await underStrictPolicy(page)
  await signIn(page, EMPLOYEE)
  await newDistrictWithTemplates(page, EMPTY)
  const trial = await openTrial(page)
  const causes = trial.getByRole('region', { name: 'What to fix' }).locator('ol > li')

  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  const file = { ...FILE, buffer: roster('faulty') }
  await dropFile(trial.getByText('Drop a file here'), file)
  await expect(causes).not.toHaveCount(0)
  const sent = requests.map((request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  // The worker itself, and the lists of the district that rows refer to: the records go the other way.
  expect(sent).toContainEqual(expect.stringContaining('dry-run-worker'))
  for (const text of sent) {
    expect(text).toMatch(/^GET /)
    for (const value of VALUES_OF_FILE) expect(decodeURIComponent(text)).not.toContain(value)
  }

  requests.length = 0
  await trial.getByLabel('Encoding').selectOption('Windows-1252')
  await expect(causes.filter({ hasText: 'File has a different encoding' })).toBeHidden()
  await expect(causes).not.toHaveCount(0)
  expect(requests.map((request) => request.url()).filter((url) => !url.includes('dry-run-worker'))).toEqual(
    [],
  )
  expect(broken).toEqual([])
})

/** As a file has them and no address of a list does. */
const VALUES_OF_FILE = ['70001', 'Nguyen', 'Inés', '2014', 'TK+', '0499', FILE.name, 'SECOND_NM']

const openTrial = async (page: Page): Promise<Locator> => {
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Template: Students' })).toBeVisible()
  await page.getByRole('button', { name: 'Try a file' }).click()
  return page.getByRole('dialog', { name: 'Try a file' })
}

const newDistrictWithTemplates = async (page: Page, named: NewDistrict): Promise<void> => {
  const made = await page.request.post(`/api/district?lea=${named.lea}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...named, state: 'OR' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { data: district } = await made.json()
  await page.goto(`/${district.id}/district/sis-imports/templates`)
  await page.getByRole('button', { name: 'Create standard templates' }).click()
  const standard = page.getByRole('dialog', { name: 'Create standard templates' })
  await standard.getByLabel('Student information system').selectOption({ label: 'File upload (SFTP)' })
  await standard.getByRole('button', { name: /^Create \d+ templates$/ }).click()
  await expect(standard.getByText(/^\d+ templates created$/)).toBeVisible({ timeout: 60_000 })
  await standard.getByRole('button', { name: 'Done' }).click()
}

const expectFigures = async (within: Locator, figures: Readonly<Record<string, number>>): Promise<void> => {
  for (const [label, value] of Object.entries(figures)) {
    const term = within.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(String(value))
  }
}
