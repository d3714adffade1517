import { type Export, memoryStorage, placeOf } from '@edconsole/console-core'
import {
  createTestServer,
  startSftpServer,
  type TestServer,
  type TestSftpServer,
} from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportEdit } from './index.ts'

let server: TestServer
let sftp: TestSftpServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z', allowLoopback: true })
  sftp = await startSftpServer()
}, 240_000)
afterAll(async () => {
  await sftp.close()
  await server.close()
})

let districtId: string
let stored: Export
beforeEach(async () => {
  const district = await server.newDistrict()
  districtId = String(district.id)
  const exports = await exportsOfDistrict(server, district.lea)
  await exports.enable([2])
  stored = await exports.add({
    deliveryMethod: 'sftp',
    host: '127.0.0.1',
    port: sftp.port,
    username: 'larkspur',
    password: 's3cret',
    remotePath: '/in',
    fileNamePattern: '{component}.csv',
  })
})

const show = (faults: ShowScreenOptions['faults'] = []) => {
  const id = String(stored.id)
  return showScreen(<ExportEdit districtId={districtId} id={id} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-edit', { districtId, id }),
    draftStorage: memoryStorage(),
    faults,
  })
}
// The code of the test is fetched first.
const WAIT = { timeout: 15_000 }
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)
const button = (name = 'Test destination') => screen.findByRole('button', { name }, WAIT)
const lines = async () =>
  within(await screen.findByRole('list', { name: 'What was checked' }, WAIT))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('[ux 9.7] what is entered is tested with the saved password, and the result stays until it changes', async () => {
  const { user } = await show()
  await user.click(await button())
  expect(await screen.findByText('Destination works', {}, WAIT)).toBeVisible()
  expect(await lines()).toEqual([
    'The server name exists: Passed',
    'The server responds: Passed',
    expect.stringMatching(/^The connection is secure: NoteNew host key: SHA256:/),
    'The sign-in is accepted: Passed',
    'The folder exists: Passed',
    'Files can be written: Passed',
  ])
  sftp.missingFolders.add('/in2')
  await user.type(await field(/^Folder/), '2')
  expect(screen.queryByText('Destination works')).toBeNull()
  expect(screen.getByText('Values changed. Test again.')).toBeVisible()
  await user.click(await button('Test again'))
  expect(await screen.findByText(/^The folder "\/in2" doesn't exist/, {}, WAIT)).toBeVisible()
  expect((await lines()).slice(-2)).toEqual([
    'The folder exists: Failed',
    'Files can be written: Not reached',
  ])
})

test('[R36] a typed password is tested and then saved: the result holds, and not for one that is typed after the test', async () => {
  const { user } = await show()
  const saved = () => expect.poll(async () => (await field(/^Password/)).value, WAIT).toBe('')
  await user.click(await screen.findByRole('button', { name: 'Replace Password' }, WAIT))
  await user.type(await field(/^Password/), 's3cret')
  await user.click(await button())
  expect(await screen.findByText('Destination works', {}, WAIT)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await saved()
  expect(await screen.findByText('Destination works')).toBeVisible()
  await user.type(await field(/^Password/), 'another')
  expect(await screen.findByText('Values changed. Test again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await saved()
  expect(await screen.findByText('Values changed. Test again.')).toBeVisible()
})

test('[R35] says what is missing, and asks for the password again for another host', async () => {
  const { user } = await show()
  await button()
  await user.clear(await field(/^Username/))
  expect(await button()).toHaveAttribute('aria-disabled', 'true')
  await user.hover(await button())
  await screen.findByText('Enter the username first', {}, WAIT)
  await user.type(await field(/^Username/), 'larkspur')
  await user.clear(await field(/^Host/))
  await user.type(await field(/^Host/), 'localhost')
  await user.hover(await button())
  await screen.findByText('Enter the password again: saved for another host or port', {}, WAIT)
  await user.type(await field(/^Password/), 'wrong')
  await expect.poll(async () => (await button()).getAttribute('aria-disabled'), WAIT).not.toBe('true')
  await user.click(await button())
  expect(await screen.findByText(/^localhost:\d+ refused the sign-in\.$/, {}, WAIT)).toBeVisible()
})

test('is not offered where the server has no such test, nor for a download', async () => {
  const { user } = await show([['exports.testDestination', { status: 404, message: 'No such call' }]])
  await user.click(await screen.findByRole('radio', { name: /^Download/ }, WAIT))
  expect(screen.queryByRole('button', { name: 'Test destination' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^SFTP/ }))
  await user.click(await button())
  await expect.poll(() => screen.queryByRole('button', { name: /^Test/ }), WAIT).toBeNull()
})
