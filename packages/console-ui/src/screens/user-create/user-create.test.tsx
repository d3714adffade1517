import { placeOf, type Site, type Staff } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { UserCreate } from './index.ts'

const LEA = '4107320'

let server: TestServer
let browser: TestFetch
let districtId: string
let site: Site
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  browser = await server.browser('employee@example.org')
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  const [first] = await read<Site>('sites?filter[isActive]=true&limit=1')
  if (!first) throw new Error('The district has no sites.')
  site = first
}, 240_000)
afterAll(() => server.close())

const read = async <Row,>(path: string): Promise<Row[]> =>
  (await (await browser(`/api/district/${path}&lea=${LEA}`)).json()).data
const withId = async (staffId: string) => (await read<Staff>(`staffs?filter[staffId]=${staffId}`))[0]
const show = (options: Partial<ShowScreenOptions> = {}): Promise<ShownScreen> =>
  showScreen(<UserCreate districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('user-create', { districtId }),
    ...options,
  })
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const create = ({ user }: ShownScreen) => user.click(screen.getByRole('button', { name: 'Create user' }))
const nextImport = () => screen.getByRole('region', { name: 'Next import' })

const enter = async ({ user }: ShownScreen, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) await user.type(await field(name), text)
  await user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'aide')
  await user.click(await screen.findByRole('checkbox', { name: `${site.siteCode} ${site.siteName}` }))
}
const KIM = { 'Staff ID': '90077', 'First name': 'Kim', 'Last name': 'Ode' }

test('[S2.2] R24 a user is added with the account at once, and their page opens', {
  tags: 'main:user-create',
}, async () => {
  const shown = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Create User' })).toBeVisible()
  await enter(shown, { ...KIM, Email: 'kim.ode@larkspur.example' })
  expect(nextImport()).toHaveTextContent(
    "Imports don't change this record, even if the SIS sends staff ID 90077.",
  )
  expect(nextImport()).toHaveTextContent('Saving creates the account right away')
  await create(shown)
  await waitFor(() => expect(shown.runtime.navigation.get().current()?.id).toBe('user-edit'))
  const made = await withId('90077')
  expect(made).toMatchObject({
    firstName: 'Kim',
    lastName: 'Ode',
    role: 'aide',
    siteCodes: [site.siteCode],
    primarySiteCode: site.siteCode,
    isManual: true,
    employmentStatus: 'active',
  })
  expect(made?.accountId).toBeGreaterThan(0)
  expect(shown.runtime.navigation.get().current()?.params).toEqual({ districtId, id: String(made?.id) })
  expect(shown.runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    'Staff created (Ode, Kim)',
  ])
})

test('[ux 9.9] a staff record with the same email is offered, so that nobody is entered twice', async () => {
  const [known] = (await read<Staff>('staffs?filter[isActive]=true&limit=50')).filter(
    ({ emailAddress }) => emailAddress !== null,
  )
  const { user, calls } = await show()
  await user.type(await field('Email'), (known?.emailAddress ?? '').toUpperCase())
  expect(
    await screen.findByText(new RegExp(`\\(${known?.staffId}\\) already uses this email\\.`)),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Use that record' })).toHaveAttribute(
    'href',
    `/${districtId}/user-management/${known?.id}`,
  )
  expect(calls).not.toContain('POST /api/district/staff')
})

test('[S5] what is required is asked for, and nothing is sent', async () => {
  const shown = await show()
  await field('Staff ID')
  await create(shown)
  const summary = within(await screen.findByRole('region', { name: 'Correct these fields' }))
  expect(summary.getAllByRole('listitem')).toHaveLength(5)
  expect(await field('First name')).toHaveAccessibleDescription('Enter the first name')
  expect(shown.calls).not.toContain('POST /api/district/staff')
})

test('[S5] of several sites the primary one is asked for, and no field offers none that must have one', async () => {
  const shown = await show()
  await enter(shown, { ...KIM, 'Staff ID': '90079' })
  const options = (name: RegExp) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(screen.queryByRole('combobox', { name: /^Primary site/ })).toBeNull()
  const [other] = screen
    .getAllByRole('checkbox')
    .filter((box) => !(box instanceof HTMLInputElement && box.checked))
  if (!other) throw new Error('The district has one site.')
  await shown.user.click(other)
  expect(options(/^Primary site/)).toHaveLength(3)
  expect(options(/^Primary site/)[0]).toBe('Choose one')
  expect(options(/^Employment/)).not.toContain('None')
  await create(shown)
  const primary = screen.getByRole('combobox', { name: /^Primary site/ })
  await waitFor(() => expect(primary).toHaveAccessibleDescription('Choose the primary site'))
  await shown.user.selectOptions(primary, site.siteCode)
  await create(shown)
  await waitFor(async () => expect((await withId('90079'))?.primarySiteCode).toBe(site.siteCode))
})

test('a staff ID that somebody has is told at its field', async () => {
  const [known] = await read<Staff>('staffs?limit=1')
  const shown = await show()
  await enter(shown, { ...KIM, 'Staff ID': known?.staffId ?? '' })
  await create(shown)
  await waitFor(async () =>
    expect(await field('Staff ID')).toHaveAccessibleDescription(/already used by another staff member/),
  )
  expect(await field('Last name')).toHaveValue('Ode')
})

test('a district without an open site says where sites come from, and leads there who may add one', async () => {
  const none = [['sites.list', { body: { data: [], extensions: { totalCount: 0 } } }]] as const
  await show({ faults: none })
  expect(
    await screen.findByText(/^This district has no open sites yet.* add one in District Site Management\./),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open District Site Management' })).toHaveAttribute(
    'href',
    `/${districtId}/site`,
  )
})

test('whoever adds people to an inactive district is told first that they can’t open it', async () => {
  const shown = await show()
  await shown.runtime.selectDistrict(Number(districtId))
  await field('Staff ID')
  expect(screen.queryByText('This district is inactive')).toBeNull()
  cleanup()
  const setActive = (isActive: boolean) =>
    server.db.updateTable('districts').set({ isActive }).where('lea', '=', LEA).execute()
  await setActive(false)
  const { runtime } = await show()
  await runtime.selectDistrict(Number(districtId))
  expect(await screen.findByText('This district is inactive')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open District Profile' })).toBeVisible()
  await setActive(true)
})

test('a closed site is not offered', async () => {
  const closed = (await read<Site>('sites?filter[isActive]=true&limit=50')).at(-1)
  const close = (isActive: boolean) =>
    server.db
      .updateTable('sisRows')
      .set({ isActive })
      .where('id', '=', closed?.id ?? 0)
      .execute()
  await close(false)
  await show()
  await screen.findByRole('checkbox', { name: `${site.siteCode} ${site.siteName}` })
  expect(screen.queryByRole('checkbox', { name: `${closed?.siteCode} ${closed?.siteName}` })).toBeNull()
  await close(true)
})

test('Cancel leads back to the list', async () => {
  const { user, runtime } = await show()
  await field('Staff ID')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(runtime.navigation.get().current()?.id).toBe('user-list')
})

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'staff.create',
      records: 'staff',
      field: 'staffId',
      ready: () => screen.findByRole('checkbox', { name: `${site.siteCode} ${site.siteName}` }),
      make: async (shown) => {
        await enter(shown, { ...KIM, 'Staff ID': '90078' })
        await create(shown)
      },
      inPlace: async (_, { code, reason }) => {
        if (code === 400) expect(await field('Staff ID')).toHaveAccessibleDescription(reason)
        expect(await field('Last name')).toHaveValue('Ode')
        expect(screen.getByRole('checkbox', { name: `${site.siteCode} ${site.siteName}` })).toBeChecked()
        expect(await withId('90078')).toBeUndefined()
      },
    },
    {
      call: 'sites.list',
      records: 'sites',
      silent: true,
      inPlace: async ({ user, faults }) => {
        expect(await screen.findByText("The list of sites couldn't be loaded.")).toBeVisible()
        faults.clear()
        await user.click(screen.getByRole('button', { name: 'Try again' }))
        expect(
          await screen.findByRole('checkbox', { name: `${site.siteCode} ${site.siteName}` }),
        ).toBeVisible()
      },
    },
  ],
)
