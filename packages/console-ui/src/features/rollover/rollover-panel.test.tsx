import { memoryStorage } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { RolloverPanel } from './rollover-panel.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await Promise.all([import('./rollover-dialogs.tsx'), import('./rollover-record.tsx')])
}, 300_000)
afterAll(() => server.close())

/** The panel in a district of its own, before any run. */
const show = async (options: Partial<ShowScreenOptions> & { rolledOver?: boolean } = {}) => {
  const { rolledOver = false, ...rest } = options
  const district = await server.newDistrict(rolledOver ? {} : { notRolledOver: true })
  const shown = await showScreen(<RolloverPanel />, {
    server,
    as: 'employee@example.org',
    draftStorage: memoryStorage(),
    ...rest,
  })
  await waitFor(() => expect(shown.runtime.session.get().user).not.toBeNull())
  await shown.runtime.districts.ready()
  await shown.runtime.districts.follow(String(district.id))
  const rollovers = () => shown.calls.filter((call) => call.includes('/rollover/'))
  return { ...shown, district, rollovers }
}
const panel = async () => within(await screen.findByRole('region', { name: 'Year-end rollover' }))
/** The word of the badge, which is said as well. */
const badge = async (word: string) => (await (await panel()).findAllByText(word))[0]
const step = async (name: string) => {
  const found = (await panel()).getAllByRole('listitem').find((item) => item.textContent?.startsWith(name))
  if (!found) throw new Error(`There is no step ${name}`)
  return found
}

/** Confirms the question. */
const start = async ({ user, district }: Awaited<ReturnType<typeof show>>) => {
  await user.click(await (await panel()).findByRole('button', { name: 'Run rollover' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Copy staff, templates, and exports into 2026-2027?' }),
  )
  await user.type(question.getByRole('textbox'), district.districtName)
  await user.click(question.getByRole('button', { name: 'Copy into 2026-2027' }))
}

it('[ux 7.20] R26 asks first and names the year; canceled, nothing was asked for', async () => {
  const { user, rollovers } = await show()
  const card = await panel()
  expect(await badge('Not started')).toBeVisible()
  expect(card.getByText('Copies staff, templates, and exports from 2025-2026 into 2026-2027.')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Run rollover' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('button', { name: 'Copy into 2026-2027' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(rollovers()).toEqual([])
})

it('[ux 7.20] R26 runs in sequence: a name while it runs, numbers when it is done, then the move to the new year', async () => {
  const shown = await show()
  const held = shown.faults.on('rollover.templates', { hold: true })
  await start(shown)
  await held.held()
  await waitFor(async () => expect(await step('Templates')).toHaveTextContent('TemplatesRunning'))
  expect(await step('Staff')).toHaveTextContent('StaffNothing to copy')
  expect(await step('Exports')).toHaveTextContent('ExportsStarts when templates are done')
  expect((await panel()).getByText('You can leave this page. The run continues.')).toBeVisible()
  held.release()
  expect(await badge('Finished')).toBeVisible()
  expect(shown.rollovers()).toEqual(
    ['staff', 'templates', 'exports'].map((key) => `POST /api/rollover/${key}`),
  )

  await shown.user.click((await panel()).getByRole('button', { name: 'Move to 2026-2027' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: `Move ${shown.district.districtName} to 2026-2027?` }),
  )
  await shown.user.click(question.getByRole('button', { name: 'Move to 2026-2027' }))
  expect(
    await (await panel()).findByText('The district is on 2026-2027. Nothing to roll over.'),
  ).toBeVisible()
  expect(shown.runtime.districts.get().selected?.sisYear).toBe(2026)
})

it('[ux 7.20] R26 a failure does not stop the next; the failed one runs again alone, and Reset clears', async () => {
  const shown = await show()
  shown.faults.on('rollover.staff', { status: 409, message: 'An import is running.', times: 1 })
  await start(shown)
  expect(await badge('Failures')).toBeVisible()
  await waitFor(async () => expect(await step('Exports')).toHaveTextContent('ExportsNothing to copy'))
  expect(await step('Staff')).toHaveTextContent('An import is running.')
  expect((await panel()).queryByRole('button', { name: 'Move to 2026-2027' })).not.toBeInTheDocument()
  await shown.user.click((await panel()).getByRole('button', { name: 'Run again: staff' }))
  expect(await badge('Finished')).toBeVisible()
  expect(shown.rollovers()).toHaveLength(4)
  await shown.user.click((await panel()).getByRole('button', { name: 'Reset' }))
  expect(await badge('Not started')).toBeVisible()
})

it('R26 the year does not move over what somebody else has saved since, and moves at the next try', async () => {
  const shown = await show()
  const { user, district, runtime } = shown
  await start(shown)
  await user.click(await (await panel()).findByRole('button', { name: 'Move to 2026-2027' }))
  const question = within(await screen.findByRole('alertdialog'))
  await server.db
    .updateTable('districts')
    .set({ city: 'Fernhill', updatedAt: new Date('2030-01-02T03:04:05Z'), updatedBy: 'Robin Vale' })
    .where('id', '=', district.id)
    .execute()
  await user.click(question.getByRole('button', { name: 'Move to 2026-2027' }))
  expect(await question.findByText(/Robin Vale changed this district on/)).toBeVisible()
  expect(runtime.districts.get().selected?.sisYear).toBe(2025)
  await waitFor(() => expect(runtime.districts.get().selected?.city).toBe('Fernhill'))
  await user.click(question.getByRole('button', { name: 'Move to 2026-2027' }))
  await waitFor(() => expect(runtime.districts.get().selected?.sisYear).toBe(2026))
})

it('[ux 7.20] a district that has the current year is told so, and offered nothing', async () => {
  await show({ rolledOver: true })
  const card = await panel()
  expect(await card.findByText('The district is on 2026-2027. Nothing to roll over.')).toBeVisible()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
})

it('[ux 7.20] R26 says what is worth knowing before it starts, and a run beside it keeps it from starting', async () => {
  const shown = await show({
    faults: [
      ['importLogs.headers', { body: { data: [{ batchId: 1 }], extensions: { totalCount: 1 } } }],
      ['gradingPeriods.list', { status: 500, message: 'Disk full' }],
    ],
  })
  await shown.user.click(await (await panel()).findByRole('button', { name: 'Run rollover' }))
  const question = within(await screen.findByRole('alertdialog'))
  const checks = within(await question.findByRole('list', { name: 'Before you start' }))
  expect(await checks.findByText('An import is running. The rollover starts when it finishes')).toBeVisible()
  expect(await checks.findByText("Grading periods: couldn't be checked")).toBeVisible()
  expect(await checks.findByText('No site is marked as closed')).toBeVisible()
  expect(await checks.findByText('No template is on in 2025-2026, so none is copied')).toBeVisible()
  expect(await checks.findByText('Every export has its product')).toBeVisible()
  expect(
    await checks.findByText(
      "No products are enabled for 2026-2027 yet. Exports can't be turned on without them",
    ),
  ).toBeVisible()
  await shown.user.type(question.getByRole('textbox'), `${shown.district.districtName}{Enter}`)
  expect(question.getByRole('button', { name: 'Copy into 2026-2027' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(shown.rollovers()).toEqual([])
  // Advice is no reason for a message
  expect(shown.runtime.snackbars.get().recent).toEqual([])
})

it('[ux 7.20] R26 the record names every item with its reason, what failed first, and goes on paper alone', async () => {
  const items = [
    { staffId: '1', name: 'Moss, Ada', outcome: 'copied', reason: null },
    { staffId: '2', name: 'Vale, Robin', outcome: 'skipped', reason: 'Teachers come with the import.' },
    { staffId: '3', name: 'Haddad, Noor', outcome: 'failed', reason: 'It was not written.' },
  ]
  const counts = { read: 3, copied: 1, alreadyPresent: 0, skipped: 1, failed: 1 }
  const shown = await show({
    faults: [['rollover.staff', { body: { data: { rolloverStaff: { ...counts, items } } } }]],
  })
  await start(shown)
  await shown.user.click(await (await panel()).findByRole('button', { name: 'Show details' }))
  const record = within(
    await screen.findByRole('dialog', { name: `Rollover for ${shown.district.districtName}` }),
  )
  const rows = within(record.getByRole('region', { name: 'Staff' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'ItemOutcomeReason',
    'Haddad, NoorFailedIt was not written.',
    'Vale, RobinSkippedTeachers come with the import.',
    'Moss, AdaCopied',
  ])
  const printed: (string | undefined)[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const left = [...document.querySelectorAll('[class*="beside"]')]
    printed.push(
      String(left.some((element) => element.contains(rows[1] ?? null))),
      String(left.some((element) => element.textContent?.includes('Year-end rollover'))),
    )
  })
  await shown.user.click(record.getByRole('button', { name: 'Print' }))
  expect(printed).toEqual(['false', 'true'])
  expect(document.querySelector('[class*="beside"]')).toBeNull()
})

it.each<[string, Partial<ShowScreenOptions>]>([
  ['outside June to October', { clock: () => new Date('2026-11-20T12:00:00Z') }],
  ['for a district administrator', { as: 'admin@example.org' }],
])('R26 there is none %s', async (_, options) => {
  const { runtime } = await show(options)
  await waitFor(() => expect(runtime.districts.get().status).not.toBe('loading'))
  expect(screen.queryByRole('region', { name: 'Year-end rollover' })).not.toBeInTheDocument()
})
