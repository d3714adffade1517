import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batch } from '../../testing/rows-server.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { DistrictOverview } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<ShowScreenOptions> = {}, districtId = '412'): Promise<ShownScreen> =>
  showScreen(<DistrictOverview districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district', { districtId }),
    ...options,
  })
const card = (name: string) => screen.findByRole('region', { name })
const checklist = async () => within(await card('Setup checklist'))
/** The facts of the setup have come: they fill the strip. */
const ready = async () => {
  await waitFor(() => expect(strip()?.textContent).toMatch(/Exports on\d/))
}
const strip = () => document.querySelector('dl[aria-label="District status"]')
const sync = () => screen.findByRole('button', { name: 'Sync now' })

test('[S2.2] the overview tells how the district stands, from what is stored', {
  tags: 'main:district',
}, async () => {
  await show()
  await ready()
  await waitFor(() => expect(strip()).toHaveTextContent('Last import, 09/13/2026 - 06:00PM'))
  expect(strip()).toHaveTextContent('Completed with rejections')
  const browser = await server.browser('employee@example.org')
  const sites = await (await browser('/api/district/sites?lea=4107320&limit=1')).json()
  expect(strip()).toHaveTextContent(`Sites${sites.extensions.totalCount}`)
  const about = within(await card('About this district'))
  expect(about.getByText('Oregon')).toBeVisible()
  expect(about.getByText('2026-2027')).toBeVisible()
  expect(screen.getByRole('link', { name: 'District Profile' })).toHaveAttribute(
    'href',
    '/412/district/district-profile',
  )
})

test('[ux 9.2] a district whose system sends files is not called connected', async () => {
  const files = { id: 1, code: 'file', kind: 'file', provider: { name: 'Files' }, supportsApi: false }
  await show({ faults: [['reference.sisSystems', { body: { data: [files] } }]] })
  await ready()
  expect(strip()).toHaveTextContent('SIS connectionUses files')
})

test('[ux 9.2] a held import is the next step, not that everything is set up', async () => {
  const held = { ...batch(48213), status: 'held' }
  await show({ faults: [['importLogs.headers', { body: { data: [held] } }]] })
  await ready()
  const next = await within(strip() as HTMLElement).findByRole('link', { name: 'Review held batch 48213' })
  expect(next).toHaveAttribute('href', '/412/import-logs/results/48213')
})

test('[ux 9.4] an import of which a component failed is not told as finished', async () => {
  const partly = { ...batch(48179), status: 'completedWithErrors', recordsRejected: 0, componentsFailed: 1 }
  await show({ faults: [['importLogs.headers', { body: { data: [partly] } }]] })
  await ready()
  const recent = within(await card('Recent imports'))
  expect(await recent.findByRole('link', { name: 'Batch 48179: completed with failures' })).toBeVisible()
  expect(
    within(strip() as HTMLElement).getByRole('link', { name: 'Look into the failures of batch 48179' }),
  ).toBeVisible()
})

test('R31 where no data year is set, the rows of the current school year are counted, and not none', async () => {
  const browser = await server.browser('employee@example.org')
  const { data } = await (await browser('/api/district?filter[id]=412')).json()
  const { extensions } = await (await browser('/api/district/sites?lea=4107320&limit=1')).json()
  const body = { data: [{ ...data[0], sisYear: null }] }
  await show({ faults: [['districts.list', { body }]] })
  await ready()
  await waitFor(() => expect(strip()).toHaveTextContent(`Sites${extensions.totalCount}`))
  await waitFor(() => expect(strip()?.textContent).toMatch(/Active students[1-9]/))
})

test('[R26] after a rollover, templates and exports of the year before count as nothing', async () => {
  const browser = await server.browser('employee@example.org')
  const { data } = await (await browser('/api/district?filter[id]=412')).json()
  const body = { data: [{ ...data[0], sisYear: data[0].sisYear + 1 }] }
  await show({ faults: [['districts.list', { body }]] })
  await ready()
  expect(strip()).toHaveTextContent('Exports on0 of 0')
  expect(await sync()).toHaveAttribute('aria-disabled', 'true')
})

test('the students counted are the active ones of the year', async () => {
  await show()
  await ready()
  const browser = await server.browser('employee@example.org')
  const filter = 'filter[schoolYear]=2026&filter[isActive]=true'
  const students = await (await browser(`/api/district/students?lea=4107320&limit=1&${filter}`)).json()
  await waitFor(() => expect(strip()).toHaveTextContent(`Active students${students.extensions.totalCount}`))
})

test('[ux 9.4] recent imports are told in a sentence each, linked to their batch', async () => {
  await show()
  const recent = within(await card('Recent imports'))
  expect(await recent.findByRole('link', { name: /^Batch 48212 finished with/ })).toHaveAttribute(
    'href',
    '/412/import-logs/results/48212',
  )
  expect(recent.getByRole('link', { name: 'All import logs' })).toBeVisible()
})

test('[ux 9.2] a new district begins with its checklist: no strip, and a sync says what is missing', async () => {
  const { id } = await server.newDistrict()
  await server.db.updateTable('districts').set({ contactEmailAddress: null }).where('id', '=', id).execute()
  await show({}, String(id))
  const left = await checklist()
  expect(left.getByText('Add a contact email')).toBeVisible()
  expect(left.getAllByRole('link', { name: /^Set up/ })[0]).toHaveAttribute(
    'href',
    `/${id}/setup?step=profile`,
  )
  // Only what is left is listed.
  expect(left.queryByText('Sign-in')).toBeNull()
  await waitFor(() => expect(strip()).toBeNull())
  expect(screen.queryByRole('region', { name: 'Recent imports' })).toBeNull()
  const button = await sync()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  // A reason is told when the button is reached.
  button.focus()
  await waitFor(() => expect(button).toHaveAccessibleDescription('Set up the SIS connection first'))
})

test('R26 the rollover stands here in season, for provider staff', async () => {
  await show()
  expect(await card('Year-end rollover')).toHaveTextContent('The district is on 2026-2027')
})

test('R47 a district user sees what the roles allow, and is asked for nothing else', async () => {
  const seen = await server.newDistrict({ roles: ['ROLE_SETUP_DISTRICT_VIEW'] })
  const { calls } = await show({ as: seen.email }, String(seen.id))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'About this district' })).not.toHaveAttribute('aria-busy'),
  )
  // All that this user may see is set up, which says nothing of the rest.
  expect(screen.queryByRole('region', { name: 'Setup checklist' })).toBeNull()
  expect(strip()).toBeVisible()
  expect(strip()).not.toHaveTextContent('Next step')
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Year-end rollover' })).toBeNull()
  expect(
    calls.filter((call) => /import-log|sis-import|export|authentication|site|student/.test(call)),
  ).toEqual([])
})

test('[ux 9.2] when the import that ran has ended, what it brought is asked for again', async () => {
  const running = { ...batch(48300), startedAt: '2026-09-14T12:10:00Z', status: 'loading', endedAt: null }
  const { calls, faults } = await show({ faults: [['importLogs.headers', { body: { data: [running] } }]] })
  await ready()
  const asked = () => calls.filter((call) => call === 'GET /api/district/sites').length
  const before = asked()
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull()
  faults.clear()
  await waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 30_000 })
  expect(await sync()).toBeVisible()
})

test('R46 a sync starts from here', async () => {
  const { user, calls } = await show()
  await ready()
  const button = await sync()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }))
  await user.click(dialog.getByRole('button', { name: 'Start sync' }))
  await waitFor(() => expect(calls).toContain('POST /api/district/sis-imports/sync'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
