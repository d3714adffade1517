import { type ExportLogHeader, placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { fileValue } from '../../patterns/resource-table/csv/file-parts.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { exportLogColumns } from './columns.tsx'
import { ExportLogs } from './index.ts'
import { messages } from './messages.ts'

const LEA = '4107320'
let server: TestServer
let employee: TestFetch
let districtId: string
let logged: ExportLogHeader[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  employee = await server.browser('employee@example.org')
  const answer = await employee(`/api/district/export-log-headers?lea=${LEA}&limit=100`)
  logged = (await answer.json()).data
}, 240_000)
afterAll(() => server.close())
afterEach(() => void vi.restoreAllMocks())

const show = (options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ExportLogs districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-logs', { districtId }),
    ...options,
  })
const rowOf = async (batchId: number) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(`${batchId}`) })).closest('tr') as HTMLElement,
  )
const numbers = () => screen.getAllByRole('rowheader').map((cell) => Number(cell.textContent))
const withStatus = (status: string) => {
  const found = logged.find((batch) => batch.status === status)
  if (!found) throw new Error(`No sending is ${status}.`)
  return found
}
const withRowsLeftOut = () => {
  const found = logged.find(({ recordsSkipped }) => recordsSkipped > 0)
  if (!found) throw new Error('No sending left rows out.')
  return found
}
/** The list with one row only: menus and dialogs over it are the matter. */
const showOnly = (filter: Query, options: Parameters<typeof show>[0] = {}) =>
  show({ place: placeOf('export-logs', { districtId }, { query: { filter } }), ...options })
const openMenu = async (user: Awaited<ReturnType<typeof show>>['user'], batchId: number) => {
  const row = await rowOf(batchId)
  await user.click(row.getByRole('button', { name: /^Actions/ }))
}

test('[S2.2] sendings are listed newest first, with where they went and what became of their rows', {
  tags: 'main:export-logs',
}, async () => {
  await show()
  const batch = withStatus('completed')
  const row = await rowOf(batch.batchId)
  expect(screen.getByRole('heading', { level: 1, name: 'Export Logs' })).toBeVisible()
  expect(row.getByRole('link', { name: String(batch.batchId) })).toHaveAttribute(
    'href',
    `/${districtId}/export-logs/results/${batch.batchId}`,
  )
  for (const text of [
    batch.productName,
    `${batch.destination} · SFTP`,
    String(batch.recordsWritten),
    String(batch.components.length),
  ])
    expect(row.getByText(text)).toBeVisible()
  expect(numbers()).toEqual(logged.map(({ batchId }) => batchId))
})

test('[ux 8.1] a file says of a run what the list says: where it went, and nothing of rows that were not read', () => {
  const lookOf = renderHook(useStatusLook).result.current
  const columns = exportLogColumns({ districtId, timeZone: 'America/New_York', lookOf, m: messages })
  const batch = withStatus('completed')
  const valuesOf = (change: Partial<ExportLogHeader>) =>
    ['destination', 'rowsSent', 'recordsSkipped'].map((field) => {
      const column = columns.find((one) => one.field === field)
      return column && fileValue(column, Object.assign({}, batch, change))
    })
  expect(valuesOf({ deliveryMethod: 'download', destination: null })[0]).toBe('Download here')
  expect(valuesOf({})).toEqual([`${batch.destination} · SFTP`, batch.recordsWritten, batch.recordsSkipped])
  expect(valuesOf({ recordsRead: 0, recordsSkipped: 0 }).slice(1)).toEqual([null, null])
})

test('rows that the receiver refused are not told as sent', async () => {
  await show()
  const row = await rowOf(withStatus('failed').batchId)
  expect(row.getByText('Failed')).toBeVisible()
  expect(row.getByRole('img', { name: /^\d+ not sent$/ })).toBeVisible()
})

test('[ux 9.11] the figures and the chart stand for the last runs, in the words of exports', async () => {
  await show()
  const figures = await screen.findByRole('region', { name: `Last ${logged.length} runs` })
  const leftOut = logged.reduce((sum, { recordsSkipped }) => sum + recordsSkipped, 0)
  await waitFor(() => expect(figures.textContent).toContain(`Rows left out${leftOut}`))
  expect(figures.textContent).toMatch(/Rows sent\d/)
  expect(figures.textContent).toContain(`of ${logged.length}`)
  expect(
    await screen.findByRole('img', {
      name: new RegExp(`^${logged.length} runs, .* rows sent, ${leftOut} left out, most of them in`),
    }),
  ).toBeVisible()
})

test('an opened row lists its files with their delivery, and the causes, linked to their lines', async () => {
  const { user } = await show()
  const failed = withStatus('failed')
  await user.click((await rowOf(failed.batchId)).getByRole('button', { name: /Show more/ }))
  const files = within(await screen.findByRole('region', { name: 'Components in write order' }))
  const shown = files.getAllByRole('listitem').map((item) => item.textContent)
  expect(shown).toHaveLength(failed.components.length)
  expect(shown[0]).toMatch(/^Sites\d+Failed$/)
  expect(shown.at(-1)).toMatch(/Not sent$/)
  expect(screen.getByText(failed.message ?? '')).toBeVisible()
  const cause = await screen.findByRole('link', { name: '1 Receiver refused the sign-in' })
  expect(decodeURIComponent(cause.getAttribute('href') ?? '')).toMatch(
    new RegExp(`export-logs/details/${failed.batchId}/\\d+\\?filter\\[cause\\]=X001:file$`),
  )
})

test.each([
  [
    'With rows left out',
    { recordsSkipped: { gte: '1' } },
    ({ recordsSkipped }: ExportLogHeader) => recordsSkipped > 0,
  ],
  ['Failed', { status: ['failed'] }, ({ status }: ExportLogHeader) => status === 'failed'],
  ['a product', { productId: ['2'] }, ({ productId }: ExportLogHeader) => productId === 2],
])('the list is narrowed to %s by its address', async (_, filter, is) => {
  const expected = logged.filter(is).map(({ batchId }) => batchId)
  expect(expected.length).toBeGreaterThan(0)
  await show({ place: placeOf('export-logs', { districtId }, { query: { filter } }) })
  await waitFor(() => expect(numbers()).toEqual(expected))
})

test('a sending that left rows out shows how many, and whose turn it is stands with its cause', async () => {
  await show()
  const batch = withRowsLeftOut()
  const row = await rowOf(batch.batchId)
  expect(row.getByRole('img', { name: new RegExp(`${batch.recordsSkipped} left out`) })).toBeVisible()
})

test('[R47] an export is sent again from its row: the dialog says what goes where, and the list shows it at once', async () => {
  const batch = withStatus('completed')
  const change = { deliveryMethod: 'download', host: null, username: null, port: null }
  const saved = await employee(`/api/export/${batch.exportId}?lea=${LEA}`, {
    method: 'PATCH',
    body: JSON.stringify(change),
  })
  expect(saved.status).toBe(200)
  const { user, runtime, calls } = await showOnly({ exportId: [String(batch.exportId)] })
  await openMenu(user, batch.batchId)
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `Send ${batch.exportName} again?` }))
  expect(await dialog.findByText('Download here')).toBeVisible()
  expect(dialog.getByText('Larkspur Valley Unified')).toBeVisible()
  expect(dialog.getByText(/^Sites, /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      `${batch.exportName} is being sent`,
    ),
  )
  expect(calls).toContain('POST /api/export/send-now')
  const newest = Math.max(...logged.map(({ batchId }) => batchId)) + 1
  // The list that the reader asked for shows it at once, not behind a bar
  expect(await screen.findByRole('rowheader', { name: new RegExp(`${newest}`) })).toBeVisible()
  await server.jobs.idle()
})

test('[S8] a refused sending keeps its dialog open with the reason', async () => {
  const batch = withStatus('completed')
  const one = { batchId: [String(batch.batchId)] }
  const { user, runtime } = await showOnly(one, {
    faults: [['exports.sendNow', { status: 409, message: 'Roster is off.' }]],
  })
  await openMenu(user, batch.batchId)
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const send = await dialog.findByRole('button', { name: 'Send again' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(send)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Roster is off.')
  expect(runtime.snackbars.get().recent[0]).toMatchObject({
    message: 'Error sending export',
    subtext: expect.stringContaining('Roster is off.'),
  })
})

test('[S7] the manifest is fetched with the session and handed over as a file', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const batch = withStatus('completed')
  const { user, calls } = await showOnly({ batchId: [String(batch.batchId)] })
  await openMenu(user, batch.batchId)
  await user.click(await screen.findByRole('menuitem', { name: 'Download manifest' }))
  await waitFor(() => expect(saved).toEqual([`export-${batch.batchId}-manifest.json`]))
  expect(calls).toContain(`GET /api/files/exports/${batch.batchId}`)
})

test('[R47] who may only read is offered no sending, and a district that never sent says so', async () => {
  const district = await server.newDistrict({ roles: ['ROLE_EXPORT_LOG_VIEW'] })
  const id = String(district.id)
  await showScreen(<ExportLogs districtId={id} />, {
    server,
    as: district.email,
    place: placeOf('export-logs', { districtId: id }),
  })
  expect((await screen.findAllByText('Nothing has been exported yet'))[0]).toBeVisible()
  // Where exports are set up is not theirs to see
  expect(screen.queryByRole('link', { name: 'Export Overview' })).not.toBeInTheDocument()
})

test('[S8] a list that cannot be fetched says so in place and comes back', async () => {
  const { user, faults } = await show({
    faults: [['exportLogs.headers', { status: 500, message: 'Disk full' }]],
  })
  const table = within(await screen.findByRole('region', { name: 'Export runs' }))
  expect(await table.findByText('Error fetching export log headers')).toBeVisible()
  faults.clear()
  await user.click(table.getByRole('button', { name: 'Try again' }))
  expect((await table.findAllByRole('rowheader')).length).toBeGreaterThan(3)
})
