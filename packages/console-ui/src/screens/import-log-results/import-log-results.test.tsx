import { COMPONENTS, placeOf } from '@edconsole/console-core'
import { createTestServer, holdBatch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConsoleShell } from '../../shell/console-shell.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImportLogResults } from './index.ts'

let server: TestServer
let districtId: string
/** The batches behind 48212, newest first. */
let before: string
let third: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))?.id)
  const batches = await server.db
    .selectFrom('importBatches')
    .select('batchId')
    .where('lea', '=', '4107320')
    .orderBy('batchId', 'desc')
    .execute()
  ;[, before = '', third = ''] = batches.map(({ batchId }) => String(batchId))
}, 240_000)
afterAll(() => server.close())

const show = (batchId: string, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ImportLogResults districtId={districtId} batchId={batchId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('import-log-results', { districtId, batchId }),
    ...options,
  })
const files = catchSavedFiles()
const components = async () => {
  await screen.findByRole('rowheader', { name: /Sites/ })
  // The last of them stand in for a moment by the room that they take.
  await waitFor(() => expect(document.querySelector('tbody > tr[aria-hidden]')).toBeNull())
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

test('[S2.2] a batch lists its components in load order', { tags: 'main:import-log-results' }, async () => {
  await show('48212')
  const shown = await components()
  expect(shown).toEqual(
    Object.values(COMPONENTS)
      .map(({ title }): string => title)
      .filter((title) => shown.includes(title)),
  )
  expect(shown).toHaveLength(16)
  expect(screen.getByRole('heading', { level: 1, name: 'Batch 48212' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Students' }).getAttribute('href')).toMatch(
    /\/import-logs\/details\/48212\/\d+$/,
  )
})

test('[R46] a batch beside the one before it: counts, causes, and a file', async () => {
  const { user, runtime } = await show('48212', {
    place: placeOf('import-log-results', { districtId, batchId: '48212' }, { query: { compare: before } }),
  })
  const table = await screen.findByRole('grid', {
    name: `Batches ${before} and 48212, component by component`,
  })
  const students = within(table).getByRole('row', { name: /^Students/ })
  expect(within(students).getByRole('rowheader', { name: 'Students' })).toBeVisible()
  expect(students).toHaveTextContent('06+6')
  const appeared = screen.getByRole('region', { name: 'New causes' })
  expect(within(appeared).getByText('Grade level not recognized')).toBeVisible()

  expect(within(appeared).getAllByRole('link').length).toBeGreaterThan(0)

  await user.click(screen.getByRole('radio', { name: /Worth a look/ }))
  expect(await screen.findByText('Nothing unusual')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const { name, lines } = await files.next()
  expect(name).toBe(`batches-${before}-48212.csv`)
  expect(lines.find((line) => line.startsWith('Students,'))).toMatch(/,0,6,6$/)

  await user.click(screen.getByRole('button', { name: 'Swap' }))
  await waitFor(() => {
    const place = runtime.navigation.get().current()
    expect([place?.params.batchId, place?.query?.compare]).toEqual([before, '48212'])
  })
})

test('bars share one scale, so that the largest component fills it', async () => {
  await show('48212')
  await components()
  const bar = await screen.findByRole('img', { name: '42 accepted, 6 rejected' })
  const widths = [...bar.children].map((segment) => (segment as HTMLElement).style.inlineSize)
  expect(widths).toEqual(['87.5%', '12.5%'])
})

test('the figures are compared with the runs before', async () => {
  await show('48212')
  const figures = await screen.findByText(`Compared with batch ${before}`)
  expect(figures.closest('div')?.textContent).toBe(
    `Compared with batch ${before}rows read unchanged, +7 rejected`,
  )
})

test.each([
  [
    'a file upload',
    { source: 'upload', triggerType: 'manual', triggeredBy: 'Dana Kim' },
    'File uploadStarted by Dana Kim',
  ],
  [
    'files that arrived',
    { source: 'sftp', triggerType: 'arrival', triggeredBy: null },
    'SFTPStarted when its files arrived',
  ],
  ['a retry', { source: 'api', triggerType: 'retry', triggeredBy: null }, /API.*Started as a retry/],
] as const)(
  '[ux 9.4] a batch says where its rows came from and what started it: %s',
  async (_, start, told) => {
    await server.db.updateTable('importBatches').set(start).where('batchId', '=', Number(third)).execute()
    await show(third)
    const fact = await screen.findByText(/^Started (by|when|as) /)
    expect(fact.parentElement?.textContent).toMatch(told)
  },
)

test('the choice of components stands in the address and carries counts', async () => {
  const { user, runtime } = await show('48212')
  await components()
  await user.click(screen.getByRole('radio', { name: /With rejections 2/ }))
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Students',
      'Enrollment',
    ]),
  )
  expect(runtime.navigation.get().current()?.query).toEqual({ view: 'rejected' })
  await user.click(screen.getByRole('radio', { name: /Failed 0/ }))
  expect((await screen.findAllByText('No component failed'))[0]).toBeVisible()
})

test('an opened component says what to fix, from the first thing to the last', async () => {
  const { user } = await show('48212')
  await components()
  await user.click(screen.getByRole('button', { name: 'Show more about Students' }))
  const first = await screen.findByRole('link', { name: '1 Site code not found' })
  const causes = within(first.closest('ul') as HTMLElement).getAllByRole('listitem')
  expect(causes[0]).toContainElement(first)
  expect(causes.at(-1)?.textContent).toBe('1Duplicate local ID in this file')
  expect(causes).toHaveLength(5)
  expect(screen.getByText('and 1 for 1 more cause')).toBeVisible()
})

test('[ux 11] [ and ] lead to the batches before and after in the console, but not while something is typed', async () => {
  const { user, runtime } = await showScreen(
    <ConsoleShell>
      <ImportLogResults districtId={districtId} batchId={before} />
    </ConsoleShell>,
    {
      server,
      as: 'employee@example.org',
      place: placeOf('import-log-results', { districtId, batchId: before }),
    },
  )
  await runtime.districts.follow(districtId)
  await components()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next batch' })).toHaveAttribute('href'))
  const elsewhere = document.body.appendChild(document.createElement('input'))
  await user.type(elsewhere, ']')
  expect(runtime.navigation.get().current()?.params.batchId).toBe(before)
  elsewhere.remove()
  await user.keyboard('[[')
  await waitFor(() => expect(runtime.navigation.get().current()?.params.batchId).toBe(third))
})

test('[ux 11] an embedded screen leaves single keys to its host', async () => {
  const { user, runtime } = await show(before)
  await components()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next batch' })).toHaveAttribute('href'))
  await user.keyboard(']')
  expect(runtime.navigation.get().current()?.params.batchId).toBe(before)
})

test('a batch of another district is not shown, nor anything of it', async () => {
  const { calls } = await show('48999')
  expect(await screen.findByText("Batch 48999 isn't in this district.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'All import logs' })).toHaveAttribute(
    'href',
    `/${districtId}/import-logs`,
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(calls.filter((call) => call.includes('import-log-details'))).toEqual([])
})

test.each([
  ['Discard removals', 'discarded', true],
  ['Release removals', 'released', false],
] as const)('[R46] a held batch is decided here: %s', async (action, done, stays) => {
  const lea = server.districts.find(({ id }) => String(id) === districtId)?.lea ?? ''
  const { batchId, isActive } = await holdBatch(server.db, { lea, now: server.now() })
  const { user } = await show(String(batchId))
  await user.click(await screen.findByRole('button', { name: action }))
  const dialog = await screen.findByRole('alertdialog', { name: new RegExp(`batch ${batchId}`) })
  // What loses records is typed out first, and the focus is where that is done.
  if (!stays) await user.type(await within(dialog).findByRole('textbox', { name: /^Type 1 / }), '1')
  await user.click(within(dialog).getByRole('button', { name: action }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await server.jobs.idle()
  expect(await isActive()).toBe(stays)
  expect(await screen.findByText(`Removals of batch ${batchId} ${done}`)).toBeInTheDocument()
  // With its action gone, the focus is at the title.
  await waitFor(() => expect(screen.queryByRole('button', { name: action })).toBeNull(), { timeout: 10_000 })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a held batch lists who would be removed, with names hidden until they are asked for', async () => {
  const lea = server.districts.find(({ id }) => String(id) === districtId)?.lea ?? ''
  const { batchId } = await holdBatch(server.db, { lea, now: server.now() })
  await server.db
    .updateTable('sisRows')
    .set({ data: JSON.stringify({ firstName: 'Iris', lastName: 'Vale', siteCode: '0415' }) })
    .where('sourceId', '=', `held ${batchId}`)
    .execute()
  const { user } = await show(String(batchId))
  const list = within(await screen.findByRole('region', { name: /^Records to remove/ }))
  expect(await list.findByRole('rowheader', { name: `held ${batchId}` })).toBeVisible()
  expect(list.queryByText('Vale, Iris')).toBeNull()
  expect(list.getByRole('button', { name: 'Download CSV (masked)' })).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Show personal data' }))
  expect(await list.findByText('Vale, Iris')).toBeVisible()
  expect(list.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  const decisions = screen.getAllByRole('button', { name: /(Release|Discard) removals/ })
  expect(decisions.map(({ textContent }) => textContent)).toEqual(['Release removals', 'Discard removals'])
})

test('what got worse in the district stands out and leads to its rows', async () => {
  await show('48212')
  const checks = within(await screen.findByRole('region', { name: /^District checks/ }))
  const link = checks.getByRole('link', { name: /^Sections without a teacher: \d+ \(3 more than in batch/ })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('filter[hasTeacher][0]=false')
})

test('a batch whose details were deleted says so', async () => {
  await server.db
    .updateTable('importBatches')
    .set({ detailsDeletedAt: '2026-09-14T12:00:00Z' })
    .where('batchId', '=', Number(before))
    .execute()
  await show(before)
  expect(await screen.findByText(/^The details of this batch were deleted on 09\/14\/2026/)).toBeVisible()
})

test('[S2.2] the number of rejected rows leads to its findings with that severity chosen; a zero leads nowhere', async () => {
  await show('48212')
  await components()
  const link = screen.getByRole('link', { name: /^\d+ rejected, Students$/ })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /\/import-logs\/details\/48212\/\d+\?filter\[severity\]\[0\]=error$/,
  )
  expect(screen.queryByRole('link', { name: /rejected, Sites$/ })).not.toBeInTheDocument()
})

test('[S2.2] the results are saved in load order, with the change against the run before', async () => {
  const { user } = await show('48212')
  const shown = await components()
  await user.click(await screen.findByRole('button', { name: 'Download results' }))
  const { name, lines } = await files.next()
  expect(name).toMatch(/import-log-results-48212_2026-09-14\.csv$/)
  expect(lines[0]).toBe(
    'Component,Status,File,Started (UTC),Finished (UTC),Duration (ms),Rows read,Accepted,Rejected,Warnings,Inserted,Updated,Unchanged,Deactivated,Change in rows read,Change in rejected,Message',
  )
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(shown)
  expect(lines.find((line) => line.startsWith('Students,'))).toMatch(
    /^Students,Completed with rejections,STU\.csv,2026-09-13T[\d:.]+Z,/,
  )
})

test('notes on a batch open from its header, where their number stands once there are some', async () => {
  const { user } = await show('48212')
  await components()
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Notes/ }))
  const drawer = within(
    await screen.findByRole('dialog', { name: 'Notes on batch 48212' }, { timeout: 15_000 }),
  )
  await user.type(drawer.getByRole('textbox'), 'Ran late.{Control>}{Enter}{/Control}')
  expect(await drawer.findByText('Ran late.', { selector: 'li span' })).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Notes (1)' })).toBeVisible()
})

test('a failed batch that read nothing claims no counts', async () => {
  await server.db
    .updateTable('importBatches')
    .set({ status: 'failed', recordsRead: 0, recordsRejected: 0 })
    .where('batchId', '=', Number(third))
    .execute()
  await show(third)
  const figures = await screen.findByText('Rows read', { selector: 'dt' })
  await waitFor(() => expect(figures.nextElementSibling).toHaveTextContent('–'))
})

test('[ux 8.1] what was not counted is a dash in the list and an empty cell of the file', async () => {
  await server.db
    .updateTable('importResults')
    .set({ status: 'failed', recordsRead: 0, recordsRejected: 0 })
    .where('batchId', '=', Number(third))
    .where('componentName', '=', 'students')
    .execute()
  const { user } = await show(third)
  await components()
  await user.click(await screen.findByRole('button', { name: 'Download results' }))
  const { lines } = await files.next()
  const cellsOf = (name: string) =>
    lines
      .find((line) => line.startsWith(name))
      ?.split(',')
      .slice(6, 14)
  expect(cellsOf('Students,Failed,')).toEqual(Array(8).fill(''))
  expect(cellsOf('Staff,')).not.toContain('')
})
