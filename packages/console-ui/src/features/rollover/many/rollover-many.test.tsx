import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Dashboard } from '../../../screens/dashboard/index.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  const { lea } = await server.newDistrict({ districtName: 'Cedar Bluff', notRolledOver: true })
  const template = { lea, schoolYear: 2025, componentName: 'students', runOrder: 1, isEnabled: true } as const
  await server.db
    .insertInto('importTemplates')
    .values({ ...template, name: 'Students', version: 1, createdAt: server.now(), updatedAt: server.now() })
    .execute()
  await server.newDistrict({ districtName: 'Dunmore' })
  await server.jobs.idle()
}, 300_000)
afterAll(() => server.close())

const show = (query = {}) =>
  showScreen(<Dashboard />, {
    server,
    as: 'employee@example.org',
    place: placeOf('dashboard', {}, { query }),
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, { timeout: 15_000 })

test('R26 many districts are rolled over once it is confirmed, and the report is found again', async () => {
  const { user, runtime } = await show()
  for (const name of ['Cedar Bluff', 'Dunmore'])
    await user.click(await within(await row(name)).findByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Roll over' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Roll over 2 districts?' })
  expect(
    await within(dialog).findByText('1 district will be rolled over: 0 staff, 1 template, 0 exports.'),
  ).toBeVisible()
  const districts = within(within(dialog).getByRole('list', { name: 'Districts to roll over' }))
  expect(districts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Dunmore .*SkippedDunmore is already on 2026-2027\.$/),
    expect.stringMatching(/^Cedar Bluff .*0 staff, 1 template, 0 exports into 2026-2027$/),
  ])
  const confirm = within(dialog).getByRole('button', { name: 'Roll over 1 district' })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await user.type(within(dialog).getByRole('textbox', { name: /Type 1 to confirm/ }), '1')
  await user.click(confirm)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const rollover = runtime.navigation.get().current()?.query?.rollover
  expect(rollover).toMatch(/^\d+$/)
  expect(await screen.findByText('Dunmore is already on 2026-2027.', {}, { timeout: 15_000 })).toBeVisible()
  await server.jobs.idle()

  await user.click(await screen.findByRole('button', { name: 'All districts' }))
  await user.click(
    await screen.findByRole(
      'link',
      { name: 'Rollover of 2 districts: 1 done, 1 skipped' },
      { timeout: 15_000 },
    ),
  )
  expect(runtime.navigation.get().current()?.query).toEqual({ rollover })
  await waitFor(async () => expect(await row('Cedar Bluff')).toHaveTextContent('Done'))
})

test('R26 where none of the districts can be rolled over, nothing asks for it', async () => {
  const { user } = await show()
  await user.click(await within(await row('Dunmore')).findByRole('checkbox'))
  const rollOver = await screen.findByRole('button', { name: 'Roll over' })
  await user.click(rollOver)
  const dialog = await screen.findByRole('dialog', { name: 'None of these districts can be rolled over' })
  expect(within(dialog).getByText('Dunmore is already on 2026-2027.')).toBeVisible()
  expect(within(dialog).queryByText(/are copied into/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Roll over \d/ })).toBeNull()
  await user.click(within(dialog).getByText('Close'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(rollOver).toHaveFocus())
})

test('R26 what failed comes first, and is tried again', async () => {
  const { id } = await server.db
    .updateTable('rolloverRunDistricts')
    .set({ status: 'failed', reason: 'An import has been running since 8 o’clock.' })
    .where('status', '=', 'done')
    .returning('runId as id')
    .executeTakeFirstOrThrow()
  const { user } = await show({ rollover: String(id) })
  expect(await screen.findByText('1 district failed')).toBeVisible()
  await row('Cedar Bluff')
  expect(screen.getByText('An import has been running since 8 o’clock.')).toBeVisible()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Cedar Bluff'),
    expect.stringContaining('Dunmore'),
  ])
  await user.click(screen.getByRole('button', { name: 'Try 1 district again' }))
  await server.jobs.idle()
  await waitFor(async () => expect(await row('Cedar Bluff')).toHaveTextContent('Done'), { timeout: 15_000 })
  expect(screen.queryByText('1 district failed')).not.toBeInTheDocument()
})

test('R26 a rollover is canceled once that is confirmed, and resumed', async () => {
  const { id } = await server.db
    .selectFrom('rolloverRuns')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.jobs.stop()
  await server.db.updateTable('rolloverRuns').set({ endedAt: null }).where('id', '=', id).execute()
  await server.db
    .updateTable('rolloverRunDistricts')
    .set({ status: 'waiting', endedAt: null })
    .where('status', '=', 'done')
    .execute()
  const { user } = await show({ rollover: String(id) })
  await user.click(await screen.findByRole('button', { name: 'Cancel rollover' }, { timeout: 15_000 }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this rollover?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel rollover' }))
  expect(await screen.findByText('1 district not started')).toBeVisible()
  expect(await row('Cedar Bluff')).toHaveTextContent('Not started: canceled')
  // The list may hear of it before the dialog does.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancel rollover' })).not.toBeInTheDocument(),
  )
  await user.click(screen.getByRole('button', { name: 'Try 1 district again' }))
  expect(await screen.findByRole('button', { name: 'Cancel rollover' })).toBeVisible()
})

test('a rollover that is not there says so', async () => {
  await show({ rollover: '999' })
  expect(await screen.findByText('Rollover not found', {}, { timeout: 15_000 })).toBeVisible()
})
