import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { batch } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Dashboard } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const LARKSPUR = 'Larkspur Valley Unified'
const LOCKED = { locked: [{ value: '1', count: 3 }] }
const region = (name: string | RegExp) => screen.findByRole('region', { name })

/** The dashboard of somebody who has opened Larkspur. */
const showLarkspur = async (options: Partial<Parameters<typeof showScreen>[1]> = {}) => {
  const shown = await showScreen(<Dashboard />, { server, as: 'employee@example.org', ...options })
  await waitFor(() => expect(shown.runtime.districts.get().list).toBeDefined())
  const found = shown.runtime.districts.get().list?.find(({ districtName }) => districtName === LARKSPUR)
  await shown.runtime.selectDistrict(found?.id ?? null)
  return shown
}

test('without a district there is a District Select in the page, and a pick opens the district', async () => {
  const { user, runtime } = await showScreen(<Dashboard />, { server, as: 'employee@example.org' })
  // While it loads the skeleton has a heading of its own
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible())
  const picker = await screen.findByRole('combobox', { name: 'District Select' })
  expect(screen.getByRole('link', { name: 'Add District' })).toBeVisible()
  await waitFor(() => expect(picker).toBeEnabled())
  await user.type(picker, 'larkspur')
  await screen.findByRole('option', { name: /Larkspur Valley Unified/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe(LARKSPUR))
  expect(await region('Needs attention')).toBeVisible()
})

test('the newest batches lead to their results, newest first', async () => {
  await showLarkspur()
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
    ...{ batchId, productId: batchId % 2, status: 'completed', deliveryStatus: 'acknowledged' },
    ...{ startedAt: '2026-09-13T10:00:00Z', ...facts },
  })
  const run = (batchId: number, day: string, facts: object) => ({
    ...batch(batchId),
    startedAt: `${day}T10:00:00Z`,
    ...facts,
  })
  await showLarkspur({
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
        'accounts.list',
        {
          body: {
            data: [],
            extensions: { totalCount: 1386, facets: { locked: [{ value: '1', label: '1', count: 3 }] } },
          },
        },
      ],
    ],
  })
  const summary = within(await region('Summary'))
  expect(await summary.findByText('260 rejected of 2,010 read')).toBeVisible()
  expect((await summary.findByText('Exports sent, last 7 days')).parentElement).toHaveTextContent(
    '2 of 32 products receive data',
  )
  expect((await summary.findByText('Active users')).parentElement).toHaveTextContent('1,3863 locked')
  const course = document.querySelector('polyline')?.getAttribute('points')
  // Two batches: the one that runs would look like a fall
  expect(course?.split(' ')).toHaveLength(2)
})

test('[ux 9.1] R26 the rollover stands beside what needs attention, for provider staff in season', async () => {
  await showLarkspur()
  expect(await region('Year-end rollover')).toHaveTextContent('The district is on 2026-2027.')
})

test('a batch that read nothing claims no count', async () => {
  await showLarkspur({
    faults: [
      ['importLogs.headers', { body: { data: [{ ...batch(48205), status: 'failed', recordsRead: 0 }] } }],
    ],
  })
  const table = await within(await region('Recent batches')).findByRole('table')
  expect(within(table).getAllByText('no value')).toHaveLength(2)
})

test('everything that needs attention has exactly one way to it', async () => {
  await showLarkspur()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  const items = within(card).getAllByRole('listitem')
  for (const item of items) expect(within(item).getAllByRole('link')).toHaveLength(1)
})

test('a card that fails says so by itself, and its retry mends it', async () => {
  const { user, faults } = await showLarkspur({
    faults: [['importLogs.headers', { status: 500, message: 'Disk full' }]],
  })
  const batches = await region('Recent batches')
  expect(await within(batches).findByText('Error fetching import logs')).toBeVisible()
  expect(within(await region('Recent districts')).getByText(LARKSPUR)).toBeVisible()
  faults.clear()
  await user.click(within(batches).getByRole('button', { name: 'Try again' }))
  expect(await within(batches).findByRole('table')).toBeVisible()
})

test('[R38] an employee without the import log role asks for no log and is offered none', async () => {
  const { calls } = await showLarkspur({ as: 'bare@example.org' })
  expect(await region('Recent districts')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Recent batches' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Import Logs' })).not.toBeInTheDocument()
  expect(calls.filter((call) => call.includes('import-log'))).toEqual([])
})

test('a click on a recent district changes the district', async () => {
  const { user, runtime } = await showLarkspur()
  const other = runtime.districts.get().list?.find(({ districtName }) => districtName !== LARKSPUR)
  await runtime.selectDistrict(other?.id ?? null)
  await waitFor(() => expect(runtime.districts.get().selected?.id).toBe(other?.id))
  await user.click(within(await region('Recent districts')).getByRole('button', { name: /Larkspur/ }))
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe(LARKSPUR))
})

test('[R40] a user without any role reads whom to ask', async () => {
  await showScreen(<Dashboard />, { server, as: 'norole@example.org' })
  expect(
    await screen.findByText(
      'Your account has no screens yet. Ask your district administrator to add a role.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: 'support@example.org' })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  )
})

describe('[ux 9.1] the connection of a district', () => {
  const config = {
    ...{ districtId: 412, sisSystemId: 1, missingFields: [], schoolsFound: 24 },
    ...{ lastVerifiedAt: '2026-09-14T12:14:00Z', lastVerifiedStatus: 'ok', lastVerifiedMessage: null },
  }
  const showWith = (data: object[]) =>
    showScreen(<Dashboard />, {
      server,
      as: 'api@example.org',
      faults: [['apiProvider.configs', { body: { data } }]],
    })

  test('that works says when it was checked, and what it listed', async () => {
    await showWith([config])
    const card = within(await region('API Setup is complete'))
    expect(
      card.getByText(
        'Connected to Aeries. The connection was checked 09/14/2026 - 08:14AM and listed 24 schools.',
      ),
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Open API Setup' })).toBeVisible()
    expect(card.queryByRole('list')).not.toBeInTheDocument()
  })

  test.each([
    ['nothing', [], '1 of 3 done'],
    ['half of it', [{ ...config, missingFields: ['sisApiKey'], lastVerifiedStatus: null }], '1 of 3 done'],
    ['all of it, without a test that passed', [{ ...config, lastVerifiedStatus: 'failed' }], '2 of 3 done'],
  ])('of which there is %s shows how far it is, and goes on', async (_, data, steps) => {
    await showWith(data)
    const card = within(await region('API Setup'))
    expect(await card.findByRole('list', { name: steps })).toBeVisible()
    expect(card.getByRole('link', { name: 'Continue API Setup' })).toBeVisible()
  })

  test('that could not be asked for fails alone', async () => {
    const { user, faults } = await showScreen(<Dashboard />, {
      server,
      as: 'api@example.org',
      faults: [['apiProvider.configs', { status: 500, message: 'Disk full' }]],
    })
    const card = within(await region('API Setup'))
    expect(await card.findByText(/How far it is could not be loaded/)).toBeVisible()
    expect(card.getByRole('link', { name: 'Open API Setup' })).toBeVisible()
    faults.clear()
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(card.queryByText(/could not be loaded/)).not.toBeInTheDocument())
  })
})

test('[R40] the contact for the connection is led to API Setup and to nothing that would be refused', async () => {
  const { calls } = await showScreen(<Dashboard />, { server, as: 'api@example.org' })
  const card = await region(/^API Setup/)
  expect(within(card).getByRole('link', { name: /API Setup$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/client-communication$/),
  )
  expect(screen.queryByRole('region', { name: 'Recent imports' })).not.toBeInTheDocument()
  expect(calls.filter((call) => call.includes('import-log'))).toEqual([])
})

test('[R40] a district administrator finds the screens that no navigation shows', async () => {
  const { runtime } = await showScreen(<Dashboard />, { server, as: 'admin@example.org' })
  const links = within(await region('Your screens')).getAllByRole('link')
  expect(links.length).toBeGreaterThan(1)
  expect(runtime.snackbars.get().recent).toEqual([])
})

test('[ux 9.1] cards share their answers: nothing is asked for twice, and the refresh asks for all of it once more', async () => {
  const { user, calls } = await showLarkspur()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  await screen.findByText(/^Updated /)
  const asked = (path: string) => calls.filter((call) => call.endsWith(path)).length
  const paths = ['import-log-headers', 'import-log-details', 'export-log-headers', 'accounts']
  // The newest batches, asked for again while one runs, those of two weeks, and the course of the recent district.
  const once = [3, 1, 1, 1]
  expect(paths.map(asked)).toEqual(once)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(paths.map(asked)).toEqual(once.map((times) => 2 * times)))
})

test('[ux 9.1] a user who may read no logs is told no age and offered no refresh', async () => {
  await showLarkspur({ as: 'bare@example.org' })
  expect(await region('Recent districts')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
})

describe('[ux 9.1] out of the season of the rollover', () => {
  const winter = { clock: () => new Date('2026-12-14T12:14:00Z') }

  test('the exports stand in its place, with when each was last sent', async () => {
    await showLarkspur({
      ...winter,
      faults: [
        [
          'exports.list',
          {
            body: {
              data: [
                {
                  ...{ id: 1, productName: 'Assessments', name: 'Nightly roster' },
                  ...{ lastSentAt: '2026-12-13T23:00:00Z', lastStatus: 'completed' },
                },
                { id: 2, productName: 'Library', name: 'Weekly', lastSentAt: null, lastStatus: null },
              ],
            },
          },
        ],
      ],
    })
    const rows = await within(await region('Exports')).findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('AssessmentsNightly rosterCompleted12/13/2026 - 06:00PM')
    expect(rows[1]).toHaveTextContent('LibraryWeeklyNever sent')
    expect(screen.queryByRole('region', { name: 'Year-end rollover' })).not.toBeInTheDocument()
  })

  test('they fail alone, and are asked for again alone', async () => {
    const { user, faults } = await showLarkspur({
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
  const { calls } = await showLarkspur()
  expect(await region('Year-end rollover')).toBeVisible()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('region', { name: 'Exports' })).not.toBeInTheDocument()
  expect(calls.filter((call) => /\/export\b(?!-)/.test(call))).toHaveLength(1)
})

test('[ux 9.1] what is set up is looked at too, and one call that fails leaves the others', async () => {
  const { user, faults } = await showLarkspur({
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
  expect(card.getByText('Not everything could be checked.')).toBeVisible()
  faults.clear()
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(card.queryByText('Not everything could be checked.')).not.toBeInTheDocument())
})

test('[ux 9.4] the steps of a batch open beside the page, newest first, and the focus comes back', async () => {
  const { user, calls } = await showLarkspur()
  const table = within(await within(await region('Recent batches')).findByRole('table'))
  const [, first] = table.getAllByRole('row')
  const opener = within(first ?? document.body).getByRole('button', { name: /^Steps of batch \d+$/ })
  expect(calls.some((call) => call.endsWith('import-log-results'))).toBe(false)
  opener.focus()
  await user.keyboard('{Enter}')
  const drawer = within(await screen.findByRole('dialog', { name: /^Batch \d+$/ }))
  const entries = await drawer.findAllByRole('listitem')
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.at(-1)?.textContent).toMatch(/^Batch \d+ started by/)
  expect(drawer.getByRole('link', { name: 'Open results' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/import-logs\/results\/\d+$/),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('[ux 9.1] each recent district shows the course of its imports, asked for in its own name', async () => {
  const { calls } = await showLarkspur()
  const card = await region('Recent districts')
  await waitFor(() => expect(card.querySelector('polyline')).not.toBeNull())
  expect(calls.filter((call) => call.endsWith('import-log-headers')).length).toBeGreaterThan(1)
})
