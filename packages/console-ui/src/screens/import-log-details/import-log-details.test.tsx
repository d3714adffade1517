import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImportLogDetails } from './index.ts'

const BATCH = '48212'
let server: TestServer
let districtId: string
let lea: string | undefined
const ids = new Map<string, string>()
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  districtId = String(district?.id)
  lea = district?.lea
  const browser = await server.browser('employee@example.org')
  const answer = await browser(
    `/api/district/import-log-results?lea=${district?.lea}&filter[batchId]=${BATCH}`,
  )
  const { data }: { data: { componentName: string; etlStatusId: number }[] } = await answer.json()
  for (const { componentName, etlStatusId } of data) ids.set(componentName, String(etlStatusId))
}, 240_000)
afterAll(() => server.close())

const show = (
  component = 'students',
  query = {},
  options: Partial<Parameters<typeof showScreen>[1]> = {},
) => {
  const params = { districtId, batchId: BATCH, etlStatusId: ids.get(component) ?? '0' }
  return showScreen(<ImportLogDetails {...params} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('import-log-details', params, { query }),
    ...options,
  })
}
const causes = async () => {
  const list = await screen.findByRole('region', { name: 'What to fix' })
  await within(list).findAllByRole('listitem')
  return list
}
const files = catchSavedFiles()
const bodyRows = () => screen.getAllByRole('rowheader').map((cell) => cell.closest('tr') as HTMLElement)

test('[S2.2] causes stand in the order in which to fix them, each with its one fix', {
  tags: 'main:import-log-details',
}, async () => {
  await show()
  const lines = within(await causes()).getAllByRole('listitem')
  const said = lines.map((line) => within(line).getAllByRole('button')[0]?.textContent)
  expect(said).toHaveLength(6)
  expect(said.slice(0, 2)).toEqual(['1Site code not foundSCHOOL_CD1', '2Grade level not recognizedGRADE2'])
  expect(said.at(-1)).toBe('Language set to UnknownHOME_LANG1')
  expect(within(lines[0] as HTMLElement).getByRole('link', { name: 'Add site 0417' })).toHaveAttribute(
    'href',
    `/${districtId}/site?code=0417`,
  )
  const translate = within(lines[1] as HTMLElement).getByRole('link', { name: 'Add 2 translations' })
  expect(decodeURIComponent(translate.getAttribute('href') ?? '')).toMatch(/column=gradeLevel&values\[0\]=/)
  expect(lines[2]?.textContent).toContain('Correct in the SIS')
  // Whose turn it is
  expect(lines[0]?.textContent).toMatch(/Provider · (Back s|S)ince \d\d\/\d\dAdd site 0417Add note$/)
  expect(lines[2]?.textContent).toMatch(/District · (Back s|S)ince \d\d\/\d\dCorrect in the SIS/)
  expect(
    within(lines[2] as HTMLElement).getByRole('button', { name: /^(Send to district|Waiting)/ }),
  ).toBeVisible()
})

test('rows that only the SIS can correct are sent to the district, with a day that can be one', async () => {
  await server.db.deleteFrom('correctionRequests').execute()
  const { user } = await show()
  const [first] = within(await causes()).getAllByRole('button', { name: 'Send to district' })
  if (!first) throw new Error('No cause lies in the SIS.')
  await user.click(first)
  const dialog = within(await screen.findByRole('dialog', { name: /^Send to / }))
  const due = dialog.getByRole('textbox', { name: /^Due date/ })
  const send = dialog.getByRole('button', { name: 'Send to district' })
  for (const [typed, sentence] of [
    ['soon', 'Enter a date as MM/dd/yyyy.'],
    ['01/02/2020', 'Choose today or a later day.'],
  ] as const) {
    await user.clear(due)
    await user.type(due, typed)
    await user.click(send)
    expect(dialog.getByText(sentence)).toBeVisible()
  }
  expect(await server.db.selectFrom('correctionRequests').select('id').execute()).toEqual([])
  await user.clear(due)
  await user.type(due, '12/01/2026')
  await user.click(send)
  expect(await within(await causes()).findByRole('button', { name: /^Waiting · Due 12\/01/ })).toBeVisible()
})

test('a cause filters the rows and stands in the address; chosen again it lets go', async () => {
  const { user, runtime } = await show()
  const grade = within(await causes()).getByRole('button', { name: /Grade level not recognized/ })
  await user.click(grade)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(runtime.navigation.get().current()?.query).toEqual({ filter: { cause: ['T001:gradeLevel'] } })
  expect(grade).toHaveAttribute('aria-pressed', 'true')
  await user.click(grade)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
})

test('[ux 9.4] a server that does not tell causes has them read from its sentences, named but not chosen', async () => {
  const browser = await server.browser('employee@example.org')
  const query = `lea=${lea}&filter[batchId]=${BATCH}&filter[etlStatusId]=${ids.get('students')}`
  const answer = await browser(`/api/district/import-log-details?${query}`)
  const { data }: { data: Record<string, unknown>[] } = await answer.json()
  const bare = data.map(({ cause: _, causeTitle: __, suggestion: ___, params: ____, ...line }) => line)
  const body = { data: bare, extensions: { totalCount: 4200 } }
  const { user } = await show('students', {}, { faults: [['importLogs.details', { body }]] })
  const list = within(await causes())
  const lines = list.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines[0]).toMatch(/^1Site does not exist in this district\. Row not loaded\.SCHOOL_CD\d/)
  expect(lines[1]).toMatch(/^2Value is not in the list of grade levels\. Row not loaded\.GRADE2/)
  expect(lines[1]).toContain('Add 2 translations')
  expect(list.getByText(`of the first ${bare.length} rows`)).toBeVisible()
  // No filter of such a server would find the rows of one
  expect(list.queryByRole('button')).not.toBeInTheDocument()
  await user.click(within(bodyRows()[0] as HTMLElement).getByRole('button', { name: /^Open/ }))
  expect(await screen.findByRole('region', { name: 'Source record' })).toBeVisible()
})

test('[R44] a row is numbered as a spreadsheet numbers it, and found by that number', async () => {
  const { user } = await show('students', { filter: { cause: ['T001:gradeLevel'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(screen.getByRole('rowheader', { name: /^12|12$/ })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Row or local ID' }), '12{Enter}')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(bodyRows()[0]).toHaveTextContent('30017650')
})

test('personal values are hidden everywhere until they are asked for', async () => {
  const { user } = await show('students', { filter: { cause: ['V004:birthDate'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const row = bodyRows()[0] as HTMLElement
  expect(row.textContent).toContain('Value "••••••••" is not a date')
  expect(row.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/)
  await user.click(within(row).getByRole('button', { name: /^Open/ }))
  const record = within(await screen.findByRole('region', { name: 'Source record' }))
  expect(record.getByText('BIRTH_DT', { exact: false }).closest('div')).toHaveTextContent('hidden')
  expect(record.getByText('LAST_NM').closest('div')).toHaveTextContent('hidden')
  expect(record.getByText('GRADE').closest('div')).not.toHaveTextContent('hidden')
  await user.click(record.getByRole('button', { name: 'Show personal data' }))
  expect(record.getByText('LAST_NM').closest('div')).not.toHaveTextContent('hidden')
  expect(row.textContent).toMatch(/Value "[^•]+" is not a date/)
})

test('a finding that was linked to is the only one listed', async () => {
  const { user } = await show('students', { filter: { id: ['16'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const chip = await screen.findByRole('button', { name: /Remove filter Row in file/ })
  await user.click(chip)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
})

test('records that are missing lead to the component that holds them', async () => {
  await show('enrollment')
  const link = within(await causes()).getByRole('link', { name: 'Open Students' })
  expect(link).toHaveAttribute('href', `/${districtId}/import-logs/details/${BATCH}/${ids.get('students')}`)
})

test('a component that is loading says so to those who cannot see it', async () => {
  await show('students', {}, { faults: [['importLogs.results', { hold: true }]] })
  await screen.findByRole('link', { name: 'Error Logs' })
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status')
})

test('a component without findings says that all rows were accepted', async () => {
  await show('sites')
  expect(await screen.findByText('All 3 rows were accepted.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('[ux 7.25] a row opens beside the list, in the address; its neighbors follow, Esc leads back to it', async () => {
  const { user, runtime } = await show()
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
  const rowOf = () => runtime.navigation.get().current()?.query?.row
  const buttons = () => screen.getAllByRole('button', { name: /^Open \d/ })
  buttons()[0]?.focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('complementary', { name: /^Row \d/ })
  expect(within(panel).getByText('1 of 7')).toBeVisible()
  expect(buttons()[0]).toHaveFocus()
  const first = rowOf()
  await user.click(within(panel).getByRole('button', { name: 'Next row' }))
  expect(await screen.findByText('2 of 7')).toBeVisible()
  expect(rowOf()).not.toBe(first)
  expect(buttons()[1]).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
  expect(rowOf()).toBeUndefined()
  // Its table is a grid: the stop is the cell around the button.
  await waitFor(() => expect(buttons()[1]?.closest('td')).toHaveFocus())
})

test('[ux 8.3] a link opens its row; a row that is not among those of the filter is let go', async () => {
  const { runtime } = await show('students', { row: '16', filter: { cause: ['T001:gradeLevel'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  await waitFor(() => expect(runtime.navigation.get().current()?.query?.row).toBeUndefined())
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('[ux 4.3] help opens in a drawer, from the end of the title row', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  const drawer = await screen.findByRole('dialog', { name: 'About import details' })
  await waitFor(() => expect(drawer).toHaveTextContent('Rejected rows were not loaded.'))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('[R44] rejected rows are saved with their source columns, masked until personal data is shown', async () => {
  const { user } = await show()
  await causes()
  await user.click(screen.getByRole('button', { name: 'Download rejected rows (masked)' }))
  const masked = await files.next()
  expect(masked.name).toMatch(/students-rejected-rows-48212_2026-09-14\.csv$/)
  // Six findings of rejected rows, none of the warning
  expect(masked.lines).toHaveLength(7)
  const [head, first] = masked.lines
  expect(head).toMatch(/^LOCAL_ID,.*,Row in file,Data row,errorCode,errorMessage,suggestion$/)
  expect(first).toMatch(/,12,11,T001,/)
  expect(masked.lines.slice(1).every((line) => line.includes('••••••••'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await user.click(screen.getByRole('button', { name: 'Download rejected rows' }))
  const { lines } = await files.next()
  expect(lines).toHaveLength(7)
  expect(lines.join()).not.toContain('•')
})

test('with a cause chosen, its rows are saved, also those of a warning', async () => {
  const { user } = await show('students', { filter: { cause: ['T002:primaryLanguage'] } })
  await causes()
  await user.click(screen.getByRole('button', { name: 'Download rows with this cause (masked)' }))
  const { lines } = await files.next()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',T002,')
})

test('a component without findings has nothing to download', async () => {
  await show('sites')
  await screen.findByText('All 3 rows were accepted.')
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
})

test('what was translated meanwhile says when it takes effect, and offers the sync', async () => {
  const admin = await server.browser('admin@example.org')
  const ask = async (path: string) => (await admin(`/api/district/${path}`)).json()
  const { data: findings } = await ask(
    `import-log-details?lea=${lea}&filter[etlStatusId]=${ids.get('students')}&filter[cause]=T001:gradeLevel`,
  )
  const { data: templates } = await ask(`sis-imports-detailed?lea=${lea}&filter[componentName]=students`)
  const [template] = templates
  const column = template.importTemplateColumns.find(
    ({ columnName }: { columnName: string }) => columnName === 'gradeLevel',
  )
  const translate = (sourceValue: string) =>
    admin(`/api/district/sis-import-translations?lea=${lea}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({
        sisImportId: template.id,
        importTemplateColumnId: column.id,
        sourceValue,
        translatedValue: 'TK',
      }),
    })
  const [one, other] = findings.map(({ rejectedValue }: { rejectedValue: string }) => rejectedValue)
  expect((await translate(one)).status).toBe(200)
  const { user } = await show()
  const list = await causes()
  expect(await within(list).findByText('1 translation added')).toBeVisible()
  const links = within(list).getAllByRole('link', { name: 'Add 1 translation' })
  expect(decodeURIComponent(links[0]?.getAttribute('href') ?? '').split('?')[1]).toBe(
    `column=gradeLevel&values[0]=${other}`,
  )
  expect((await translate(other)).status).toBe(200)
  cleanup()
  await show('students', { filter: { cause: ['T001:gradeLevel'] } })
  expect(await screen.findByText('Translations added. Take effect in the next sync.')).toBeVisible()
  // History stays
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Sync now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  expect(await dialog.findByRole('checkbox', { name: 'Students' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'Staff' })).not.toBeChecked()
})

test('a cause of rejected rows has notes, which stay with it in later batches', async () => {
  const { user } = await show()
  const [first] = within(await causes()).getAllByRole('button', { name: 'Add note' })
  if (!first) throw new Error('No cause of rejected rows')
  await user.click(first)
  const drawer = within(await screen.findByRole('dialog', { name: /^Notes on “/ }, { timeout: 15_000 }))
  await user.type(drawer.getByRole('textbox'), 'As in spring.{Control>}{Enter}{/Control}')
  expect(await drawer.findByText('As in spring.', { selector: 'li span' })).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(await within(await causes()).findByRole('button', { name: '1 note' })).toBeVisible()
})
