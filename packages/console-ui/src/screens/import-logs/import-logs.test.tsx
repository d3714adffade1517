import {
  componentTitle,
  formatCount,
  formatShare,
  type ImportLogHeader,
  importLogsResource,
  memoryNavigation,
  placeOf,
} from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { importLogColumns } from './columns.tsx'
import { ImportLogs, reads } from './index.ts'
import { messages } from './messages.ts'

let server: TestServer
let districtId: string
/** As the server has them, newest first. */
let batches: ImportLogHeader[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  districtId = String(district?.id)
  const browser = await server.browser('employee@example.org')
  const answer = await browser(`/api/district/import-log-headers?lea=${district?.lea}`)
  batches = (await answer.json()).data
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ImportLogs districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('import-logs', { districtId }),
    ...options,
  })
const newest = () => batches[0] as ImportLogHeader
const sum = (field: 'recordsRead' | 'recordsRejected') =>
  batches.reduce((total, batch) => total + batch[field], 0)
const files = catchSavedFiles()
const rowOf = async (batch: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(batch) })).closest('tr') as HTMLElement)

/** Offered once it is known that nothing runs. */
const syncButton = async () => {
  const button = () => screen.getByRole('button', { name: 'Sync now' })
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  return button()
}

test('[S2.2] batches are listed newest first, with what became of their rows', {
  tags: 'main:import-logs',
}, async () => {
  await show()
  // While it loads the skeleton has a heading of its own
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Import Logs' })).toBeVisible())
  const row = await rowOf('48212')
  expect(row.getByRole('link', { name: '48212' })).toHaveAttribute(
    'href',
    `/${districtId}/import-logs/results/48212`,
  )
  expect(row.getByText('Completed with rejections')).toBeVisible()
  expect(row.getByText('09/13/2026 - 06:00PM')).toBeVisible()
  const { recordsRead, recordsRejected } = newest()
  expect(row.getByText(formatShare(recordsRead - recordsRejected, recordsRead))).toBeVisible()
  const numbers = screen.getAllByRole('rowheader').map((cell) => Number(cell.textContent))
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
})

test('what is asked for before it is drawn is what it asks for itself', async () => {
  const query = {
    filter: { status: ['completed', 'queued'] },
    sort: { status: 'asc' },
    size: '50',
    search: '482',
  }
  const { runtime } = await show({ place: placeOf('import-logs', { districtId }, { query }) })
  await screen.findByRole('searchbox')
  const { pageSizes } = runtime.preferences.get()
  const ahead = reads({ query, pageSizes, now: runtime.clock(), timeZone: runtime.settings.timeZone })
  const asked = runtime.api.queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [, , , , , operation, input] }) =>
      operation === importLogsResource.headers.id ? [input] : [],
    )
  expect(asked).toHaveLength(ahead.length)
  for (const { query } of ahead) expect(asked).toContainEqual(expect.objectContaining({ query }))
})

test('the figures stand for the last batches, whatever the list is narrowed to', async () => {
  const { user } = await show()
  const figures = await screen.findByRole('region', { name: 'Last 3 batches' })
  const [read, rejected] = [sum('recordsRead'), sum('recordsRejected')]
  expect(figures.textContent).toContain(`Rows read${formatCount(read)}`)
  expect(figures.textContent).toContain(`Accepted${formatShare(read - rejected, read)}`)
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID or source' }), '48212{Enter}')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(figures.textContent).toContain(`Rows read${formatCount(read)}`)
})

test('an opened row lists components in load order and the causes of each, linked to their rows', async () => {
  const { user } = await show()
  const row = await rowOf('48212')
  await user.click(row.getByRole('button', { name: /Show more/ }))
  const components = within(await screen.findByRole('region', { name: 'Components in load order' }))
  const shown = components.getAllByRole('listitem').map((item) => item.textContent)
  expect(shown).toEqual(
    newest().components.map(({ componentName, recordsRead, recordsRejected }) =>
      [componentTitle(componentName), formatCount(recordsRejected > 0 ? recordsRejected : recordsRead)].join(
        '',
      ),
    ),
  )
  expect(shown.map((text) => text?.replace(/[\d,]+$/, '')).slice(0, 4)).toEqual([
    'Sites',
    'Staff',
    'Grading Periods',
    'Students',
  ])
  const cause = await screen.findByRole('link', { name: '1 Site code not found' })
  expect(decodeURIComponent(cause.getAttribute('href') ?? '')).toMatch(
    /import-logs\/details\/48212\/\d+\?filter\[cause\]=R001:siteCode$/,
  )
})

test('"With rejections" and a status that stands for several words narrow the list', async () => {
  const { runtime } = await show({
    place: placeOf('import-logs', { districtId }, { query: { filter: { recordsRejected: { gte: '1' } } } }),
  })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  runtime.navigation
    .get()
    .go(placeOf('import-logs', { districtId }, { query: { filter: { status: ['extracting'] } } }))
  expect((await screen.findAllByText('No batches match these filters'))[0]).toBeVisible()
})

/** The columns of the chart, by keyboard; the newest batch first. */
const focusChart = async () => {
  const columns = await screen.findByRole('slider', { name: 'Rows by batch' })
  columns.focus()
  return columns
}

test('[ux 7.17] the chart stands for the last batches, and Enter opens the one that has the focus', async () => {
  const { user, runtime } = await show()
  expect(
    await screen.findByRole('img', {
      name: new RegExp(
        `^3 batches, .*\\. ${formatCount(sum('recordsRead') - sum('recordsRejected'))} rows accepted, ${sum('recordsRejected')} rejected`,
      ),
    }),
  ).toBeVisible()
  const columns = await focusChart()
  expect(columns).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Batch 48212, 09\/13\/2026 - 06:00PM: /),
  )
  await user.keyboard('{Enter}')
  expect(runtime.navigation.get().current()).toMatchObject({
    id: 'import-log-results',
    params: { batchId: '48212' },
  })
})

test.each([
  ['with an address', undefined],
  ['where the host shows no address', memoryNavigation(null)],
])(
  '[ux 7.17] picking a batch in the chart narrows the list to it, picking it again shows all: %s',
  async (_, navigation) => {
    const { user } = await show(navigation && { navigation })
    await rowOf('48212')
    const all = screen.getAllByRole('rowheader').length
    await focusChart()
    await user.keyboard('{ArrowLeft} ')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    const [before = ''] = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(before).not.toBe('48212')
    expect(screen.getByRole('button', { name: `Remove filter Batch = ${before}` })).toBeVisible()
    await user.keyboard(' ')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(all))
  },
)

test('[ux 7.17] a period that is drawn out in the chart becomes the Started filter, in the address', async () => {
  const { user, runtime } = await show({
    place: placeOf('import-logs', { districtId }, { query: { page: '2', filter: { source: ['api'] } } }),
  })
  await focusChart()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(runtime.navigation.get().current()?.query).toEqual({
    filter: { source: ['api'], startedAt: { gte: '2026-09-12', lte: '2026-09-13' } },
  })
  expect(await screen.findByRole('button', { name: /^Remove filter Started .*09\/12\/2026/ })).toBeVisible()
})

test('a sync starts from the dialog, says so, and the button leads to the running batch', async () => {
  const { user, runtime } = await show()
  await user.click(await syncButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Students' }))
  expect(dialog.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
  await user.click(dialog.getByRole('checkbox', { name: 'All' }))
  await user.click(dialog.getByRole('button', { name: 'Start sync' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      'Import started for Larkspur Valley Unified',
    ),
  )
  // The list that the reader asked for shows it at once, not behind a bar
  expect(await screen.findByRole('rowheader', { name: /48213/ })).toBeVisible()
  expect(screen.queryByText(/1 new batch/)).not.toBeInTheDocument()
  // While one runs, there is no other to start.
  await server.jobs.idle()
})

test('a sync that is refused keeps its dialog open with the reason', async () => {
  const { user } = await show({
    faults: [['sisImports.sync', { status: 409, message: 'An import has been running since 08:12AM.' }]],
  })
  await user.click(await syncButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  await user.click(await dialog.findByRole('button', { name: 'Start sync' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('An import has been running since 08:12AM.')
})

test('[S8] a list that cannot be fetched says so in place and comes back', async () => {
  const { user, faults } = await show({
    faults: [['importLogs.headers', { status: 500, message: 'Disk full' }]],
  })
  const table = within(await screen.findByRole('region', { name: 'Import batches' }))
  expect(await table.findByText('Error fetching import logs')).toBeVisible()
  faults.clear()
  await user.click(table.getByRole('button', { name: 'Try again' }))
  expect(await table.findByRole('link', { name: '48212' })).toBeVisible()
})

test('[S2.2] the results of a batch are saved from its row', async () => {
  const { user } = await show()
  const row = await rowOf('48212')
  await user.click(row.getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download results' }))
  const { name, lines } = await files.next()
  expect(name).toMatch(/import-log-results-48212_2026-09-14\.csv$/)
  expect(lines).toHaveLength(newest().components.length + 1)
})

test('[S2.2] the files of a batch are a column, each named once', () => {
  const lookOf = renderHook(useStatusLook).result.current
  const columns = importLogColumns({ districtId, timeZone: 'America/New_York', lookOf, m: messages })
  const column = columns.find(({ field }) => field === 'fileNames')
  expect(column?.hidden).toBe(true)
  const names = column?.text(newest()).split(', ')
  expect(names).toContain('STU.csv')
  expect(new Set(names).size).toBe(names?.length)
})

test('R39 a console in another time zone names it wherever it shows times', async () => {
  await show({ timeZone: 'America/Los_Angeles' })
  await rowOf('48212')
  expect(screen.getByRole('columnheader', { name: /^Started \(PT\)/ })).toBeVisible()
  expect(document.body).not.toHaveTextContent('(ET)')
})

test('[S1] embedded without navigation of the host, it opens a batch, its comparison and its components in its own place, and leads back', async () => {
  const { user } = await show({ embedded: true, headingLevel: 2 })
  const first = String(newest().batchId)
  // Testing Library takes a link to the page at hand, `href=""`, for none.
  const linkTo = async (name: string) => {
    const link = (await screen.findAllByText(name)).map((text) => text.closest('a')).find((a) => a !== null)
    if (!link) throw new Error(`${name} is no link`)
    return link
  }
  await user.type(await screen.findByRole('searchbox'), first)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
  // No address that the host would not have.
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(addresses.filter((address) => address?.includes('/'))).toEqual([])

  await user.click(await linkTo(first))
  // A placeholder has the focus before.
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: `Batch ${first}` })).toHaveFocus())
  await user.click(await linkTo('Compare'))
  await screen.findByRole('grid', { name: new RegExp(`and ${first}, component by component`) })
  await user.click(await linkTo(`Batch ${first}`))
  await user.click(await linkTo(componentTitle(newest().components[0]?.componentName ?? '')))
  await linkTo(`Batch ${first}`)

  await user.click(await linkTo('Import Logs'))
  expect(await screen.findByRole('searchbox')).toHaveValue(first)
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Import Logs' })).toHaveFocus())
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
})
