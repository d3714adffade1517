import { type Place, placeOf, placeWith } from '@edconsole/console-core'
import {
  createTestServer,
  type SisSimulator,
  startSisSimulator,
  type TestServer,
} from '@edconsole/console-server/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ConsoleShell } from '../../shell/console-shell.tsx'
import { behindRouter } from '../../testing/behind-router.ts'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { districtWithFiles, districtWithSis } from '../../testing/sis-of-district.ts'
import { Setup } from './index.ts'

let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSisSimulator()
}, 240_000)
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const show = (districtId: string, step?: string, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<Setup districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeWith('setup', { districtId }, { query: step === undefined ? {} : { step } }) ?? undefined,
    ...options,
  } as ShowScreenOptions)
const notes = () =>
  [...screen.getByRole('list', { name: 'Setup steps' }).querySelectorAll('[data-ec-step]')].map(
    (head) => head.textContent,
  )
const head = (name: RegExp) => screen.findByRole('button', { name })

test('[ux 9.2] a new district: every step with what is missing, the first open one is shown', {
  tags: 'main:setup',
}, async () => {
  const { districtId } = await districtWithSis(server, simulator, { contactEmailAddress: '' })
  await show(districtId)
  expect(await screen.findByText('1 of 8 done')).toBeVisible()
  expect(notes()).toEqual([
    'District profile: open. Add a contact email',
    'SIS connection: open. Choose the SIS and enter its connection details',
    'Products: open. Turn on the products that receive data',
    'Templates: open. Create a template for each component',
    expect.stringMatching(/^First import: open/),
    'Sites: open. Add sites, or let the first import add them',
    'Exports: open. Turn on a product first',
    'Sign-in: done. Local',
  ])
  expect(await head(/^District profile/)).toHaveAttribute('aria-expanded', 'true')
})

test('[ux 7.13] another step that is chosen while one is saved opens once it is, and no question is asked', async () => {
  const { districtId } = await districtWithSis(server, simulator, { contactEmailAddress: '' })
  const confirm = vi.fn(() => false)
  const { runtime, user, faults } = await show(districtId, undefined, { confirm })
  behindRouter(runtime)
  await user.type(await screen.findByRole('textbox', { name: /^Contact email/ }), 'ana@north.example')
  const saving = faults.on('districts.update', { hold: true })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await head(/^Products/))
  expect(await head(/^District profile/)).toHaveAttribute('aria-expanded', 'true')
  saving.release()
  await waitFor(async () => expect(await head(/^Products/)).toHaveAttribute('aria-expanded', 'true'))
  await waitFor(() => expect(notes()).toContain('District profile: done. ana@north.example'))
  const products = await head(/^Products/)
  expect(products).toHaveAttribute('aria-expanded', 'true')
  expect(products).toHaveFocus()
  expect(confirm).not.toHaveBeenCalled()
})

test('[ux 9.2] saving a step without its choice says what to choose', async () => {
  const { districtId } = await districtWithSis(server, simulator)
  const { user } = await show(districtId, 'connection')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose your system')).toBeVisible()
  await user.click(await head(/^Products/))
  const product = await screen.findByRole('switch', { name: 'Assessment' })
  const save = screen.getByRole('button', { name: /^Save/ })
  await user.click(save)
  expect(await screen.findByText('Turn on a product first.')).toBeInTheDocument()
  await user.click(product)
  expect(save).not.toHaveAttribute('aria-disabled')
})

test('[ux 9.2] the standard templates of the SIS are made for the components without one', async () => {
  const district = await districtWithSis(server, simulator)
  await district.save()
  const employee = await server.browser('employee@example.org')
  const templates = async () => {
    const answer = await employee(`/api/district/sis-imports?lea=${district.lea}&limit=100`)
    const { data } = await answer.json()
    return data as { componentName: string; isEnabled: boolean; source: string; sisSystemId: number }[]
  }
  await employee(`/api/district/sis-imports?lea=${district.lea}`, {
    method: 'POST',
    body: JSON.stringify({ name: 'My sites', componentName: 'sites', source: 'api' }),
  })
  const { user, faults } = await show(district.districtId, 'templates')
  const failing = faults.on('sisImports.create', { status: 409, message: 'Not now', times: 1 })
  await user.click(await screen.findByRole('button', { name: 'Create 15 templates' }))
  expect(await screen.findByText("1 template couldn't be created")).toBeVisible()
  expect(screen.getByText('Staff: Not now')).toBeVisible()
  expect(failing.met).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Create 1 template' }))
  // The first try stayed here with what was refused; now what is left comes next: the connection was never tested.
  await waitFor(async () => expect(await head(/^SIS connection/)).toHaveAttribute('aria-expanded', 'true'))
  const stored = await templates()
  expect(stored).toHaveLength(16)
  expect(stored.filter(({ isEnabled }) => isEnabled)).toHaveLength(15)
  expect(new Set(stored.map(({ source }) => source))).toEqual(new Set(['api']))
  await waitFor(() => expect(notes()).toContain('Templates: done. 15 templates enabled'))
})

test('[ux 9.2] for files, the format is chosen, and its templates are made with one press', async () => {
  const district = await districtWithFiles(server, simulator)
  const { user } = await show(district.districtId, 'templates')
  expect(await screen.findByRole('radio', { name: /^Your own CSV files/ })).toBeChecked()
  expect(await screen.findByRole('button', { name: 'Create 16 templates' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^OneRoster 1\.2/ }))
  expect(screen.getByText(/^Templates that read OneRoster 1\.2 files\. Missing: Sites/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Create \d+ templates$/ }))
  await waitFor(() => expect(notes()).toContainEqual(expect.stringMatching(/^Templates: done/)))
  const made = server.db.selectFrom('importTemplates').select(['sourceFormat', 'isEnabled'])
  const stored = await made.where('lea', '=', district.lea).execute()
  expect(stored.length).toBeGreaterThan(5)
  expect(new Set(stored.map((one) => one.sourceFormat))).toEqual(new Set(['oneRoster12']))
  expect(stored.every(({ isEnabled }) => isEnabled)).toBe(true)
})

test('[R26] the first import of an earlier year is not that of the new one', async () => {
  const { id, districtId, lea } = await districtWithSis(server, simulator)
  const imported = { lea, source: 'sftp', triggerType: 'scheduled', status: 'completed' } as const
  const at = server.now()
  await server.db
    .insertInto('importBatches')
    .values({ ...imported, schoolYear: 2025, startedAt: at, endedAt: at })
    .execute()
  await server.db.updateTable('districts').set({ sisYear: 2026 }).where('id', '=', id).execute()
  await show(districtId)
  await head(/^First import/)
  await waitFor(() => expect(notes()).toContainEqual('First import: open. Needs an enabled template'))
})

test('[ux 9.2] imports are switched on here, and the sync says what it waits for', async () => {
  const district = await districtWithSis(server, simulator)
  await server.db
    .updateTable('districts')
    .set({ importsEnabled: false })
    .where('id', '=', district.id)
    .execute()
  const { user } = await show(district.districtId, 'firstImport')
  await user.click(await screen.findByRole('button', { name: 'Turn imports on' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn imports on' })).toBeNull())
  expect(screen.getByRole('button', { name: /Sync now/ })).toHaveAttribute('aria-disabled', 'true')
})

test('[ux 9.2] what somebody else has saved meanwhile is not overwritten, and the next try goes by it', async () => {
  const { id, districtId } = await districtWithSis(server, simulator)
  const write = (change: object) =>
    server.db.updateTable('districts').set(change).where('id', '=', id).execute()
  await write({ importsEnabled: false })
  const { user } = await show(districtId, 'firstImport')
  await screen.findByRole('button', { name: 'Turn imports on' })
  await write({ city: 'Fernhill', updatedAt: new Date('2030-01-02T03:04:05Z'), updatedBy: 'Robin Vale' })
  await user.click(screen.getByRole('button', { name: 'Turn imports on' }))
  expect(await screen.findByText(/Robin Vale changed this district on/)).toBeVisible()
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Turn imports on' }))
    expect(screen.queryByRole('button', { name: 'Turn imports on' })).toBeNull()
  })
})

test('[ux 9.2] a step is saved where it stands, a wrong value changes nothing, and the next one opens', async () => {
  const { id, districtId } = await districtWithSis(server, simulator, { contactEmailAddress: '' })
  const { user } = await show(districtId)
  const email = await screen.findByRole('textbox', { name: /^Contact email/ })
  await user.type(email, 'data@')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Enter a full address/)).toBeVisible()
  expect(email).toHaveValue('data@')
  await user.type(email, 'juniper.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notes()).toContain('District profile: done. data@juniper.example'))
  await waitFor(async () => expect(await head(/^SIS connection/)).toHaveAttribute('aria-expanded', 'true'))
  expect(await head(/^SIS connection/)).toHaveFocus()
  const saved = server.db.selectFrom('districts').select('contactEmailAddress').where('id', '=', id)
  expect((await saved.executeTakeFirstOrThrow()).contactEmailAddress).toBe('data@juniper.example')
})

test('[ux 9.2] products are turned on here, and the export of one is added with its destination', async () => {
  const { districtId, lea } = await districtWithSis(server, simulator)
  const { user } = await show(districtId, 'products')
  await user.click(await screen.findByRole('switch', { name: 'Assessment' }))
  const analytics = screen.getByRole('switch', { name: 'Analytics' })
  expect(analytics).toHaveAccessibleDescription(/ · Doesn't accept exports$/)
  await user.click(analytics)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notes()).toContain('Products: done. 2 products on'))
  await user.click(await head(/^Exports/))
  expect(await screen.findByText("Analytics doesn't accept exports.")).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: /^Host/ }), 'sftp.example.org')
  await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'juniper')
  await user.click(screen.getByRole('button', { name: 'Add export' }))
  expect((await screen.findAllByText(/Enter the password/))[0]).toBeVisible()
  await user.type(screen.getByLabelText(/^Password/), 'secret of the receiver')
  await user.click(screen.getByRole('button', { name: 'Add export' }))
  await waitFor(() => expect(notes()).toContain('Exports: done. 1 export enabled'))
  const made = await server.db.selectFrom('exports').selectAll().where('lea', '=', lea).execute()
  expect(made).toMatchObject([{ host: 'sftp.example.org', isEnabled: true, deliveryMethod: 'sftp' }])
})

test('[S6] who may change nothing sees how each step stands, without a form', async () => {
  const roles = ['ROLE_SETUP_VIEW', 'ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_VIEW']
  const { id, email } = await server.newDistrict({ roles })
  await show(String(id), 'profile', { as: email })
  expect(await screen.findByText("Your role doesn't allow changing this step.")).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[ux 9.2] a district where all is done has a summary in place of the steps', async () => {
  const larkspur = server.districts[0]
  await show(String(larkspur?.id))
  expect(await screen.findByText('8 of 8 done')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Setup is complete' })).toBeVisible()
})

test('[ux 9.2] the summary says what will not run by itself, and takes a daily time for imports', async () => {
  const { id = 0, lea = '' } = server.districts[0] ?? {}
  const off = { scheduleEnabled: false }
  await server.db.updateTable('districts').set({ autoImportTime: null }).where('id', '=', id).execute()
  await server.db.updateTable('importTemplates').set(off).where('lea', '=', lea).execute()
  await server.db.updateTable('exports').set(off).where('lea', '=', lea).execute()
  const { user } = await show(String(id))
  expect(await screen.findByText(/^Imports have no schedule/)).toBeVisible()
  expect(screen.getByText(/^Exports have no schedule/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open exports' })).toHaveAttribute('href', `/${id}/export`)
  await user.type(await screen.findByRole('textbox', { name: /^Time/ }), '02:30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(/^Imports have no schedule/)).toBeNull())
  expect(screen.getByText(/^Exports have no schedule/)).toBeVisible()
})

test('[ux 4.2] Setup is in the navigation of a district until it is set up', async () => {
  const { districtId } = await districtWithSis(server, simulator)
  const { runtime } = await showScreen(
    <ConsoleShell>
      <p>The body</p>
    </ConsoleShell>,
    { server, as: 'employee@example.org', place: placeOf('district', { districtId }) },
  )
  const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
  const go = (place: Place) => act(() => runtime.navigation.get().go(place))
  await main().findByRole('link', { name: 'Dashboard' })
  await act(() => runtime.districts.follow(districtId))
  expect(await main().findByRole('link', { name: 'Setup' }, { timeout: 10_000 })).toBeVisible()
  const larkspur = String(server.districts[0]?.id)
  await act(() => runtime.districts.follow(larkspur))
  go(placeOf('district-profile', { districtId: larkspur }))
  await waitFor(() => expect(main().queryByRole('link', { name: 'Setup' })).toBeNull())
  // Its own screen is reached from District Overview, and says where it is.
  go(placeOf('setup', { districtId: larkspur }))
  expect(await main().findByRole('link', { name: 'Setup' })).toHaveAttribute('aria-current', 'page')
})

test('[R17] a part that cannot be read is said to be unknown, the others stay', async () => {
  const { districtId } = await districtWithSis(server, simulator)
  const { user, faults } = await show(districtId, 'exports', {
    faults: [['exports.list', { status: 500, message: 'Disk full' }]],
  })
  await waitFor(() => expect(notes()).toContain("Exports: unknown. Couldn't be loaded"))
  faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notes()).not.toContain("Exports: unknown. Couldn't be loaded"))
})
