import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../../testing/show-screen.tsx'
import { Dashboard } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  await server.newDistrict({ districtName: 'Cedar Bluff' })
  await server.newDistrict({ districtName: 'Dunmore' })
  await server.jobs.idle()
}, 300_000)
afterAll(() => server.close())

const show = (as = 'employee@example.org', options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<Dashboard />, { server, as, place: placeOf('dashboard'), ...options })
// The code of the list is loaded when it is first shown.
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, { timeout: 15_000 })
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent ?? '')
    .toSorted()

test('[9.1] opens with the districts that need attention, and each count leads to its districts', async () => {
  const { user, runtime } = await show()
  const cedar = await row('Cedar Bluff')
  expect(within(cedar).getByText('Never')).toBeVisible()
  expect(within(cedar).getByRole('img', { name: '14 without an import' })).toBeVisible()
  expect(within(cedar).getByRole('link', { name: 'Finish API Setup' })).toBeVisible()
  expect(await screen.findByText('All districts')).toBeVisible()
  expect(runtime.navigation.get().current()?.query).toBeUndefined()
  expect(await screen.findByRole('radio', { name: /^Needs attention/ })).toBeChecked()

  const never = await screen.findByRole('button', { name: /Never imported 2/ })
  await user.click(never)
  await waitFor(() => expect(never).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(names()).toEqual(['Cedar Bluff', 'Dunmore']))

  // Pressed again, it lets go of them.
  await user.click(never)
  await waitFor(() => expect(never).toHaveAttribute('aria-pressed', 'false'))
  expect(runtime.navigation.get().current()?.query).toEqual({})

  await user.click(await screen.findByRole('radio', { name: /^All 4/ }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(runtime.navigation.get().current()?.query).toEqual({ filter: { needsAttention: 'any' } })
})

test('[ux 4.2] a next step is no link to whom its place is closed', async () => {
  await show('bare@example.org')
  expect(within(await row('Cedar Bluff')).getByText('Finish API Setup')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Finish API Setup' })).toBeNull()
})

test('[9.1] a name opens the dashboard of the district, from which a button leads back to all; the title takes the focus', async () => {
  const { user, runtime } = await show()
  await user.click(await screen.findByRole('radio', { name: /^All 4/ }))
  await user.click(await screen.findByRole('button', { name: 'Dunmore' }))
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe('Dunmore'))
  await waitFor(() => expect(runtime.navigation.get().current()?.query).toEqual({}))
  const title = () => screen.getByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(title()).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'All districts' }))
  expect(await row('Dunmore')).toBeVisible()
  await waitFor(() => expect(title()).toHaveFocus())
  expect(runtime.districts.get().id).toBeNull()
})

test('[9.1] several districts get an owner at once, and Mine shows them', async () => {
  const { user } = await show()
  for (const name of ['Cedar Bluff', 'Dunmore'])
    await user.click(within(await row(name)).getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign 2 districts' })
  await user.click(await within(dialog).findByRole('button', { name: 'Assign to me' }))
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.click(await screen.findByRole('radio', { name: /^Mine 2/ }))
  await waitFor(() => expect(names()).toEqual(['Cedar Bluff', 'Dunmore']))
})

test('[9.1] imports start where they can; why not elsewhere is told', async () => {
  const { user, runtime } = await show()
  for (const name of ['Cedar Bluff', 'Dunmore'])
    await user.click(within(await row(name)).getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Sync now' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Sync 2 districts?' })
  await user.click(within(dialog).getByRole('button', { name: 'Sync now' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const left = await screen.findByRole('dialog', { name: "2 districts weren't synced" })
  expect(
    within(left)
      .getAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent)),
  ).toEqual(['Cedar Bluff', 'Dunmore'].map((name) => [name, 'This district has no template that is on.']))
  expect(runtime.snackbars.get()).toMatchObject({ recent: [] })
  await user.click(within(left).getByText('Close'))
  await waitFor(() => expect(left).not.toBeInTheDocument())
})

test('[9.1] when nothing needs attention it says how many imported', async () => {
  await server.db.updateTable('districtSummaries').set({ needsAttention: false }).execute()
  await show()
  expect(await screen.findByText('Nothing needs attention')).toBeVisible()
  expect(await screen.findByText(/^\d+ districts? imported last night\.$/)).toBeVisible()
})

test('[9.1] a console without districts says how the first ones come, and counts nothing', async () => {
  const none = { faults: [['fleet.list', { body: { data: [] } }]] } as const
  const { user } = await show(undefined, none)
  expect(await screen.findByText('No districts yet')).toBeVisible()
  expect(screen.queryByText('Nothing needs attention')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Districts by last import' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'What the bars mean' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add District' })).toHaveAttribute('href', '/district/add')
  await user.click(screen.getByRole('button', { name: 'Add from CSV' }))
  expect(await screen.findByRole('dialog', { name: 'Add districts from a CSV file' })).toBeVisible()
  cleanup()
  await show('bare@example.org', { ...none, employeeAccess: 'strict' })
  expect(await screen.findByText('Districts appear here once they are added.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add from CSV' })).toBeNull()
})

test('[R47] people of a district ask for nothing about others', async () => {
  const { calls } = await show('admin@example.org')
  expect(await screen.findByRole('region', { name: 'Your screens' })).toBeVisible()
  expect(calls.filter((call) => /\/districts\/./.test(call))).toEqual([])
})

test('[9.1] adds the districts of a file once that is confirmed, and says why not where it cannot', async () => {
  const there = await server.newDistrict({ districtName: 'Elmhurst' })
  const rows = [
    '8801,Fairview,CA,',
    `${there.lea},Elmhurst,CA,`,
    '8802,,CA,',
    '8803,Grafton,CA,',
    '8804,Hollis,CA,999999',
  ]
  const stored = async () =>
    (await server.db.selectFrom('districts').select('districtName').where('lea', 'like', '880%').execute())
      .map(({ districtName }) => districtName)
      .toSorted()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Add from CSV' }))
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Add districts from a CSV file' },
    { timeout: 15_000 },
  )
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Choose a file' })).toBeEnabled())
  const file = new File([['LEA,District name,State,Client ID', ...rows].join('\n')], 'districts.csv')
  await user.upload(within(dialog).getByLabelText('File of districts', { selector: 'input' }), file)
  expect(await within(dialog).findByText("3 to add, 1 already there, 1 that can't be added.")).toBeVisible()
  expect(within(dialog).getByText('District name: it is required.')).toBeVisible()
  expect(await stored()).toEqual([])

  await user.click(within(dialog).getByRole('button', { name: 'Add 3 districts' }))
  expect(await within(dialog).findByText('2 districts added.', {}, { timeout: 15_000 })).toBeVisible()
  expect(within(dialog).getByText("1 district wasn't added")).toBeVisible()
  expect(within(dialog).getByText(/this client doesn't exist/)).toBeVisible()
  expect(within(dialog).getAllByText('Added')).toHaveLength(2)
  expect(within(dialog).getByRole('button', { name: 'Download rows with problems' })).toBeVisible()
  expect(await stored()).toEqual(['Fairview', 'Grafton'])
})
