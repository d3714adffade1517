import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { DistrictProfileAdd } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<ShowScreenOptions> = {}): Promise<ShownScreen> =>
  showScreen(<DistrictProfileAdd />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district-profile-add'),
    ...options,
  })
const name = () => screen.findByLabelText<HTMLInputElement>(/^District name/)
const lea = () => screen.getByLabelText<HTMLInputElement>(/^LEA/)
const state = () => screen.getByRole('combobox', { name: /^State/ })
const add = () => screen.getByRole('button', { name: 'Add district' })

const enter = async ({ user }: ShownScreen, fields: { name: string; lea: string }) => {
  await user.type(await name(), fields.name)
  await user.type(lea(), fields.lea)
  await user.click(state())
  await user.keyboard('Oreg{Enter}')
}
const inDatabase = (code: string) =>
  server.db.selectFrom('districts').selectAll().where('lea', '=', code).executeTakeFirst()

test('[S2.2] only what is required stands open; the rest can be added later', async () => {
  const { user } = await show()
  await name()
  expect(screen.getByRole('heading', { level: 1, name: 'Add New District' })).toBeVisible()
  expect(screen.queryByLabelText('Contact email')).toBeNull()
  expect(screen.getAllByText('You can add this later.').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Add a contact' }))
  await waitFor(() => expect(screen.getByLabelText('Contact email')).toHaveFocus())
})

test('several districts can be added from a file here too', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Add from CSV' }))
  expect(await screen.findByRole('dialog', { name: 'Add districts from a CSV file' })).toBeVisible()
})

test('R43 a district is made, confirmed and selected; its overview opens where no page was before', {
  tags: 'main:district-profile-add',
}, async () => {
  const shown = await show()
  await enter(shown, { name: 'Juniper Flats Unified', lea: '4199001' })
  await shown.user.click(screen.getByRole('button', { name: 'Choose a SIS' }))
  await shown.user.selectOptions(await screen.findByLabelText('SIS provider'), 'Aeries')
  await shown.user.click(add())
  await waitFor(() => expect(shown.runtime.navigation.get().current()?.id).toBe('district'))
  const made = await inDatabase('4199001')
  expect(made).toMatchObject({
    districtName: 'Juniper Flats Unified',
    state: 'OR',
    sisProviderName: 'Aeries',
  })
  expect(shown.runtime.districts.get().selected?.id).toBe(made?.id)
  expect(shown.runtime.navigation.get().current()?.params).toEqual({ districtId: String(made?.id) })
  expect(shown.runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    'District created (Juniper Flats Unified)',
  ])
})

test('R43 it leads back to a page that is about no district', async () => {
  const shown = await show({ place: placeOf('dashboard') })
  shown.runtime.navigation.get().go(placeOf('district-profile-add'))
  await enter(shown, { name: 'Juniper Ridge Unified', lea: '4199002' })
  await shown.user.click(add())
  await waitFor(() => expect(shown.runtime.navigation.get().current()?.id).toBe('dashboard'))
  expect(shown.runtime.districts.get().selected?.lea).toBe('4199002')
})

test('R43 Cancel and Close lead back, to the dashboard where there is nothing before', async () => {
  const { user, runtime } = await show()
  await name()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(runtime.navigation.get().current()?.id).toBe('dashboard')
  runtime.navigation.get().go(placeOf('district-profile-add'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(runtime.navigation.get().current()?.id).toBe('dashboard')
})

describe('[ux 9.2] a code that is taken', () => {
  test('is told while it is typed, with a way to who has it, and is not sent', async () => {
    const { user, calls } = await show()
    const [first] = server.districts
    await name()
    await user.type(lea(), first?.lea ?? '')
    await waitFor(() =>
      expect(lea()).toHaveAccessibleDescription(`${first?.districtName} already uses ${first?.lea}`),
    )
    expect(lea()).toHaveFocus()
    expect(screen.getByRole('link', { name: `Open ${first?.districtName}` })).toHaveAttribute(
      'href',
      `/${first?.id}/district`,
    )
    await user.click(add())
    expect(calls).not.toContain('POST /api/district')
    const firstWrong = await name()
    await waitFor(() => expect(firstWrong).toHaveFocus())
    await user.type(lea(), '9')
    await waitFor(() => expect(lea()).not.toHaveAttribute('aria-invalid'))
  })

  test('that the list of districts does not have is asked for as it is typed', async () => {
    const holder = await server.newDistrict({ districtName: 'Fernhill Unified' })
    await server.db
      .updateTable('districts')
      .set({ ncesLeaId: '4199123' })
      .where('id', '=', holder.id)
      .execute()
    const { user, calls } = await show()
    await name()
    await user.click(screen.getByRole('button', { name: 'Add codes' }))
    const nces = await screen.findByLabelText('NCES district ID')
    await user.click(nces)
    await user.paste('4199123')
    expect(await screen.findByRole('link', { name: 'Open Fernhill Unified' })).toHaveAttribute(
      'href',
      `/${holder.id}/district`,
    )
    await waitFor(() => expect(nces).toHaveAccessibleDescription('Fernhill Unified already uses 4199123'))
    await user.click(add())
    expect(calls.filter((call) => call === 'GET /api/district')).toHaveLength(1)
    expect(calls).not.toContain('POST /api/district')
  })

  test('that only the server knows of is told at its field', async () => {
    const shown = await show({
      faults: [
        ['districts.all', { body: { data: [] } }],
        ['districts.list', { body: { data: [] } }],
      ],
    })
    await enter(shown, { name: 'Nobody knows', lea: server.districts[0]?.lea ?? '' })
    await shown.user.click(add())
    await waitFor(() => expect(lea()).toHaveAccessibleDescription('LEA is already used by another district.'))
    expect(await name()).toHaveValue('Nobody knows')
  })
})

test('[S5] what is required is asked for, and nothing is sent', async () => {
  const { user, calls } = await show()
  await name()
  await user.click(add())
  expect(await screen.findByRole('region', { name: 'Correct these fields' })).toBeVisible()
  expect(await name()).toHaveAccessibleDescription('Enter the district name')
  expect(lea()).toHaveAccessibleDescription('Enter the LEA')
  expect(calls).not.toContain('POST /api/district')
})

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'districts.create',
      records: 'districts',
      field: 'districtName',
      ready: name,
      make: async (shown) => {
        await enter(shown, { name: 'Typed once', lea: '4199009' })
        await shown.user.click(add())
      },
      inPlace: async (_, { code, reason }) => {
        if (code === 400) expect(await name()).toHaveAccessibleDescription(reason)
        else
          expect(
            await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
          ).toHaveTextContent(reason)
        expect(await name()).toHaveValue('Typed once')
        expect(lea()).toHaveValue('4199009')
        expect(await inDatabase('4199009')).toBeUndefined()
      },
    },
    {
      call: 'reference.sisSystems',
      records: 'SIS systems',
      silent: true,
      // The rest is entered all the same
      inPlace: async () => {
        expect(await name()).toBeVisible()
        expect(await screen.findByText("The list of systems couldn't be loaded.")).toBeVisible()
        expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
      },
    },
    {
      call: 'districts.list',
      records: 'districts',
      silent: true,
      ready: name,
      make: async ({ user }) => {
        await user.click(screen.getByRole('button', { name: 'Add codes' }))
        await user.click(await screen.findByLabelText('NCES district ID'))
        await user.paste('4199124')
      },
      inPlace: () => expect(screen.getByLabelText('NCES district ID')).toHaveValue('4199124'),
    },
  ],
)
