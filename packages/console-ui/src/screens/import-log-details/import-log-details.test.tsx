import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BATCH, bodyRows, causes, larkspurImport } from '../../testing/larkspur-import.tsx'
import { ImportLogDetails } from './index.ts'

const at = larkspurImport(ImportLogDetails)

test('[S2.2] causes stand in the order in which to fix them, each with its one fix', {
  tags: 'main:import-log-details',
}, async () => {
  await at.show()
  const lines = within(await causes()).getAllByRole('listitem')
  const said = lines.map((line) => within(line).getAllByRole('button')[0]?.textContent)
  expect(said).toHaveLength(6)
  expect(said.slice(0, 2)).toEqual(['1Site code not foundSCHOOL_CD1', '2Grade level not recognizedGRADE2'])
  expect(said.at(-1)).toBe('Language set to UnknownHOME_LANG1')
  expect(within(lines[0] as HTMLElement).getByRole('link', { name: 'Add site 0417' })).toHaveAttribute(
    'href',
    `/${at.districtId}/site?code=0417`,
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

test('[ux 10] rows that only the SIS can correct are sent to the district; the focus goes to what keeps them from it', async () => {
  await at.server.db.deleteFrom('correctionRequests').execute()
  const { user, faults } = await at.show()
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
    await waitFor(() => expect(due).toHaveFocus())
  }
  expect(await at.server.db.selectFrom('correctionRequests').select('id').execute()).toEqual([])
  await user.clear(due)
  await user.type(due, '12/01/2026')
  const note = dialog.getByRole('textbox', { name: /^Note/ })
  await user.click(note)
  await user.paste('x'.repeat(2001))
  await user.click(send)
  await waitFor(() => expect(note).toHaveFocus())
  expect(note).toHaveAccessibleDescription('It can have at most 2,000 characters')
  expect(note).toHaveValue('x'.repeat(2001))
  expect(await at.server.db.selectFrom('correctionRequests').select('id').execute()).toEqual([])
  await user.clear(note)
  const unsent = { status: 503, message: "The email couldn't be sent. Try again later." }
  for (const [fault, title] of [
    [{ drop: true }, "We couldn't tell whether the request was sent"],
    [unsent, "The request wasn't sent"],
  ] as const) {
    faults.on('corrections.send', fault)
    await user.click(send)
    expect(await dialog.findByRole('region', { name: title })).toBeVisible()
    faults.clear()
  }
  await user.click(send)
  expect(await within(await causes()).findByRole('button', { name: /^Waiting · Due 12\/01/ })).toBeVisible()
})

test('a cause filters the rows and stands in the address; chosen again it lets go', async () => {
  const { user, runtime } = await at.show()
  const grade = within(await causes()).getByRole('button', { name: /Grade level not recognized/ })
  await user.click(grade)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(runtime.navigation.get().current()?.query).toEqual({ filter: { cause: ['T001:gradeLevel'] } })
  expect(grade).toHaveAttribute('aria-pressed', 'true')
  await user.click(grade)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7))
})

test('[ux 9.4] a server that does not tell causes has them read from its sentences, named but not chosen', async () => {
  const browser = await at.server.browser('employee@example.org')
  const query = `lea=${at.lea}&filter[batchId]=${BATCH}&filter[etlStatusId]=${at.idOf('students')}`
  const answer = await browser(`/api/district/import-log-details?${query}`)
  const { data }: { data: Record<string, unknown>[] } = await answer.json()
  const bare = data.map(({ cause: _, causeTitle: __, suggestion: ___, params: ____, ...line }) => line)
  const body = { data: bare, extensions: { totalCount: 4200 } }
  const { user } = await at.show('students', {}, { faults: [['importLogs.details', { body }]] })
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

test('records that are missing lead to the component that holds them', async () => {
  await at.show('enrollment')
  const link = within(await causes()).getByRole('link', { name: 'Open Students' })
  expect(link).toHaveAttribute(
    'href',
    `/${at.districtId}/import-logs/details/${BATCH}/${at.idOf('students')}`,
  )
})

test('a component that is loading says so to those who cannot see it', async () => {
  await at.show('students', {}, { faults: [['importLogs.results', { hold: true }]] })
  await screen.findByRole('link', { name: 'Error Logs' })
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status')
})

test('a component without findings says that all rows were accepted', async () => {
  await at.show('sites')
  expect(await screen.findByText('All 3 rows were accepted.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('[ux 4.3] help opens in a drawer, from the end of the title row', async () => {
  const { user } = await at.show()
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  const drawer = await screen.findByRole('dialog', { name: 'About import details' })
  await waitFor(() => expect(drawer).toHaveTextContent('Rejected rows were not loaded.'))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what was translated meanwhile says when it takes effect, and offers the sync', async () => {
  const admin = await at.server.browser('admin@example.org')
  const ask = async (path: string) => (await admin(`/api/district/${path}`)).json()
  const { data: findings } = await ask(
    `import-log-details?lea=${at.lea}&filter[etlStatusId]=${at.idOf('students')}&filter[cause]=T001:gradeLevel`,
  )
  const { data: templates } = await ask(`sis-imports-detailed?lea=${at.lea}&filter[componentName]=students`)
  const [template] = templates
  const column = template.importTemplateColumns.find(
    ({ columnName }: { columnName: string }) => columnName === 'gradeLevel',
  )
  const translate = (sourceValue: string) =>
    admin(`/api/district/sis-import-translations?lea=${at.lea}`, {
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
  const { user } = await at.show()
  const list = await causes()
  expect(await within(list).findByText('1 translation added')).toBeVisible()
  const links = within(list).getAllByRole('link', { name: 'Add 1 translation' })
  expect(decodeURIComponent(links[0]?.getAttribute('href') ?? '').split('?')[1]).toBe(
    `column=gradeLevel&values[0]=${other}`,
  )
  expect((await translate(other)).status).toBe(200)
  cleanup()
  await at.show('students', { filter: { cause: ['T001:gradeLevel'] } })
  expect(await screen.findByText('Translations added. Take effect in the next sync.')).toBeVisible()
  // History stays
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  await user.click(within(bodyRows()[0] as HTMLElement).getByRole('button', { name: /^Open/ }))
  expect(await screen.findByText('Translation added. Takes effect in the next sync.')).toBeVisible()
  expect(screen.queryByText('Translate it in the template.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sync now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  expect(await dialog.findByRole('checkbox', { name: 'Students' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'Staff' })).not.toBeChecked()
})

test('a cause of rejected rows has notes, which stay with it in later batches', async () => {
  const { user } = await at.show()
  const [first] = within(await causes()).getAllByRole('button', { name: 'Add note' })
  if (!first) throw new Error('No cause of rejected rows')
  await user.click(first)
  const drawer = within(await screen.findByRole('dialog', { name: /^Notes on “/ }, { timeout: 15_000 }))
  await user.type(drawer.getByRole('textbox'), 'As in spring.{Control>}{Enter}{/Control}')
  expect(await drawer.findByText('As in spring.', { selector: 'li span' })).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(await within(await causes()).findByRole('button', { name: '1 note' })).toBeVisible()
})
