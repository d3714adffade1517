import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { batch } from '../../testing/rows-server.ts'
import { LARKSPUR, showLarkspur } from '../../testing/show-larkspur.tsx'
import type { ShowScreenOptions } from '../../testing/show-screen.tsx'
import { Dashboard } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const STATES = Object.entries({ active: 1386, notInvited: 7, invited: 4, ready: 1, locked: 3 }).map(
  ([value, count]) => ({ value, count }),
)
const LOCKED = { locked: [{ value: '1', count: 3 }] }
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const show = (options: Partial<ShowScreenOptions> = {}) => showLarkspur(<Dashboard />, { server, ...options })

test('the newest batches lead to their results, newest first', { tags: 'main:dashboard' }, async () => {
  await show()
  const table = within(await region('Recent batches')).findByRole('table')
  const rows = within(await table)
    .getAllByRole('row')
    .slice(1)
  expect(rows.length).toBeGreaterThan(1)
  const numbers = rows.map((row) => Number(within(row).getByRole('link').textContent))
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  expect(screen.getByRole('link', { name: String(numbers[0]) })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/import-logs/results/${numbers[0]}$`)),
  )
})

test('[ux 9.1] the summary counts accepted rows, exports that arrived and people, each with its course', async () => {
  const sending = (batchId: number, facts: object = {}) => ({
    batchId,
    productId: batchId % 2,
    status: 'completed',
    deliveryStatus: 'acknowledged',
    startedAt: '2026-09-13T10:00:00Z',
    ...facts,
  })
  const run = (batchId: number, day: string, facts: object) => ({
    ...batch(batchId),
    startedAt: `${day}T10:00:00Z`,
    ...facts,
  })
  await show({
    faults: [
      [
        'importLogs.headers',
        {
          body: {
            data: [
              run(48213, '2026-09-14', { status: 'loading', recordsRead: 10, recordsRejected: 10 }),
              run(48212, '2026-09-13', {
                status: 'completedWithErrors',
                recordsRead: 1000,
                recordsRejected: 250,
              }),
              run(48211, '2026-09-12', { status: 'completed', recordsRead: 1000 }),
              // Of the fourteen days of the chart, not of the seven of the summary
              run(48100, '2026-09-03', { status: 'completed', recordsRead: 5000 }),
            ],
          },
        },
      ],
      ['exportLogs.headers', { body: { data: [sending(1), sending(2), sending(3, { status: 'failed' })] } }],
      [
        'people.list',
        {
          body: {
            data: [],
            extensions: { totalCount: 1500, facets: { accountState: STATES } },
          },
        },
      ],
    ],
  })
  const summary = within(await region('Summary'))
  expect(await summary.findByText('250 rejected of 1,000 rows')).toBeVisible()
  expect((await summary.findByText('Exports sent, last 7 days')).parentElement).toHaveTextContent(
    '2 of 3To 2 products',
  )
  expect((await summary.findByText('Active users')).parentElement).toHaveTextContent(
    '1,38612 never signed in',
  )
  const course = document.querySelector('polyline')?.getAttribute('points')
  // Two batches: the one that runs would look like a fall
  expect(course?.split(' ')).toHaveLength(2)
})

test('[ux 9.1] batches that failed one after the other are said instead of the share of days before', async () => {
  const day = (batchId: number, status: string, recordsRead: number) => ({
    ...batch(batchId),
    startedAt: `2026-09-${batchId - 48200}T10:00:00Z`,
    status,
    recordsRead,
  })
  await show({
    faults: [
      [
        'importLogs.headers',
        {
          body: { data: [day(48213, 'failed', 0), day(48212, 'failed', 0), day(48211, 'completed', 900)] },
        },
      ],
    ],
  })
  const summary = within(await region('Summary'))
  const tile = (await summary.findByText('The last 2 batches failed')).parentElement
  expect(tile).toHaveTextContent('Rows accepted, last 7 days–')
})

test('[ux 9.1] R26 the rollover stands beside what needs attention, for provider staff in season', async () => {
  await show()
  expect(await region('Year-end rollover')).toHaveTextContent('The district is on 2026-2027.')
})

test('a batch that read nothing claims no count', async () => {
  await show({
    faults: [
      ['importLogs.headers', { body: { data: [{ ...batch(48205), status: 'failed', recordsRead: 0 }] } }],
    ],
  })
  const table = await within(await region('Recent batches')).findByRole('table')
  expect(within(table).getAllByText('no value')).toHaveLength(2)
})

test('everything that needs attention has exactly one way to it', async () => {
  await show()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  const items = within(card).getAllByRole('listitem')
  for (const item of items) expect(within(item).getAllByRole('link')).toHaveLength(1)
})

test('[ux 9.1] more than the card has room for waits behind its last line', async () => {
  const unsent = ['Assessments', 'Library', 'Screening'].map((productName, id) => ({
    id,
    productName,
    lastSentAt: '2026-08-01T12:00:00Z',
    createdAt: '2026-07-01T12:00:00Z',
  }))
  const failed = { ...batch(48205), status: 'failed', startedAt: '2026-09-01T12:00:00Z' }
  const { user } = await show({
    faults: [
      ['importLogs.headers', { body: { data: [failed] } }],
      ['accounts.list', { body: { data: [], extensions: { totalCount: 9, facets: LOCKED } } }],
      ['exports.list', { body: { data: unsent } }],
    ],
  })
  const card = within(await region('Needs attention'))
  await user.click(await card.findByRole('button', { name: /^Show all \d$/ }))
  expect(card.getAllByRole('listitem').length).toBeGreaterThan(5)
  const fewer = card.getByRole('button', { name: 'Show fewer' })
  expect(fewer).toHaveFocus()
  await user.click(fewer)
  expect(card.getAllByRole('listitem')).toHaveLength(4)
})

test('a card that fails says so by itself, and its retry mends it', async () => {
  const { user, faults } = await show({
    faults: [['importLogs.headers', { status: 500, message: 'Disk full' }]],
  })
  const batches = await region('Recent batches')
  expect(await within(batches).findByText('Error fetching import logs')).toBeVisible()
  expect(within(await region('Recent districts')).getByText(LARKSPUR)).toBeVisible()
  faults.clear()
  await user.click(within(batches).getByRole('button', { name: 'Try again' }))
  expect(await within(batches).findByRole('table')).toBeVisible()
})

describe('[ux 9.1] out of the season of the rollover', () => {
  const winter = { clock: () => new Date('2026-12-14T12:14:00Z') }

  test('the exports stand in its place, with when each was last sent', async () => {
    await show({
      ...winter,
      faults: [
        [
          'exports.list',
          {
            body: {
              data: [
                {
                  id: 1,
                  productName: 'Assessments',
                  name: 'Nightly roster',
                  lastSentAt: '2026-12-13T23:00:00Z',
                  lastStatus: 'completed',
                },
                { id: 2, productName: 'Library', name: 'Weekly', lastSentAt: null, lastStatus: null },
                {
                  id: 3,
                  productName: 'Screening',
                  name: 'Roster',
                  lastStatus: 'failed',
                  lastSentAt: '2026-12-13T09:00:00Z',
                  lastRunAt: '2026-12-14T09:00:00Z',
                },
                {
                  id: 4,
                  productName: 'Portal',
                  name: 'Daily',
                  lastStatus: 'completedWithErrors',
                  lastSentAt: '2026-12-13T09:00:00Z',
                  lastRunAt: '2026-12-14T09:00:00Z',
                },
              ],
            },
          },
        ],
      ],
    })
    const rows = await within(await region('Exports')).findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('AssessmentsNightly rosterCompleted12/13/2026 - 06:00PM')
    expect(rows[1]).toHaveTextContent('LibraryWeeklyNever sent')
    // Of the failure, not of the day before
    expect(rows[2]).toHaveTextContent('ScreeningRosterFailed12/14/2026 - 04:00AM')
    expect(rows[3]).toHaveTextContent('PortalDailyCompleted with failures')
    expect(screen.queryByRole('region', { name: 'Year-end rollover' })).not.toBeInTheDocument()
  })

  test('they fail alone, and are asked for again alone', async () => {
    const { user, faults } = await show({
      ...winter,
      faults: [['exports.list', { status: 500, message: 'Disk full' }]],
    })
    const card = await region('Exports')
    expect(await within(card).findByText('Error fetching exports')).toBeVisible()
    expect(await within(await region('Recent batches')).findByRole('table')).toBeVisible()
    faults.clear()
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    expect((await within(card).findAllByRole('listitem')).length).toBeGreaterThan(0)
  })
})

test('[ux 9.1] in season the exports have no card, and are asked for once, for what needs attention', async () => {
  const { calls } = await show()
  expect(await region('Year-end rollover')).toBeVisible()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('region', { name: 'Exports' })).not.toBeInTheDocument()
  expect(calls.filter((call) => /\/export\b(?!-)/.test(call))).toHaveLength(1)
})

test('[ux 9.1] what is set up is looked at too, and one call that fails leaves the others', async () => {
  const { user, faults } = await show({
    faults: [
      ['accounts.list', { body: { data: [], extensions: { totalCount: 9, facets: LOCKED } } }],
      ['apiProvider.configs', { status: 500, message: 'Disk full' }],
    ],
  })
  const card = within(await region('Needs attention'))
  const locked = (await card.findByText('3 user accounts are locked')).closest('li')
  expect(within(locked ?? document.body).getByRole('link', { name: 'Review accounts' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/authentication\/locked-users$/),
  )
  expect(card.getByText("Some checks couldn't be completed.")).toBeVisible()
  faults.clear()
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(card.queryByText("Some checks couldn't be completed.")).not.toBeInTheDocument())
})

test('[ux 9.4] the steps of a batch open beside the page, newest first, and the focus comes back', async () => {
  const { user, calls } = await show()
  const table = within(await within(await region('Recent batches')).findByRole('table'))
  const [, first] = table.getAllByRole('row')
  const opener = within(first ?? document.body).getByRole('button', { name: /^Steps of batch \d+$/ })
  expect(calls.some((call) => call.endsWith('import-log-results'))).toBe(false)
  opener.focus()
  await user.keyboard('{Enter}')
  const drawer = within(await screen.findByRole('dialog', { name: /^Batch \d+$/ }))
  const entries = await drawer.findAllByRole('listitem')
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.at(-1)?.textContent).toMatch(/^Batch \d+ started/)
  expect(drawer.getByRole('link', { name: 'Open results' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/import-logs\/results\/\d+$/),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('[R26] without an enabled template of the year, as after a rollover, a sync says why it cannot start', async () => {
  const { user } = await show({ faults: [['sisImports.list', { body: { data: [] } }]] })
  await user.click(await screen.findByRole('button', { name: 'Sync now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  expect(await dialog.findByText('No import template is enabled for this school year')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Start sync' })).toHaveAttribute('aria-disabled', 'true')
})
