import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { DataExplorer } from './index.ts'

let server: TestServer
let larkspur: string
let lea: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  larkspur = String(district?.id)
  lea = String(district?.lea)
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<Parameters<typeof showScreen>[1]> = {}, districtId = larkspur) =>
  showScreen(<DataExplorer districtId={districtId} />, { server, as: 'employee@example.org', ...options })

const findings = () => screen.findByRole('region', { name: 'Worth a look' })
const table = () =>
  waitFor(() => {
    const found = document.querySelector('table')
    if (!found) throw new Error('no table yet')
    return found
  })
// By selectors: asking a table of hundreds of links for roles takes seconds here
const rowHeads = async () => [...(await table()).querySelectorAll<HTMLElement>('tbody th[scope="row"]')]
const rowOf = (name: string) =>
  waitFor(async () => {
    const head = (await rowHeads()).find(({ textContent }) => textContent === name)
    const row = head?.closest('tr')
    if (!row) throw new Error(`no row of ${name} yet`)
    return row
  })
/** Once the days are there. */
const daysOf = async (name: string) => {
  const row = await rowOf(name)
  await waitFor(() => expect(row.cells).toHaveLength(17))
  return [...row.cells].slice(3)
}

/** What the server itself says. */
const ask = async <Answer,>(address: string): Promise<Answer> => {
  const browser = await server.browser('employee@example.org')
  return (await browser(address)).json() as Promise<Answer>
}

test('[R5] each component in load order says how much is stored of it and from when, and leads to its table', {
  tags: 'main:data-explorer',
}, async () => {
  await show()
  const { data } = await ask<{
    data: { displayName: string; isActive: boolean; storedRows: number; lastBatchId: number }[]
  }>(`/api/components?lea=${lea}&schoolYear=2026`)
  const active = data.filter(({ isActive }) => isActive)
  await rowOf('Students')
  const heads = await rowHeads()
  expect(heads.map((head) => head.textContent)).toEqual(active.map(({ displayName }) => displayName))
  const students = active.find(({ displayName }) => displayName === 'Students')
  expect(students?.storedRows).toBeGreaterThan(0)
  const row = await rowOf('Students')
  expect(row.cells[1]).toHaveTextContent(String(students?.storedRows.toLocaleString('en-US')))
  expect(row.cells[2]?.textContent).toMatch(
    /^\d\d\/\d\d\/\d{4} - \d\d:\d\d[AP]M\d+ (min|h|d) ago · Batch \d+$/,
  )
  expect(row.cells[1]).not.toHaveTextContent('active')
  expect(within(row).getByRole('link', { name: `Batch ${students?.lastBatchId}` })).toHaveAttribute(
    'href',
    `/${larkspur}/import-logs/results/${students?.lastBatchId}`,
  )
  expect(within(row).getByRole('link', { name: 'Students' })).toHaveAttribute(
    'href',
    `/${larkspur}/table-viewer/students`,
  )
})

test('[ux 9.11] the last 14 days of a component are cells with words, each leading to that run', async () => {
  await show()
  const days = await daysOf('Students')
  expect(days).toHaveLength(14)
  const columns = within(await table()).getAllByRole('columnheader')
  expect(columns.slice(3).map((head) => head.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('09/01/2026'), expect.stringContaining('09/14/2026')]),
  )
  const links = days.flatMap((day) => within(day).queryAllByRole('link'))
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    expect(link).toHaveAccessibleName(/^Students, \d\d\/\d\d\/2026: \w.+\. Batch \d+/)
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/${larkspur}/import-logs/details/\\d+/\\d+$`))
  }
  for (const day of days) expect(day.textContent?.length).toBeGreaterThan(0)
})

test('[ux 9.11] each check says how many rows it is about and leads to exactly these', async () => {
  await show()
  const card = await findings()
  await waitFor(() => expect(within(card).queryAllByRole('listitem', { busy: true })).toEqual([]))
  const lines = within(card)
    .getAllByRole('listitem')
    .map((line) => line.textContent?.replace(/[\d,]+/, '#').replace(/(student|section) /, '$1s '))
  expect(lines).toEqual([
    '# students without a section',
    '# students without an enrollment',
    '# students without a contact',
    '# sections without a teacher',
    '# sections without students',
  ])
  const links = within(card).queryAllByRole('link')
  for (const link of links) {
    const address = new URL(link.getAttribute('href') ?? '', 'http://console.test')
    const { table: of } = /table-viewer\/(?<table>\w+)$/.exec(address.pathname)?.groups ?? {}
    const list = of === 'students' ? '/api/district/students' : '/api/section'
    const { extensions } = await ask<{ extensions: { totalCount: number } }>(
      `${list}${address.search.replace('year=', 'filter[schoolYear]=')}&limit=1&lea=${lea}`,
    )
    expect(link.textContent).toMatch(new RegExp(`^${extensions.totalCount.toLocaleString('en-US')} `))
  }
})

test('nothing is asked that is not shown: components, runs and five counts, each once', async () => {
  const { calls } = await show()
  await daysOf('Students')
  const card = await findings()
  await waitFor(() => expect(within(card).queryAllByRole('listitem', { busy: true })).toEqual([]))
  const data = calls.filter((call) => !/user-info|user-preferences|districts?$/.test(call)).sort()
  expect(data).toEqual([
    'GET /api/components',
    'GET /api/district/import-log-results',
    'GET /api/district/students',
    'GET /api/district/students',
    'GET /api/district/students',
    'GET /api/section',
    'GET /api/section',
  ])
})

test('[R47] who may open neither logs nor tables reads states and figures, without links or counts', async () => {
  const { calls } = await show({ as: 'bare@example.org' })
  const days = await daysOf('Students')
  expect(within(await table()).queryAllByRole('link')).toEqual([])
  const signs = days.flatMap((day) => within(day).queryAllByRole('img'))
  expect(signs.length).toBeGreaterThan(1)
  expect(signs[0]).toHaveAccessibleName(/^Students, /)
  expect(screen.queryByRole('region', { name: 'Worth a look' })).not.toBeInTheDocument()
  expect(calls.filter((call) => /students|section/.test(call))).toEqual([])
})

test('what is stored fails alone: the days stay, and trying again brings the figures', async () => {
  const { user, faults } = await show({
    faults: [['reference.components', { status: 502, message: 'Down' }]],
  })
  expect(await screen.findByText(/Stored rows couldn't be counted/)).toBeVisible()
  await daysOf('Students')
  const row = await rowOf('Students')
  expect(row.cells[1]).toHaveTextContent('no value')
  faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await rowOf('Students')).cells[1]?.textContent).toMatch(/^\d/))
  expect(screen.queryByText(/couldn't be counted/)).not.toBeInTheDocument()
})

test('the days fail alone: figures and counts stay, and trying again brings them', async () => {
  const { user, faults } = await show({ faults: [['importLogs.results', { status: 502, message: 'Down' }]] })
  expect(await screen.findByText(/Recent imports couldn't be loaded/)).toBeVisible()
  await waitFor(async () => expect((await rowOf('Students')).cells[1]?.textContent).toMatch(/^\d/))
  expect((await rowOf('Students')).cells).toHaveLength(3)
  faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await daysOf('Students')).toHaveLength(14)
})

test('a count that fails says in its own line what was not counted', async () => {
  const { user, faults } = await show({ faults: [['sections.list', { status: 502, message: 'Down' }]] })
  const card = await findings()
  await waitFor(() => expect(within(card).getAllByText('Try again')).toHaveLength(2))
  const again = within(card).getAllByText('Try again')
  expect(card).toHaveTextContent("Sections without a teacher couldn't be counted.")
  await waitFor(() => expect(card).toHaveTextContent('students without a section'))
  faults.clear()
  for (const button of again) await user.click(button)
  await waitFor(() => expect(card.textContent).toMatch(/\d sections without a teacher/))
})

test('several runs on a day: the worst is drawn and all are named', async () => {
  const run = (batchId: number, status: string) => ({
    etlStatusId: batchId,
    batchId,
    componentName: 'students',
    status,
    startedAt: '2026-09-13T20:00:00Z',
  })
  await show({
    faults: [
      [
        'importLogs.results',
        { body: { data: [run(9, 'completed'), run(8, 'failed')], extensions: { totalCount: 2 } } },
      ],
    ],
  })
  const days = await daysOf('Students')
  expect(within(days[12] as HTMLElement).getByRole('link')).toHaveAccessibleName(
    'Students, 09/13/2026: Failed. Batch 8 Failed, batch 9 Completed',
  )
  expect((await daysOf('Sites'))[12]).toHaveTextContent('No import')
})

test('rows that are stored and no longer active are told apart', async () => {
  const students = {
    id: 40,
    componentName: 'students',
    displayName: 'Students',
    isActive: true,
    storedRows: 18_303,
    activeRows: 18_262,
    lastImportedAt: null,
    lastBatchId: null,
  }
  await show({ faults: [['reference.components', { body: { data: [students] } }]] })
  expect((await rowOf('Students')).cells[1]).toHaveTextContent('18,303 rows18,262 active')
})

test('[R31] before the first import of a new year, neither days of the former year nor checks of nothing pass for success', async () => {
  const moveTo = (sisYear: number) =>
    server.db.updateTable('districts').set({ sisYear }).where('lea', '=', lea).execute()
  const component = (componentName: string, displayName: string, storedRows: number) => ({
    id: storedRows,
    componentName,
    displayName,
    isActive: true,
    storedRows,
    lastImportedAt: null,
    lastBatchId: null,
  })
  const copied = [component('staff', 'Staff', 12), component('students', 'Students', 0)]
  await moveTo(2027)
  try {
    await show({ faults: [['reference.components', { body: { data: copied } }]] })
    const days = await daysOf('Students')
    for (const day of days) expect(day.textContent).toMatch(/No import$/)
    // Sections aren't among what is stored, so nothing is known of them.
    await waitFor(() => expect(screen.getByText(/sections without a teacher/)).toBeVisible())
    expect(screen.queryByText(/students without a section/)).toBeNull()
  } finally {
    await moveTo(2026)
  }
})

test("[ux 9.11] a district that imports no enrollments isn't told that its students have none", async () => {
  const stored = (componentName: string, activeRows: number) => ({
    id: activeRows,
    componentName,
    displayName: componentName,
    isActive: true,
    storedRows: 12,
    activeRows,
    lastImportedAt: null,
    lastBatchId: null,
  })
  const data = [stored('students', 12), stored('enrollment', 0), stored('contacts', 3)]
  await show({ faults: [['reference.components', { body: { data } }]] })
  const card = await findings()
  await waitFor(() => expect(within(card).queryAllByRole('listitem', { busy: true })).toEqual([]))
  expect(card.textContent).toMatch(/students? without a section.+students? without a contact/)
  expect(card).not.toHaveTextContent('without an enrollment')
})

test('a district of which nothing is stored says so once, with the next step', async () => {
  const empty = (body: object) => ({ body: { data: [body], extensions: { totalCount: 1 } } })
  await show({
    faults: [
      ['importLogs.results', { body: { data: [], extensions: { totalCount: 0 } } }],
      [
        'reference.components',
        empty({
          id: 10,
          componentName: 'sites',
          displayName: 'Sites',
          isActive: true,
          storedRows: 0,
          lastImportedAt: null,
          lastBatchId: null,
        }),
      ],
    ],
  })
  expect(await screen.findByText('Nothing is stored for 2026-2027 yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Import Logs' })).toHaveAttribute(
    'href',
    `/${larkspur}/import-logs`,
  )
  expect(screen.getByRole('link', { name: 'Templates' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('refreshing asks again for all of it', async () => {
  const { user, calls, runtime } = await show()
  await daysOf('Students')
  // A call that is still pending isn't made a second time.
  await waitFor(() => expect(runtime.api.queryClient.isFetching()).toBe(0))
  const before = calls.length
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(calls.slice(before)).toHaveLength(7))
})
