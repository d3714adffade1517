import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { SisImportApiSetup } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ sftp: {} })
}, 240_000)
afterAll(() => server.close())

const VIEW = ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_DISTRICT_VIEW']
const show = ({ id }: TestDistrict, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<SisImportApiSetup districtId={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-api-setup', { districtId: String(id) }),
    ...options,
  })
const keysOf = ({ id }: TestDistrict) =>
  server.db.selectFrom('inboxKeys').selectAll().where('districtId', '=', id).orderBy('id').execute()

test('a password is generated, shown once, and revoked', async () => {
  const district = await server.newDistrict()
  const { user } = await show(district)
  const address = await screen.findByLabelText('SFTP address')
  expect(address).toHaveTextContent(`Port${server.sftpPort}`)
  expect(address).toHaveTextContent(`Username${district.lea}`)
  expect(address.textContent).toContain('Host keySHA256:')
  await user.click(screen.getByRole('button', { name: 'Generate password' }))
  const dialog = await screen.findByRole('dialog', { name: 'Generate password' })
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }))
  expect(within(dialog).getByText('Enter a name')).toBeVisible()
  await user.type(within(dialog).getByLabelText(/^Name/), 'Nightly job')
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }))
  const shown = await screen.findByRole('dialog', { name: 'New password' })
  const password = /Password([A-Za-z0-9]{28})/.exec(shown.textContent ?? '')?.[1] ?? ''
  expect(password).toHaveLength(28)
  await user.click(within(shown).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(document.body.innerHTML).not.toContain(password))
  const row = await screen.findByRole('row', { name: /Nightly job/ })
  expect(row.textContent).toMatch(/Password.*Never/)
  await user.click(within(row).getByRole('button', { name: 'Revoke Nightly job' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke Nightly job?' })
  await user.click(within(question).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /Nightly job/ })).toHaveTextContent('Revoked'))
  expect(await keysOf(district)).toMatchObject([{ name: 'Nightly job', revokedAt: expect.any(String) }])
})

test('[ux 9.3] provider staff are told where the address is that files are sent to', async () => {
  const { user } = await show(await server.newDistrict())
  await user.selectOptions(await screen.findByLabelText('Student information system'), 'File upload (SFTP)')
  const ways = await screen.findByRole('complementary', { name: 'How files get here' })
  expect(ways).toHaveTextContent('are in API Setup, under "File delivery by SFTP"')
  expect(screen.getByText(/^Nothing to connect: files arrive by SFTP/)).toBeVisible()
})

test('a public key that is refused keeps what was typed and says why at its field', async () => {
  const district = await server.newDistrict()
  const { user } = await show(district)
  await user.click(await screen.findByRole('button', { name: 'Add public key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add public key' })
  await user.type(within(dialog).getByLabelText(/^Name/), 'ETL')
  const key = within(dialog).getByLabelText(/^Public key/)
  await user.click(key)
  await user.paste('-----BEGIN PRIVATE KEY-----')
  await user.click(within(dialog).getByRole('button', { name: 'Add key' }))
  expect(await within(dialog).findByText(/private key, which must stay with its owner/)).toBeVisible()
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('ETL')
  await user.clear(key)
  await user.paste(
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl me@example.org',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Add key' }))
  expect(await screen.findByRole('row', { name: /ETL.*Public key SHA256:/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('automatic imports are paused and saved with the page, and a mistake is said at its field', async () => {
  const district = await server.newDistrict()
  const { user } = await show(district)
  const archive = await screen.findByLabelText(/^Keep imported files for/)
  await user.clear(archive)
  await user.type(archive, '0')
  await user.click(screen.getByRole('switch', { name: /^Pause/ }))
  expect(await screen.findByLabelText(/^Last day of the pause/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(archive).toBeInvalid())
  await user.clear(archive)
  await user.type(archive, '30')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const saved = () =>
    server.db.selectFrom('importSettings').selectAll().where('lea', '=', district.lea).executeTakeFirst()
  await waitFor(async () => expect(await saved()).toMatchObject({ isPaused: true, archiveDays: 30 }))
})

test('waiting files are listed with what is missing, and the view role can change nothing', async () => {
  const district = await server.newDistrict({ roles: VIEW })
  await server.db
    .insertInto('inboxFiles')
    .values({
      lea: district.lea,
      name: 'students.csv',
      bytes: 3_000_000,
      via: 'sftp',
      addedBy: 'ETL',
      arrivedAt: server.now(),
      startsImport: true,
    })
    .execute()
  await show(district, { as: district.email })
  const row = await screen.findByRole('row', { name: /students\.csv/ })
  expect(row.textContent).toMatch(/3 MB, from ETLNo template that is on reads this file\.09\/14\/2026/)
  expect(screen.queryByRole('button', { name: /Generate|Add public|Revoke|Save/ })).toBeNull()
})

test('R17 a backend without inboxes shows the connection alone', async () => {
  const district = await server.newDistrict()
  await show(district, { faults: [['inbox.get', { status: 404 }]] })
  await screen.findByText('This district has no SIS connection yet.')
  await waitFor(() => expect(screen.queryByText('Automatic imports')).toBeNull())
  expect(screen.queryByText('File delivery by SFTP')).toBeNull()
})
