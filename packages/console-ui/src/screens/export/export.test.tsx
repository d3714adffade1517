import { type Export, memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ExportsOfDistrict, exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportOverview } from './index.ts'

const EMPLOYEE = 'employee@example.org'
const [ASSESSMENT, SCREENING, WHOLE_CHILD] = [1, 2, 3]

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let exports: ExportsOfDistrict
beforeEach(async () => {
  district = await server.newDistrict({ roles: ['ROLE_SETUP_EXPORT_PRODUCT_VIEW'] })
  exports = await exportsOfDistrict(server, district.lea)
  await exports.enable([ASSESSMENT, SCREENING])
})

type Options = Partial<ShowScreenOptions> & { query?: Query }
const show = ({ query = {}, ...options }: Options = {}) => {
  const districtId = String(district.id)
  return showScreen(<ExportOverview districtId={districtId} />, {
    server,
    as: EMPLOYEE,
    place: placeOf('export', { districtId }, { query }),
    draftStorage: memoryStorage(),
    ...options,
  })
}
// Code of menus and dialogs is fetched first.
const WAIT = { timeout: 15_000 }
const rowOf = async (product: string) => {
  const row = (await screen.findByRole('rowheader', { name: product }, WAIT)).closest('tr')
  if (!row) throw new Error(`No row is of ${product}.`)
  return within(row)
}
const pick = async ({ user }: ShownScreen, product: string, item: string) => {
  await user.click((await rowOf(product)).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }, WAIT))
}
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }, WAIT))
const panel = async () => within(await screen.findByRole('complementary', { name: 'Actions' }))
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
const inDatabase = (id: number, facts: { lastStatus: 'completed' | 'failed'; lastSentAt: string | null }) =>
  server.db.updateTable('exports').set(facts).where('id', '=', id).execute()
const aMonthAgo = (id: number) =>
  server.db
    .updateTable('exports')
    .set({ createdAt: '2026-08-01T12:00:00Z', updatedAt: null })
    .where('id', '=', id)
    .execute()

describe('the list', () => {
  test('[ux 9.7] tells of each export where it goes and how it stands', async () => {
    await exports.enable([WHOLE_CHILD])
    const schedule = { scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon', 'thu'] }
    const late = await exports.add({ ...schedule, productId: SCREENING })
    await aMonthAgo(late.id)
    await inDatabase(late.id, { lastStatus: 'completed', lastSentAt: '2026-09-07T09:03:00Z' })
    const failed = await exports.add({ productId: ASSESSMENT, name: 'Failing' })
    await inDatabase(failed.id, { lastStatus: 'failed', lastSentAt: null })
    await exports.add({
      ...{ productId: WHOLE_CHILD, name: 'Surveys', isEnabled: false, deliveryMethod: 'sftp' },
      ...{ host: 'sftp.example.org', username: 'larkspur' },
    })
    await show()
    const row = await rowOf('Screening')
    for (const text of ['Late', 'Download here', '2026-2027', '09/07/2026 - 05:03AM'])
      expect(row.getByText(text)).toBeVisible()
    expect(row.getByRole('link', { name: 'Screening' })).toHaveAttribute(
      'href',
      `/${district.id}/export/edit/${late.id}`,
    )
    expect((await rowOf('Assessment')).getByText('Failed')).toBeVisible()
    const paused = await rowOf('Whole Child')
    expect(paused.getByText('Paused')).toBeVisible()
    expect(paused.getByText('sftp.example.org · SFTP')).toBeVisible()
  })

  test('[R31] shows the exports of one year, which stands in the address', async () => {
    await exports.enable([SCREENING], 2025)
    await exports.add()
    await exports.add({ schoolYear: 2025, name: 'Of last year' })
    const shown = await show({ query: { year: '2025' } })
    expect((await rowOf('Screening')).getByText('Of last year')).toBeVisible()
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'School year' }), '2026-2027')
    expect(await screen.findByText('Roster to Screening')).toBeVisible()
    expect(shown.runtime.navigation.get().current()?.query).toEqual({})
  })

  test('[ux 9.7] without an export it asks for a product, and Add export offers those that may have one', async () => {
    await exports.enable([7])
    const { user } = await show()
    expect((await screen.findAllByText('No exports yet.'))[0]).toBeVisible()
    expect(screen.getByText('Choose a product to send data to.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Add export' }))
    const items = await screen.findAllByRole('menuitem', {}, WAIT)
    // Analytics reads what is stored by itself
    expect(items.map(({ textContent }) => textContent)).toEqual(['Assessment', 'Screening'])
    expect(items[1]).toHaveAttribute('href', `/${district.id}/export/add/${SCREENING}`)
  })

  test('a district without a product is told where products are switched on', async () => {
    district = await server.newDistrict()
    await show()
    expect(await screen.findByRole('link', { name: 'Open District Profile' })).toHaveAttribute(
      'href',
      `/${district.id}/district/district-profile`,
    )
    expect(screen.queryByRole('button', { name: 'Add export' })).toBeNull()
  })

  test('[R47] who may only look finds nothing to change or to send', async () => {
    await exports.add()
    await show({ as: district.email })
    const row = await rowOf('Screening')
    expect(row.queryByRole('link')).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
    for (const name of ['Send now', 'Add export'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('sending', () => {
  test('[S7] an export is sent from its row, after a look at where it goes; the list follows it to its end', async () => {
    const { id } = await exports.add()
    const shown = await show()
    await pick(shown, 'Screening', 'Send now')
    const question = await dialog('Send Roster to Screening now?')
    expect(question.getByText(district.districtName)).toBeVisible()
    expect(question.getByText('Download here')).toBeVisible()
    await shown.user.click(question.getByRole('button', { name: 'Send export' }))
    await waitFor(() => expect(told(shown)).toContain('Roster to Screening is being sent'), WAIT)
    expect(shown.calls).toContain('POST /api/export/send-now')
    await server.jobs.idle()
    expect(await exports.read(id)).toMatchObject({ lastStatus: 'completed' })
    expect(await (await rowOf('Screening')).findByText('Sent', {}, WAIT)).toBeVisible()
    await shown.user.click((await rowOf('Screening')).getByRole('button', { name: /^Actions/ }))
    const { lastBatchId } = (await exports.read(id)) ?? {}
    expect(await screen.findByRole('menuitem', { name: 'Open last sending' }, WAIT)).toHaveAttribute(
      'href',
      `/${district.id}/export-logs/results/${lastBatchId}`,
    )
    const about = within(await screen.findByRole('region', { name: 'About these exports' }))
    expect(about.getByText('1 of 1')).toBeVisible()
  })

  test('[ux 9.7] from the panel every export is sent that is switched on; the others are named', async () => {
    const due = await exports.add()
    await exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment', isEnabled: false })
    const shown = await show()
    await rowOf('Assessment')
    await shown.user.click(await (await panel()).findByRole('button', { name: 'Send now' }))
    const question = await dialog('Send Roster to Screening now?')
    expect(
      within(question.getByRole('region', { name: 'Not sent now' })).getByText('Roster to Assessment'),
    ).toBeVisible()
    expect(question.getByText('It is paused')).toBeVisible()
    await shown.user.click(question.getByRole('button', { name: 'Send export' }))
    await waitFor(() => expect(told(shown)).toContain('Roster to Screening is being sent'), WAIT)
    await server.jobs.idle()
    expect(await exports.read(due.id)).toMatchObject({ lastStatus: 'completed' })
  })

  test('[ux 9.7] those that are selected are sent together, and are let go', async () => {
    await exports.add()
    await exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment' })
    const shown = await show()
    await rowOf('Assessment')
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Assessment|Screening)/ }))
      await shown.user.click(box)
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    await shown.user.click(bar.getByRole('button', { name: 'Send now' }))
    const question = await dialog('Send 2 exports now?')
    await shown.user.click(question.getByRole('button', { name: 'Send 2 exports' }))
    await waitFor(() => expect(told(shown)).toContain('2 exports are being sent'), WAIT)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
    await server.jobs.idle()
  })

  test('[S7] what the server would refuse for its product is left out of those that are sent', async () => {
    await exports.add()
    await exports.add({ productId: ASSESSMENT, name: 'Roster to Assessment' })
    await exports.disable(ASSESSMENT)
    const { user } = await show()
    await rowOf('Assessment')
    await user.click(await (await panel()).findByRole('button', { name: 'Send now' }))
    const question = await dialog('Send Roster to Screening now?')
    expect(question.getByText('Its product is switched off')).toBeVisible()
  })

  test('what is paused cannot be sent from its row, and the menu says why', async () => {
    await exports.add({ isEnabled: false })
    const { user } = await show()
    await user.click((await rowOf('Screening')).getByRole('button', { name: /^Actions/ }))
    const item = await screen.findByRole('menuitem', { name: /^Send now/ }, WAIT)
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('It is paused')
  })
})

test('[R21] an export is paused and resumed from its row', async () => {
  const { id } = await exports.add()
  const shown = await show()
  await pick(shown, 'Screening', 'Pause')
  await waitFor(() => expect(told(shown)).toEqual(['Export updated (Screening)']))
  expect(await (await rowOf('Screening')).findByText('Paused')).toBeVisible()
  expect(await exports.read(id)).toMatchObject({ isEnabled: false })
  await pick(shown, 'Screening', 'Resume')
  expect(await (await rowOf('Screening')).findByText('Not sent yet')).toBeVisible()
  expect(await exports.read(id)).toMatchObject({ isEnabled: true })
})

test('[ux 9.7] an export is deleted once its name was typed', async () => {
  const { id } = await exports.add()
  const shown = await show()
  await pick(shown, 'Screening', 'Delete export')
  const question = await dialog('Delete Roster to Screening?')
  expect(question.getByText(new RegExp(district.districtName))).toBeVisible()
  const remove = question.getByRole('button', { name: 'Delete export' })
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  await shown.user.click(remove)
  expect(shown.calls).not.toContain(`DELETE /api/export/${id}`)
  await shown.user.type(question.getByRole('textbox', { name: /^Type/ }), 'Roster to Screening')
  await shown.user.click(remove)
  await waitFor(() => expect(told(shown)).toEqual(['Export deleted (Screening)']), WAIT)
  expect((await screen.findAllByText('No exports yet.'))[0]).toBeVisible()
  expect(await exports.read(id)).toBeUndefined()
})

let row: Export
const ready = async (shown: ShownScreen): Promise<void> => {
  row = await exports.add()
  // Made after the screen came, so that each case has one of its own.
  await shown.runtime.api.queryClient.invalidateQueries()
  await rowOf('Screening')
}
testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'exports.list',
      says: 'Error fetching exports',
      records: 'exports',
      inPlace: async ({ user, faults }) => {
        const table = within(await screen.findByRole('region', { name: 'Exports of the district' }))
        expect(await table.findByText('Error fetching exports')).toBeVisible()
        faults.clear()
        await user.click(table.getByRole('button', { name: 'Try again' }))
        expect((await screen.findAllByText('No exports yet.'))[0]).toBeVisible()
      },
    },
    {
      call: 'exports.sendNow',
      says: 'Error sending export',
      records: 'exports',
      ready,
      make: async (shown) => {
        await pick(shown, 'Screening', 'Send now')
        const question = await dialog('Send Roster to Screening now?')
        await shown.user.click(question.getByRole('button', { name: 'Send export' }))
      },
      inPlace: async (_, { reason }) =>
        expect(await (await dialog('Send Roster to Screening now?')).findByRole('alert')).toHaveTextContent(
          reason,
        ),
    },
    {
      call: 'exports.update',
      says: () => `Error patching export ${row.id}`,
      records: 'exports',
      ready,
      make: (shown) => pick(shown, 'Screening', 'Pause'),
      inPlace: async () => {
        expect((await rowOf('Screening')).getByText('Not sent yet')).toBeVisible()
        expect(await exports.read(row.id)).toMatchObject({ isEnabled: true })
      },
    },
    {
      call: 'exports.remove',
      says: () => `Error removing export ${row.id}`,
      records: 'exports',
      ready,
      make: async (shown) => {
        await pick(shown, 'Screening', 'Delete export')
        const question = await dialog('Delete Roster to Screening?')
        await shown.user.type(question.getByRole('textbox', { name: /^Type/ }), row.name)
        await shown.user.click(question.getByRole('button', { name: 'Delete export' }))
      },
      inPlace: async (_, { reason }) => {
        const question = await dialog('Delete Roster to Screening?')
        expect(await question.findByRole('alert')).toHaveTextContent(reason)
        expect(question.getByRole('textbox', { name: /^Type/ })).toHaveValue(row.name)
        expect(await exports.read(row.id)).toBeDefined()
      },
    },
  ],
)
