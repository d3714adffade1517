import { type District, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { DistrictProfile } from './index.ts'

const EMPLOYEE = 'employee@example.org'

let server: TestServer
let district: District
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  district = await stored()
}, 240_000)
afterAll(() => server.close())

async function stored(): Promise<District> {
  const browser = await server.browser(EMPLOYEE)
  const answer = await browser('/api/district?filter[id]=412')
  const { data } = await answer.json()
  return data[0]
}

const show = (options: Partial<ShowScreenOptions> = {}): Promise<ShownScreen> =>
  showScreen(<DistrictProfile districtId="412" />, {
    server,
    as: EMPLOYEE,
    place: placeOf('district-profile', { districtId: '412' }),
    ...options,
  })
const name = () => screen.findByLabelText<HTMLInputElement>(/^District name/)
const email = () => screen.getByLabelText<HTMLInputElement>('Contact email')
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const save = () => screen.getByRole('button', { name: 'Save changes' })
const product = (label: string) => screen.findByRole('switch', { name: new RegExp(`^${label}`) })

/** Pasted: what is tested here is not the typing. */
const rename = async ({ user }: ShownScreen, to: string) => {
  await user.clear(await name())
  await user.paste(to)
}

test('[S2.2] the profile shows what is stored, the code beside the title, the year as a pair that nobody edits', async () => {
  await show()
  expect(await name()).toHaveValue(district.districtName)
  expect(screen.getByText(`LEA ${district.lea}`)).toBeVisible()
  const year = screen.getByLabelText('Data year')
  expect(year).toHaveValue('2026-2027')
  expect(year).toHaveAttribute('readonly')
  expect(year).toHaveAccessibleDescription('Changes when the rollover finishes.')
  expect(screen.queryByLabelText('LEA')).toBeNull()
})

test('[S7] each part is saved by its own call, and confirmed by it', {
  tags: 'main:district-profile',
}, async () => {
  const shown = await show()
  const { user, runtime, calls } = shown
  await rename(shown, 'Larkspur Valley Renamed')
  const assessment = await product('Assessment')
  const was = assessment.getAttribute('aria-checked')
  await user.click(assessment)
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([
    'PATCH /api/district/412',
    expect.stringMatching(/^PATCH \/api\/products-enabled\/\d+$/),
  ])
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      'Product updated (Assessment)',
      'District updated (Larkspur Valley Renamed)',
    ]),
  )
  expect((await stored()).districtName).toBe('Larkspur Valley Renamed')
  expect(assessment).not.toHaveAttribute('aria-checked', was ?? '')
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe('Larkspur Valley Renamed'))
})

test('[ux 7.12] of two calls one fails: the bar keeps what is left and says how much was saved', async () => {
  const { user, faults } = await show()
  await user.type(await name(), ' again')
  await user.click(await product('Screening'))
  const refused = faults.on('productsEnabled.update', { status: 503, message: 'Busy' })
  await user.click(save())
  expect(await within(bar() ?? document.body).findByText('1 of 2 changes saved')).toBeVisible()
  refused.remove()
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
})

test('[R34] a stored connection that was tested says so, until something of it is changed', async () => {
  const { user } = await show()
  expect(await screen.findByText(/^Connected, \d+ schools$/)).toBeVisible()
  expect(screen.queryByText(/^Not tested yet/)).toBeNull()
  await user.type(await screen.findByLabelText(/^API URL/), '/other')
  expect(await screen.findByText(/^Not tested yet/)).toBeVisible()
  expect(screen.queryByText(/^Connected, /)).toBeNull()
})

test('[S5] codes are judged with their state, before anything is sent', async () => {
  const { user, calls } = await show({
    faults: [['districts.list', { body: { data: [{ ...district, state: 'CA', ncesLeaId: null }] } }]],
  })
  const nces = await screen.findByLabelText('NCES district ID')
  await user.clear(nces)
  await user.type(nces, '4800001')
  await user.tab()
  await waitFor(() =>
    expect(nces).toHaveAccessibleDescription('An NCES district ID in California starts with 06'),
  )
  const cds = screen.getByLabelText('CDS code')
  await user.clear(cds)
  await user.type(cds, '10621660000123')
  await user.tab()
  await waitFor(() =>
    expect(cds).toHaveAccessibleDescription('A district CDS code has 14 digits and ends in 0000000'),
  )
  await user.click(save())
  expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
})

test('[ux 9.2] where no products are offered, provider staff are told who adds them', async () => {
  const nothing = { body: { data: [] } }
  await show({
    faults: [
      ['products.list', nothing],
      ['productsEnabled.list', nothing],
    ],
  })
  expect(
    await screen.findByText(/^No products are offered yet\. Whoever runs this server adds them/),
  ).toBeVisible()
})

test('a phone number may be typed as people write it', async () => {
  const { user } = await show()
  await name()
  const phone = screen.getByLabelText('Contact phone')
  await user.clear(phone)
  await user.type(phone, '(559) 555-0142 x7')
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
  expect((await stored()).contactPhone).toBe('55955501427')
})

test('[ux 9.2] a connection that somebody else saved meanwhile is compared, and nothing typed is lost', async () => {
  const { user } = await show()
  await name()
  const url = screen.getByLabelText(/^API URL/)
  await user.clear(url)
  await user.type(url, 'https://mine.larkspur.example.org/aeries')
  const other = await server.browser(EMPLOYEE)
  const theirs = 'https://theirs.larkspur.example.org/aeries'
  const answer = await other(`/api/district/412/api-provider?lea=${district.lea}`, {
    method: 'PATCH',
    body: JSON.stringify({ sisApiUrl: theirs }),
  })
  expect(answer.status).toBe(200)
  const key = await screen.findByLabelText(/^Certificate/)
  await user.type(key, 'a'.repeat(32))
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these fields' }))
  await waitFor(() => expect(dialog.getByText(theirs)).toBeVisible())
  await user.click(dialog.getByText('https://mine.larkspur.example.org/aeries'))
  await user.click(dialog.getByRole('button', { name: 'Use these values' }))
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
  expect((await stored()).sisApiUrl).toBe('https://mine.larkspur.example.org/aeries')
})

test('[ux 9.2] a name that somebody else changed meanwhile is compared, and not overwritten', async () => {
  const shown = await show()
  const { user } = shown
  await rename(shown, 'Mine Unified')
  server.advance(60_000)
  const other = await server.browser(EMPLOYEE)
  const answer = await other(`/api/district/412?lea=${district.lea}`, {
    method: 'PATCH',
    body: JSON.stringify({ districtName: 'Theirs Unified' }),
  })
  expect(answer.status).toBe(200)
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these fields' }))
  await waitFor(() => expect(dialog.getByText('Theirs Unified')).toBeVisible())
  expect((await stored()).districtName).toBe('Theirs Unified')
  await user.click(dialog.getByText('Mine Unified'))
  await user.click(dialog.getByRole('button', { name: 'Use these values' }))
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
  expect((await stored()).districtName).toBe('Mine Unified')
})

test('[ux 9.2] who saves twice at once does not stand in their own way', async () => {
  const shown = await show()
  for (const to of ['Once Unified', 'Twice Unified']) {
    server.advance(60_000)
    await rename(shown, to)
    await shown.user.click(save())
    await waitFor(() => expect(bar()).toBeNull())
    expect((await stored()).districtName).toBe(to)
  }
})

describe('the actions panel [ux 4.4]', () => {
  test('R25 the customer is asked with an email that is shown first', async () => {
    const { user, runtime } = await show()
    await name()
    await user.click(await screen.findByRole('button', { name: 'Request from customer' }))
    const dialog = within(await screen.findByRole('dialog'))
    const { contactEmailAddress, districtName } = await stored()
    expect(dialog.getByText(`Connect ${districtName} to Console`)).toBeVisible()
    expect(dialog.getByText(/never send them by email/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send email' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [email] = server.mail.sent.filter(({ to }) => to === contactEmailAddress)
    expect(email?.subject).toBe(`Connect ${districtName} to Console`)
    expect(runtime.snackbars.get().recent[0]?.message).toBe(
      `Asked ${contactEmailAddress} for the SIS connection`,
    )
    expect(await screen.findByText(new RegExp(`from ${contactEmailAddress}$`))).toBeVisible()
  })

  test('R25 without a contact email nobody can be asked, and the reason is said', async () => {
    await show({
      faults: [['districts.list', { body: { data: [{ ...district, contactEmailAddress: null }] } }]],
    })
    const request = await screen.findByRole('button', { name: 'Request from customer' })
    expect(request).toHaveAttribute('aria-disabled', 'true')
    expect(request).toHaveAccessibleDescription('Add a contact email first')
  })

  test('R26 the rollover leads to its panel, in season and for provider staff only', async () => {
    await show()
    expect(await screen.findByRole('link', { name: 'Run rollover' })).toHaveAttribute('href', '/412/district')
  })
})

test('R47 who may only look sees why, and has no save bar', async () => {
  const seen = await server.newDistrict({ roles: ['ROLE_SETUP_DISTRICT_VIEW'] })
  const { user } = await showScreen(<DistrictProfile districtId={String(seen.id)} />, {
    server,
    as: seen.email,
    place: placeOf('district-profile', { districtId: String(seen.id) }),
  })
  expect(await screen.findByText("You can view this profile. Your role doesn't allow editing.")).toBeVisible()
  const field = await name()
  expect(field).toHaveAttribute('readonly')
  await user.type(field, 'X')
  expect(bar()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Request from customer' })).toBeNull()
})

test("R47 a district's API contact changes the contact and nothing else", async () => {
  const { user } = await show({ as: 'api@example.org' })
  expect(await name()).toHaveAttribute('readonly')
  expect(await name()).toHaveAccessibleDescription("Your role doesn't allow editing.")
  await user.clear(email())
  await user.type(email(), 'data@larkspur.example')
  await user.click(save())
  await waitFor(() => expect(bar()).toBeNull())
  expect((await stored()).contactEmailAddress).toBe('data@larkspur.example')
})
