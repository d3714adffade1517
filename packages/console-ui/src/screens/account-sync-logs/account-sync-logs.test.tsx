import { type AccountSyncLog, formatDateTime, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { AccountSyncLogs } from './index.ts'

let server: TestServer
let districtId: string
/** Lines of the district as the server has them, newest first. */
let lines: AccountSyncLog[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  districtId = String(district?.id)
  const browser = await server.browser('employee@example.org')
  const answer = await browser(`/api/account-sync-logs?lea=${district?.lea}&limit=1000`)
  lines = (await answer.json()).data
}, 240_000)
afterAll(() => server.close())

const show = (query = {}, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<AccountSyncLogs districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('account-sync-logs', { districtId }, { query }),
    ...options,
  })
const ALL = { filter: { timestamp: 'any' } }
const rowHeaders = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count))
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}
/** A person who typed too many wrong passwords. */
const locked = () =>
  lines.find(
    ({ action, changes }) => action === 'lock' && changes.some(({ to }) => to === 'tooManyFailures'),
  ) as AccountSyncLog
const lockedRow = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.closest('tr') as HTMLElement)
    .find(
      ({ textContent }) =>
        textContent?.includes(formatDateTime(locked().timestamp)) && textContent.includes('Locked No'),
    ) as HTMLElement
const figures = async () => {
  const region = within(await screen.findByRole('region', { name: 'Account changes in this period' }))
  await region.findByRole('button', { name: /^Succeeded/ })
  return region
}

test('[S2.2] R39 each change is a line, newest first, each with its time in the one form', {
  tags: 'main:account-sync-logs',
}, async () => {
  await show(ALL)
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Account Sync Logs' })).toBeVisible(),
  )
  await rowHeaders(lines.length)
  const times = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  expect(times()).toEqual(
    [...lines]
      .sort((a, b) => b.timestamp.localeCompare(a.timestamp))
      .map(({ timestamp }) => formatDateTime(timestamp)),
  )
})

test('[S3] a line says who, what before and after, and who started it', async () => {
  await show(ALL)
  await rowHeaders(lines.length)
  const lock = lockedRow()
  expect(lock.textContent).toMatch(/Locked.*Succeeded/)
  expect(lock.textContent).toContain('Locked No becomes Yes +1')
  const created = screen.getAllByRole('row').find((row) => row.textContent?.includes('Import 4'))
  expect(created).toBeDefined()
})

test('the batch of a line leads to the import that caused it, the person to the list of users', async () => {
  await show(ALL)
  await rowHeaders(lines.length)
  const batch = lines.find(({ batchId }) => batchId !== null)?.batchId
  expect(screen.getAllByRole('link', { name: `Import ${batch}` })[0]).toHaveAttribute(
    'href',
    `/${districtId}/import-logs/results/${batch}`,
  )
  const { username = '' } = lines.find(({ staffId }) => staffId !== null) ?? {}
  expect(screen.getAllByRole('link', { name: username ?? '' })[0]?.getAttribute('href')).toMatch(
    /user-management\/list\?search=\d+$/,
  )
})

test('an opened line lists every field before and after, where, and the key', async () => {
  const { user } = await show({ filter: { timestamp: 'any', action: ['lock'] } })
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0))
  await user.click(within(lockedRow()).getByRole('button', { name: /Show more/ }))
  const changes = within(await screen.findByRole('table', { name: 'What changed' }))
  const [, ...body] = changes.getAllByRole('row').map((row) => row.textContent)
  expect(body).toEqual(['LockedNoYes', 'Lock reason–no valueToo many failures'])
  expect(screen.getByText(locked().timestamp)).toBeVisible()
  expect(screen.getByText('Local')).toBeVisible()
})

test('R46 the counts are those of the period, whatever else the list is narrowed to', async () => {
  const { user, runtime } = await show(ALL)
  const counts = await figures()
  const failed = lines.filter(({ result }) => result === 'failure').length
  const warned = lines.filter(({ result }) => result === 'warning').length
  await user.click(counts.getByRole('button', { name: `Warning ${warned}` }))
  await rowHeaders(warned)
  expect(runtime.navigation.get().current()?.query).toEqual({
    filter: { timestamp: 'any', result: ['warning'] },
  })
  expect(counts.getByRole('button', { name: `Warning ${warned}` })).toHaveAttribute('aria-pressed', 'true')
  expect(counts.getByRole('button', { name: `Succeeded ${lines.length - warned - failed}` })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove filter Result = Warning' })).toBeVisible()
  await user.click(counts.getByRole('button', { name: `Warning ${warned}` }))
  await rowHeaders(lines.length)
})

test('R46 for a server that does not count, the first lines are counted, and that is said', async () => {
  const body = { data: lines, extensions: { limit: 1000, offset: 0, totalCount: 4200 } }
  await show(ALL, { faults: [['accountSyncLogs.list', { body }]] })
  const counts = await figures()
  const failed = lines.filter(({ result }) => result === 'failure').length
  const warned = lines.filter(({ result }) => result === 'warning').length
  expect(counts.getByRole('button', { name: `Warning ${warned}` })).toBeVisible()
  expect(counts.getByRole('button', { name: `Succeeded ${lines.length - warned - failed}` })).toBeVisible()
  expect(counts.getByText(`of the first ${lines.length} rows`)).toBeVisible()
})

test('[S7] action, result, person, date and batch narrow the log, from the address', async () => {
  const { batchId } = lines.find((line) => line.batchId !== null) ?? {}
  const part = lines.find(({ username }) => username !== null)?.username?.slice(1, -1) ?? ''
  const { runtime } = await show({ filter: { timestamp: 'any', batchId: [String(batchId)] } })
  await rowHeaders(lines.filter((line) => line.batchId === batchId).length)
  const go = (filter: object) =>
    runtime.navigation.get().go(placeOf('account-sync-logs', { districtId }, { query: { filter } as never }))
  go({ timestamp: 'any', username: { contains: part } })
  await rowHeaders(lines.filter((line) => line.username?.includes(part)).length)
  go({ timestamp: 'any', action: { not: ['update'] } })
  await rowHeaders(lines.filter(({ action }) => action !== 'update').length)
  const [newest] = lines
  const day = newest?.timestamp.slice(0, 10)
  go({ timestamp: { gte: day } })
  await rowHeaders(
    lines.filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(`${day}T04:00:00Z`)).length,
  )
})

test('a district without any line says so, whatever the default filters are', async () => {
  const district = await server.newDistrict()
  await showScreen(<AccountSyncLogs districtId={String(district.id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('account-sync-logs', { districtId: String(district.id) }),
  })
  expect((await screen.findAllByText('No account syncs yet'))[0]).toBeVisible()
  expect(screen.queryByRole('region', { name: /chosen period/ })).not.toBeInTheDocument()
})

test('[S8] R21 a log that cannot be fetched says the sentence in place and comes back', async () => {
  const { user, faults } = await show(ALL, {
    faults: [['accountSyncLogs.list', { status: 500, message: 'Disk full' }]],
  })
  const table = within(await screen.findByRole('region', { name: 'Account changes' }))
  expect(
    await table.findByText('An error occurred while fetching account sync logs . Reason: Disk full'),
  ).toBeVisible()
  // The sentence has the reason already.
  expect(table.getAllByText(/Disk full/)).toHaveLength(1)
  faults.clear()
  await user.click(table.getByRole('button', { name: 'Try again' }))
  await rowHeaders(lines.length)
})
