import { placeOf } from '@edconsole/console-core'
import {
  createTestServer,
  type SisSimulator,
  startSisSimulator,
  type TestServer,
} from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { CERTIFICATE, districtWithSis } from '../../testing/sis-of-district.ts'
import { SisImportApiSetup } from './index.ts'

let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSisSimulator()
}, 240_000)
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const show = (districtId: string, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<SisImportApiSetup districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-api-setup', { districtId }),
    ...options,
  })
const url = () => screen.findByLabelText<HTMLInputElement>(/^API URL/)

test('[ux 9.3] provider staff enter a connection, see each test of the visit, and save what works as verified', {
  tags: 'main:sis-import-api-setup',
  timeout: 90_000,
}, async () => {
  const district = await districtWithSis(server, simulator)
  const { user } = await show(district.districtId)
  expect(await screen.findByText('This district has no SIS connection yet.')).toBeVisible()
  await user.selectOptions(await screen.findByLabelText('Student information system'), 'Aeries')
  await user.click(await url())
  await user.paste(`${district.address}/api/v5/schools`)
  await user.click(await screen.findByLabelText(/^Certificate/))
  await user.paste('x'.repeat(32))
  await user.click(screen.getByRole('button', { name: 'Test connection' }))
  expect(await screen.findByText('Not connected')).toBeVisible()
  await user.clear(screen.getByLabelText(/^Certificate/))
  await user.paste(CERTIFICATE)
  await user.click(await screen.findByRole('button', { name: 'Test again' }))
  expect(await screen.findByText('Connection works')).toBeVisible()
  const runs = within(screen.getByRole('table', { name: 'Recent tests' })).getAllByRole('row')
  expect(runs.map((row) => row.textContent)).toEqual([
    'Time (ET)SystemResult',
    expect.stringMatching(/AeriesConnected, 2 schools$/),
    expect.stringMatching(/AeriesThe certificate was refused/),
  ])
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  // What was pasted behind the address is cut off, and the server knows that it works.
  await waitFor(async () => expect(await url()).toHaveValue(district.address))
  await waitFor(async () =>
    expect(await district.config()).toMatchObject({
      lastVerifiedStatus: 'ok',
      sisApiUrl: district.address,
    }),
  )
})

test('[S5] R17 a test has passed when the call worked and told no errors, whatever else the answer holds', async () => {
  const district = await districtWithSis(server, simulator)
  const { user, faults } = await show(district.districtId)
  await user.selectOptions(await screen.findByLabelText('Student information system'), 'Aeries')
  await user.click(await url())
  await user.paste(district.address)
  await user.click(await screen.findByLabelText(/^Certificate/))
  await user.paste(CERTIFICATE)
  const answers = [
    { body: {} },
    { body: [] },
    { body: { data: [{ code: '1', name: 'Oak' }] } },
    { status: 204 },
    { body: { data: { schools: null, steps: [null, {}] }, errors: [] } },
  ]
  for (const [index, answer] of answers.entries()) {
    faults.on('validators.aeries', { ...answer, times: 1 })
    await user.click(screen.getByRole('button', { name: index === 0 ? 'Test connection' : 'Test again' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(Math.min(index + 1, 5) + 1))
    expect(screen.getByText('Connection works')).toBeVisible()
  }
  faults.on('validators.aeries', { body: { errors: [{ message: 'Closed today', step: 'lunch' }] } })
  await user.click(screen.getByRole('button', { name: 'Test again' }))
  expect(await screen.findByText(/Closed today/, { selector: 'p' })).toBeVisible()
  expect(screen.queryByText('Connection works')).toBeNull()
}, 90_000)

test('[R47] with the view role everything is read, and nothing can be tested or saved', async () => {
  const roles = ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_DISTRICT_VIEW']
  const district = await districtWithSis(server, simulator, { roles })
  await district.save()
  await show(district.districtId, { as: district.email })
  expect(
    await screen.findByText("You can view this connection. Your role doesn't allow editing."),
  ).toBeVisible()
  expect(await url()).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /Test|Save|Replace/ })).toBeNull()
  expect(document.body.innerHTML).not.toContain(CERTIFICATE)
})

test('[S5] OneRoster is tested as others are, but where a backend has no such call', async () => {
  const { id } = await server.newDistrict()
  const { user, faults } = await show(String(id))
  await user.selectOptions(await screen.findByLabelText('Student information system'), 'OneRoster')
  for (const [name, text] of [
    ['API URL', simulator.addressOf('nobody')],
    ['API key', 'key-of-ours'],
    ['API secret', 'secret-of-ours'],
  ] as const) {
    await user.click(await screen.findByLabelText(new RegExp(`^${name}`)))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Test connection' }))
  expect((await screen.findAllByText(/not with OneRoster data/))[0]).toBeVisible()
  await user.click(screen.getByLabelText('Token URL'))
  await user.paste('https://tokens.example.org/token')
  await user.click(screen.getByRole('button', { name: 'Test again' }))
  expect((await screen.findAllByText(/must be on the same server as the API URL/))[0]).toBeVisible()
  faults.on('validators.oneroster', { status: 404, message: 'Not Found' })
  await user.click(screen.getByRole('button', { name: 'Test again' }))
  expect(await screen.findByText(/^OneRoster can't be tested from here\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Test/ })).toBeNull()
}, 90_000)
