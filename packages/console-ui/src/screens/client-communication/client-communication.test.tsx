import { asSentence, placeWith } from '@edconsole/console-core'
import {
  createTestServer,
  type SisSimulator,
  startSisSimulator,
  type TestServer,
} from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { CERTIFICATE, districtWithSis } from '../../testing/sis-of-district.ts'
import { ClientCommunication } from './index.ts'

const ROLES = ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW']

let server: TestServer
let simulator: SisSimulator
/** Of the table of refused calls: nothing of it is ever saved. */
let tabled: District
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSisSimulator()
  tabled = await newDistrict()
}, 240_000)
afterAll(async () => {
  await simulator.close()
  await server.close()
})

type District = Awaited<ReturnType<typeof districtWithSis>>
type Options = Partial<ShowScreenOptions> & { query?: Record<string, string> }

type Visited = Pick<District, 'districtId' | 'email'>

const newDistrict = (email?: '') =>
  districtWithSis(server, simulator, { roles: ROLES, ...(email === '' && { contactEmailAddress: '' }) })

const show = (
  { districtId, email }: Visited,
  { query = {}, ...options }: Options = {},
): Promise<ShownScreen> =>
  showScreen(<ClientCommunication districtId={districtId} />, {
    server,
    as: email,
    place: placeWith('client-communication', { districtId }, { query }) ?? undefined,
    ...options,
  } as ShowScreenOptions)

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const url = () => screen.findByLabelText<HTMLInputElement>(/^API URL/)
const certificate = () => screen.findByLabelText<HTMLInputElement>(/^Certificate/)

async function enter(user: UserEvent, district: District, key = CERTIFICATE) {
  await user.click(await screen.findByRole('radio', { name: 'Aeries' }))
  await put(user, await url(), district.address)
  await put(user, await certificate(), key)
}

/** Pasted, as people do with addresses and keys. */
async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

test('[ux 9.2] from the contact over a tested connection to what the provider receives', {
  tags: 'main:client-communication',
  timeout: 90_000,
}, async () => {
  const district = await newDistrict('')
  const { user, runtime } = await show(district)
  const email = await screen.findByLabelText(/^Contact email/)
  await user.click(await button('Continue'))
  expect(await screen.findByText('Enter the contact email')).toBeVisible()
  await put(user, email, 'data@brook.example')
  await user.click(await button('Continue'))

  expect((await screen.findAllByText('Step 2 of 3'))[0]).toBeVisible()
  expect(screen.getByRole('heading', { name: 'SIS connection' })).toHaveFocus()
  await enter(user, district)
  expect(await screen.findByRole('heading', { name: 'Where to find these in Aeries' })).toBeVisible()
  await user.click(await button('Test connection'))
  expect(await screen.findByText(/^Aeries responded and listed 2 schools\. Checked \d/)).toBeVisible()
  expect(screen.getByText('2 schools, 2 are not in Site Management')).toBeVisible()
  await user.click(await button('Continue'))

  expect((await screen.findAllByText('Step 3 of 3'))[0]).toBeVisible()
  // What was just seen to work is not shown as unknown.
  expect(await screen.findByText(/^Connected, 2 schools/)).toBeVisible()
  expect(document.body.innerHTML).not.toContain(CERTIFICATE)
  await user.click(await button('Send'))
  expect(
    await screen.findByRole('heading', { name: /^Connection sent 09\/14\/2026 - \d\d:\d\dAM$/ }),
  ).toBeVisible()
  expect(await district.config()).toMatchObject({
    sisApiUrl: district.address,
    missingFields: [],
    lastVerifiedStatus: 'ok',
    schoolsFound: 2,
    sentAt: expect.any(String),
    sentBy: expect.stringMatching(/^Robin Moss/),
  })
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    'Connection sent to your provider',
    'SIS connection updated (Aeries)',
    `District updated (${district.districtName})`,
  ])
  await user.click(await button('Change'))
  expect(await url()).toHaveValue(district.address)
})

test('[S5] R34 a failed test is told step by step and in no message, and is saved only on purpose', async () => {
  const district = await newDistrict()
  const { user, runtime } = await show(district)
  await enter(user, district, 'x'.repeat(32))
  await user.click(await button('Test connection'))
  expect(await screen.findByText('Not connected')).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'What was checked' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'The address is valid: Passed',
    'The address belongs to the SIS: Passed',
    'The server name exists: Passed',
    'The server responds: Passed',
    'The connection is secure: NoteNot encrypted: the address starts with http://.',
    'The server is the expected SIS: Passed',
    'The keys are accepted: FailedCheck the certificate.',
    'Schools can be read: Not reached',
    'The school year is the expected one: Not reached',
    'The schools are in Site Management: Not reached',
  ])
  expect(runtime.snackbars.get().recent).toEqual([])
  await user.click(await button('Continue'))
  const question = await screen.findByRole('alertdialog', { name: 'Continue without a working connection?' })
  expect(question).toHaveTextContent(
    "These values weren't accepted. Your provider will ask you to check them.",
  )
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await district.config()).toBeUndefined()
  await user.click(await button('Continue'))
  await user.click(await button('Save anyway'))
  expect(await screen.findByText('Not verified')).toBeVisible()
  expect(await district.config()).toMatchObject({ lastVerifiedStatus: null })
})

test('[ux 9.2] what can never be saved is corrected before anything is asked', async () => {
  const district = await newDistrict()
  const { user } = await show(district)
  await enter(user, district, 'abc')
  await user.click(await button('Continue'))
  await waitFor(async () => expect(await certificate()).toHaveFocus())
  expect(await certificate()).toHaveAccessibleDescription(/must have 32 letters and digits/)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.clear(await certificate())
  await user.paste(CERTIFICATE)
  await user.click(await button('Continue'))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('[ux 9.2] files are sent, not connected to, and a district that imports waits for no first import', async () => {
  const district = await newDistrict()
  const { user } = await show(district)
  expect(await screen.findByText('Your provider starts the first import')).toBeVisible()
  await user.click(await screen.findByRole('radio', { name: 'File upload (SFTP)' }))
  expect(await screen.findByRole('complementary', { name: 'How to send your files' })).toHaveTextContent(
    'Give the files to your provider',
  )
  cleanup()
  await show({ districtId: '412', email: 'api@example.org' }, { query: { step: 'connection' } })
  expect(await screen.findByText('What your provider receives')).toBeVisible()
  expect(screen.queryByText('Your provider starts the first import')).toBeNull()
})

test('[ux 9.2] an edit takes the result back, and a new address asks for the certificate again (R35)', async () => {
  const district = await newDistrict()
  await district.save()
  const { user } = await show(district, { query: { step: 'connection' } })
  expect(await screen.findByText(/^Saved 09\/14\/2026/)).toBeVisible()
  await user.click(await button('Test connection'))
  expect(await screen.findByText('Connection works')).toBeVisible()
  await user.type(await url(), '/x')
  expect(await screen.findByText('Values changed. Test again.')).toBeVisible()
  expect(await certificate()).toHaveValue('')
  expect(screen.getByText('Enter it again. The saved value is for another URL or system.')).toBeVisible()
  expect(await button('Test again')).toHaveAttribute('aria-disabled', 'true')
})

test('[ux 9.2] a district that imports opens as connected, and goes back there after a change', async () => {
  const { user } = await show({ districtId: '412', email: 'api@example.org' })
  expect(await screen.findByRole('heading', { name: 'Connected' })).toBeVisible()
  expect(screen.queryByText(/^Step \d of 3$/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  const facts = screen.getByLabelText('SIS connection').textContent
  expect(facts).toMatch(/Phone\(\d{3}\) \d{3}-\d{4}/)
  expect(facts).toMatch(/CertificateSaved \d\d\/\d\d\/2026/)
  expect(facts).toMatch(/Last testConnected, \d+ schools09\/14\/2026 - /)
  expect(facts).toMatch(/Last importCompleted.*09\/13\/2026 - /)
  await user.click(await button('Change'))
  await user.click(await button('Continue'))
  expect(await screen.findByRole('heading', { name: 'Connected' })).toBeVisible()
})

test('R10 whoever comes by the email reads why, and stands in the first empty field', async () => {
  const district = await newDistrict()
  await show(district, { query: { m: '1' } })
  expect(
    await screen.findByText(`Your data provider asked ${district.districtName} for its SIS connection`),
  ).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Aeries' })).toHaveFocus())
})

test('[ux 9.2] what somebody else saved meanwhile is not overwritten, and what was typed stays', async () => {
  const district = await newDistrict()
  await district.save()
  const { user } = await show(district, { query: { step: 'connection' } })
  await user.click(await button(/^Replace/))
  await put(user, await certificate(), 'y'.repeat(32))
  server.advance(60_000)
  const saved = await district.save({ sisApiUrl: `${district.address}/elsewhere` })
  await user.click(await button('Continue'))
  await user.click(await button('Save anyway'))
  expect(await screen.findByText(/changed/i)).toBeVisible()
  expect(await certificate()).toHaveValue('y'.repeat(32))
  await waitFor(async () => expect(await url()).toHaveValue(saved.sisApiUrl))
  expect((await district.config()).updatedAt).toBe(saved.updatedAt)
})

test('[S6] without both roles it is denied', async () => {
  const district = await districtWithSis(server, simulator, { roles: ['ROLE_SETUP_DISTRICT_VIEW'] })
  await show(district)
  expect(await screen.findByText(/ROLE_SETUP_SIS_IMPORTS_API_EDIT/)).toBeVisible()
})

const typed = async ({ user }: ShownScreen) => {
  await enter(user, tabled)
}
const retried = async ({ user, faults }: ShownScreen) => {
  faults.clear()
  await user.click(await button('Try again'))
  expect(await screen.findByRole('radio', { name: 'Aeries' })).toBeVisible()
}

testRefusedCalls(
  (faults) => show(tabled, { faults, query: { step: 'connection' } }),
  [
    {
      call: 'apiProvider.configs',
      says: 'Error fetching sis apis',
      records: 'SIS API configurations',
      inPlace: retried,
    },
    {
      call: 'reference.sisSystems',
      says: 'Error fetching sis apis',
      records: 'SIS systems',
      inPlace: retried,
    },
    {
      call: 'apiProvider.update',
      records: 'SIS API configurations',
      field: 'sisApiUrl',
      ready: typed,
      make: async ({ user }) => {
        await user.click(await button('Continue'))
        await user.click(await button('Save anyway'))
      },
      inPlace: async (_, { code, reason }) => {
        if (code === 400) await waitFor(async () => expect(await url()).toHaveAccessibleDescription(reason))
        else
          expect(
            await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
          ).toHaveTextContent(reason)
        expect(await url()).toHaveValue(tabled.address)
        expect(await certificate()).toHaveValue(CERTIFICATE)
      },
    },
    {
      call: 'validators.aeries',
      records: 'SIS connections',
      silent: true,
      ready: typed,
      make: async ({ user }) => user.click(await button('Test connection')),
      inPlace: async (_, { reason }) => {
        expect(await screen.findByText("The test couldn't be run")).toBeVisible()
        expect(screen.getByText(`${asSentence(reason)} Nothing was tested.`)).toBeVisible()
        expect(await certificate()).toHaveValue(CERTIFICATE)
      },
    },
  ],
)
