import {
  COMPONENTS,
  memoryNavigation,
  memoryStorage,
  placeOf,
  type SisImportTemplateDetailed,
} from '@edconsole/console-core'
import { isImported } from '@edconsole/console-core/import-rules'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SisImportCreate } from './index.ts'

let server: TestServer
let district: Awaited<ReturnType<TestServer['newDistrict']>>
let browser: Awaited<ReturnType<TestServer['browser']>>
// Code of steps and panels is fetched first.
const WAIT = { timeout: 15_000 }

beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict()
  browser = await server.browser('employee@example.org')
})

const IMPORTED = Object.keys(COMPONENTS).filter(isImported)
const send = async (path: string, init: RequestInit = {}) => {
  const answer = await browser(
    `/api/district/${path}${path.includes('?') ? '&' : '?'}lea=${district.lea}`,
    init,
  )
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}
const stored = (): Promise<SisImportTemplateDetailed[]> => send('sis-imports-detailed')

const show = ({
  query = {},
  ...own
}: Partial<ShowScreenOptions> & { query?: Record<string, string> } = {}) => {
  const districtId = String(district.id)
  return showScreen(<SisImportCreate districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-create', { districtId }, { query }),
    draftStorage: memoryStorage(),
    ...own,
  })
}
const radio = (name: RegExp) => screen.findByRole('radio', { name }, WAIT)
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }, WAIT))
const pickSystem = async ({ user }: ShownScreen, name: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'SIS system' }, WAIT), name)
/** From the first step with a chosen component to the last one. */
const toReview = async (shown: ShownScreen) => {
  for (const _ of [1, 2, 3]) await press(shown, 'Continue')
  await screen.findByRole('heading', { name: 'What will be created' }, WAIT)
}

describe('[S2.2] the first step', () => {
  test('offers the components in load order; one with a template says so and cannot be chosen', async () => {
    await send('sis-imports', {
      method: 'POST',
      body: JSON.stringify({ name: 'Students nightly', componentName: 'students', source: 'api' }),
    })
    const shown = await show({ query: { component: 'students' } })
    const taken = await radio(/^Students/)
    expect(taken).toBeDisabled()
    expect(taken).toHaveAccessibleName(/Has a template: Students nightly/)
    const all = within(screen.getByRole('radiogroup', { name: 'Component' })).getAllByRole('radio')
    expect(all.map((one) => one.getAttribute('value')).slice(0, 3)).toEqual([
      'sites',
      'staff',
      'gradingPeriods',
    ])
    await press(shown, 'Continue')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Choose a component first',
    )
  })

  test('says what the system calls each component, and begins with its standard template where it has one', async () => {
    const shown = await show({ query: { component: 'students' } })
    expect(await radio(/^An empty template/)).toBeChecked()
    await pickSystem(shown, 'Aeries')
    expect(await radio(/^Students Student Data in Aeries/)).toBeChecked()
    expect(await radio(/^The standard template/)).toBeChecked()
  })
})

test('[S2.2] begins with a file format, whose mapping can be changed before it is created', async () => {
  const shown = await show({ query: { component: 'students' } })
  await shown.user.click(await radio(/^A file format/))
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Clever')
  expect(screen.getByText(/^Reads students\.csv/)).toBeVisible()
  await press(shown, 'Continue')
  expect(await screen.findByText('All required columns are mapped.', {}, WAIT)).toBeVisible()
  await press(shown, 'Continue')
  await press(shown, 'Continue')
  await screen.findByRole('heading', { name: 'What will be created' }, WAIT)
  expect(screen.getByText('Clever')).toBeVisible()
  await press(shown, 'Create template')
  await waitFor(async () => expect(await stored()).toHaveLength(1), WAIT)
  const [made] = await stored()
  expect(made).toMatchObject({ componentName: 'students', sourceFormat: 'clever', source: 'sftp' })
  expect(
    made?.importTemplateColumns.filter(({ sourceColumn }) => sourceColumn !== null).length,
  ).toBeGreaterThan(5)
})

test('[S2.2] a standard template is created in one call, confirmed, and opened in its editor', {
  tags: 'main:sis-import-create',
}, async () => {
  const navigation = memoryNavigation(
    placeOf('sis-import-create', { districtId: String(district.id) }, { query: { component: 'students' } }),
  )
  const shown = await show({ navigation })
  await pickSystem(shown, 'Aeries')
  await press(shown, 'Continue')
  expect(await screen.findByText('All required columns are mapped.', {}, WAIT)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Create Template: Students' })).toBeVisible()
  await press(shown, 'Continue')
  expect(await screen.findByRole('radio', { name: /^Lists/ }, WAIT)).toBeChecked()
  await press(shown, 'Continue')
  expect(await screen.findByText('Required columns')).toBeVisible()
  await press(shown, 'Create template')
  await waitFor(() => expect(navigation.current()?.id).toBe('sis-import-edit'), WAIT)
  const [made] = await stored()
  expect(navigation.current()).toMatchObject({ params: { id: String(made?.id) } })
  expect(made).toMatchObject({ componentName: 'students', source: 'api', isEnabled: true })
  const codes = made?.importTemplateColumns
    .find(({ columnName }) => columnName === 'gradeLevel')
    ?.possibleValues.flatMap(({ importTemplateTranslations }) => importTemplateTranslations)
  expect(codes).toContainEqual(expect.objectContaining({ sourceValue: 'K', translatedValue: 'KG' }))
  expect(shown.runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    'Template created (Students)',
  ])
  expect(shown.runtime.leaveGuard.isDirty()).toBe(false)
})

test('[S2.2] an empty one may be created switched off, and says what is missing before it can be switched on', async () => {
  const shown = await show({ query: { component: 'sites' } })
  await toReview(shown)
  expect(screen.getByText('2 required columns to map before the template can be enabled')).toBeVisible()
  await shown.user.click(screen.getByRole('switch', { name: /^Enabled/ }))
  await press(shown, 'Create template')
  expect(await screen.findAllByText(/must be mapped first/)).toHaveLength(2)
  expect(await stored()).toEqual([])
  await shown.user.click(screen.getByRole('switch', { name: /^Enabled/ }))
  await shown.user.type(screen.getByRole('textbox', { name: /^File names/ }), 'sites*.csv')
  await press(shown, 'Create template')
  await waitFor(async () => expect(await stored()).toHaveLength(1), WAIT)
  expect((await stored())[0]).toMatchObject({
    componentName: 'sites',
    isEnabled: false,
    filePattern: 'sites*.csv',
  })
})

test('[R14] what was begun survives a reload and the way back, and leaving asks', async () => {
  const draftStorage = memoryStorage()
  const shown = await show({ query: { component: 'sites' }, draftStorage })
  await toReview(shown)
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await shown.user.clear(name)
  await shown.user.type(name, 'Schools of the SIS')
  expect(shown.runtime.leaveGuard.names()).toEqual(['The new template'])
  cleanup()
  const again = await show({ query: { component: 'sites', step: 'review' }, draftStorage })
  expect(await screen.findByRole('textbox', { name: /^Name/ }, WAIT)).toHaveValue('Schools of the SIS')
  await again.user.click(screen.getByRole('button', { name: 'Component and SIS system, done' }))
  expect(await radio(/^Your draft/)).toBeChecked()
  await again.user.click(await radio(/^An empty template/))
  await toReview(again)
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sites')
})

describe('[ux 7.23] from step to step', () => {
  test('a screen that waits for its columns has one title', async () => {
    const shown = await show({ query: { component: 'students' } })
    await pickSystem(shown, 'Aeries')
    const columns = shown.faults.on('GET /api/database-column-map', { hold: true })
    await press(shown, 'Continue')
    await screen.findByRole('heading', { level: 2 }, WAIT)
    await columns.held()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByText('Loading columns')).toBeInTheDocument()
    columns.release()
    await waitFor(() => expect(screen.queryByText('Loading columns')).toBeNull(), WAIT)
  })

  test('Enter goes on from the first one, and the heading of the next one has the focus', async () => {
    const shown = await show({ query: { component: 'sites' } })
    const empty = await radio(/^An empty template/)
    empty.focus()
    await shown.user.keyboard('{Enter}')
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus(), WAIT)
    for (const name of ['Map columns', 'Translate values']) {
      await isAt(name)
      await press(shown, 'Continue')
    }
    await isAt('What will be created')
    await press(shown, 'Component and SIS system, done')
    await isAt('Where the rows come from')
  })

  test('Enter in a setting of the last one creates the template', async () => {
    const shown = await show({ query: { component: 'sites', step: 'review' } })
    await shown.user.type(
      await screen.findByRole('textbox', { name: /^File names/ }, WAIT),
      'sites*.csv{Enter}',
    )
    await waitFor(async () => expect(await stored()).toHaveLength(1), WAIT)
  })

  test('the system that was picked stands in the address, and what was begun goes along with another one', async () => {
    const draftStorage = memoryStorage()
    const shown = await show({ query: { component: 'sites', step: 'review' }, draftStorage })
    const name = await screen.findByRole('textbox', { name: /^Name/ }, WAIT)
    await shown.user.clear(name)
    await shown.user.type(name, 'Schools of the SIS')
    await press(shown, 'Component and SIS system, done')
    await radio(/^Your draft/)
    await pickSystem(shown, 'Q')
    const { query } = shown.runtime.navigation.get().current() ?? {}
    expect(query).toMatchObject({ component: 'sites', system: expect.stringMatching(/^\d+$/) })
    cleanup()
    const again = await show({ query: query as Record<string, string>, draftStorage })
    expect(await screen.findByRole('combobox', { name: 'SIS system' }, WAIT)).toHaveDisplayValue('Q')
    expect(await radio(/^Your draft/)).toBeChecked()
    await toReview(again)
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Schools of the SIS')
    expect(screen.getByRole('combobox', { name: 'SIS system' })).toHaveDisplayValue('Q')
  })
})

test('[S2.2] nothing is offered once every component has a template', async () => {
  for (const componentName of IMPORTED)
    await send('sis-imports', {
      method: 'POST',
      body: JSON.stringify({ name: componentName, componentName, source: 'api', isEnabled: false }),
    })
  await show()
  expect(await screen.findByText('Every component has a template', {}, WAIT)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Import Templates' })).toHaveAttribute(
    'href',
    `/${district.id}/district/sis-imports/templates`,
  )
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
