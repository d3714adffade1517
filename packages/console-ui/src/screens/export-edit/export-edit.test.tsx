import { type Export, memoryStorage, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ExportsOfDistrict, exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportEdit } from './index.ts'

const SFTP = {
  deliveryMethod: 'sftp',
  host: 'sftp.example.org',
  username: 'larkspur',
  password: 'opens-it',
  remotePath: '/in',
  fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let exports: ExportsOfDistrict
let stored: Export
beforeEach(async () => {
  district = await server.newDistrict()
  exports = await exportsOfDistrict(server, district.lea)
  await exports.enable([2])
  stored = await exports.add(SFTP)
})

/** The bodies and addresses of what is changed. */
const sent: { path: string; body: unknown }[] = []
const listening = (): ShowScreenOptions['server'] => ({
  ...server,
  fetch: async (request: Request) => {
    if (request.method === 'PATCH') {
      const { pathname, search } = new URL(request.url)
      sent.push({
        path: `${pathname}${search}`,
        body: await request.clone().json(),
      })
    }
    return server.fetch(request)
  },
})
const show = (options: Partial<ShowScreenOptions> & { id?: string } = {}) => {
  sent.length = 0
  const { id = String(stored.id), ...own } = options
  const districtId = String(district.id)
  return showScreen(<ExportEdit districtId={districtId} id={id} />, {
    server: listening(),
    as: 'employee@example.org',
    place: placeOf('export-edit', { districtId, id }),
    draftStorage: memoryStorage(),
    ...own,
  })
}
// Code of dialogs is fetched first.
const WAIT = { timeout: 15_000 }
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)
const type = async ({ user }: ShownScreen, name: RegExp, text: string) => {
  await user.clear(await field(name))
  await user.type(await field(name), text)
}
const save = ({ user }: ShownScreen) => user.click(screen.getByRole('button', { name: 'Save changes' }))
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)

test('[ux 9.7] shows what is stored, the product in the title; product and year are for good', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Export: Screening' })).toBeVisible()
  expect(await field(/^Export name/)).toHaveValue('Roster to Screening')
  expect(await field(/^Host/)).toHaveValue('sftp.example.org')
  const year = await field(/^School year/)
  expect(year).toHaveValue('2026-2027')
  expect(year).toHaveAttribute('readonly')
  expect(screen.getByRole('checkbox', { name: 'Sites' })).toBeChecked()
  expect(screen.queryByDisplayValue('opens-it')).toBeNull()
  expect(screen.getByText(/Saved 09\/14\/2026/)).toBeVisible()
})

test('[R36] what was changed is sent alone, and without a password nothing is said of one', {
  tags: 'main:export-edit',
}, async () => {
  const shown = await show()
  await type(shown, /^Export name/, 'Everything to Screening')
  await shown.user.click(screen.getByRole('checkbox', { name: 'Staff' }))
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(sent).toEqual([
    {
      path: `/api/export/${stored.id}?lea=${district.lea}`,
      body: {
        name: 'Everything to Screening',
        components: ['sites', 'staff', 'students'],
        updatedAt: stored.updatedAt,
      },
    },
  ])
  expect(told(shown)).toEqual(['Export updated (Screening)'])
  expect(await exports.read(stored.id)).toMatchObject({ name: 'Everything to Screening' })
})

test('[R36] a password that was typed travels with its mark', async () => {
  const shown = await show()
  await field(/^Host/)
  await shown.user.click(screen.getByRole('button', { name: /^Replace/ }))
  await shown.user.type(await field(/^Password/), 'another-one')
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(sent).toEqual([
    {
      path: `/api/export/${stored.id}?lea=${district.lea}&encryptPassword=true`,
      body: { password: 'another-one', updatedAt: stored.updatedAt },
    },
  ])
})

test('[R35] a stored password stays with its host: another one asks for it again', async () => {
  const shown = await show()
  await type(shown, /^Host/, 'elsewhere.example.org')
  await save(shown)
  expect(
    await screen.findByText('Enter the password again: it was saved for another host', {}, WAIT),
  ).toBeVisible()
  expect(sent).toEqual([])
  expect(await exports.read(stored.id)).toMatchObject({ host: 'sftp.example.org' })
})

test('[S5] rules between fields are told before anything is sent', async () => {
  const shown = await show()
  const files = await field(/^Files/)
  await shown.user.selectOptions(files, 'Custom CSV')
  await type(shown, /^File names/, 'all.csv')
  await shown.user.selectOptions(files, 'OneRoster 1.1 CSV')
  await save(shown)
  await waitFor(async () =>
    expect(await field(/^File names/)).toHaveAccessibleDescription(
      'OneRoster has several files, so the file name must contain {component}',
    ),
  )
  expect(sent).toEqual([])
})

test('the name of a file is shown while it is typed', async () => {
  const shown = await show()
  expect(await screen.findByText('For example users.csv', {}, WAIT)).toBeVisible()
  expect(await field(/^File names/)).toHaveAttribute('readonly')
  expect(screen.getByText('OneRoster sets the names of its files.')).toBeVisible()
  await shown.user.click(screen.getByRole('switch', { name: /^Single ZIP file/ }))
  expect(
    await screen.findByText(`For example ${district.lea}_oneroster_20260914.zip`, {}, WAIT),
  ).toBeVisible()
})

test('a download asks for no host, and a schedule for its time and its days', async () => {
  const { user } = await show()
  await field(/^Host/)
  await user.click(screen.getByRole('radio', { name: /^Download/ }))
  expect(screen.queryByLabelText(/^Host/)).toBeNull()
  expect(screen.queryByLabelText(/^Time/)).toBeNull()
  await user.click(screen.getByRole('switch', { name: /^Send on a schedule/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () => expect(await field(/^Time/)).toHaveAccessibleDescription('Enter the time'))
  expect(screen.getByRole('group', { name: /^Days\W*$/ })).toHaveAccessibleDescription(
    'Choose at least one day',
  )
})

test('[R9] an export of another district, or none, leads back to the list', async () => {
  await show({ id: '999999' })
  expect(await screen.findByText("This export isn't in this district.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'All exports' })).toHaveAttribute('href', `/${district.id}/export`)
})

const KEY = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\n-----END OPENSSH PRIVATE KEY-----'

test('[R35] a private key is pasted whole, does for a password, and is never shown again', async () => {
  stored = await exports.add({ ...SFTP, name: 'By key', password: null, isEnabled: false })
  const shown = await show()
  await shown.user.click(await screen.findByRole('switch', { name: /^Enabled/ }, WAIT))
  await shown.user.click(await field(/^Private key/))
  await shown.user.paste('b3BlbnNzaC1rZXktdjEA')
  await save(shown)
  await waitFor(async () =>
    expect(await field(/^Private key/)).toHaveAccessibleDescription(/^It must be the whole private key/),
  )
  expect(sent).toEqual([])
  await shown.user.clear(await field(/^Private key/))
  await shown.user.paste(KEY)
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(sent.map(({ body }) => body)).toMatchObject([{ privateKey: KEY, isEnabled: true }])
  expect(await screen.findByRole('button', { name: 'Replace Private key' })).toBeVisible()
  expect(screen.queryByDisplayValue(/BEGIN OPENSSH/)).toBeNull()
})

describe('[R35] a stored private key that is no longer needed', () => {
  const removeKey = async ({ user }: ShownScreen) =>
    user.click(await screen.findByRole('button', { name: 'Remove Private key' }, WAIT))

  test('is taken away with the next save; the password stays, and is not said to be sent', async () => {
    stored = await exports.add({ ...SFTP, name: 'By both', privateKey: KEY })
    const shown = await show()
    await removeKey(shown)
    expect(screen.getByText('Removed when you save')).toBeVisible()
    await shown.user.click(screen.getByRole('button', { name: 'Keep the saved Private key' }))
    expect(bar()).toBeNull()
    await removeKey(shown)
    await save(shown)
    await waitFor(() => expect(bar()).toBeNull(), WAIT)
    expect(sent).toEqual([
      {
        path: `/api/export/${stored.id}?lea=${district.lea}`,
        body: { privateKey: null, updatedAt: stored.updatedAt },
      },
    ])
    expect(await exports.read(stored.id)).toMatchObject({
      privateKeySavedAt: null,
      passwordSavedAt: expect.any(String),
    })
    expect(await field(/^Private key/)).toHaveValue('')
  })

  test('stays while nothing else opens the receiver', async () => {
    stored = await exports.add({ ...SFTP, name: 'By key alone', password: null, privateKey: KEY })
    const shown = await show()
    await removeKey(shown)
    await save(shown)
    await waitFor(async () =>
      expect(await field(/^Password/)).toHaveAccessibleDescription('Enter the password'),
    )
    expect(sent).toEqual([])
  })
})

test('days without sending are entered from first to last, and taken away', async () => {
  stored = await exports.add({
    ...SFTP,
    name: 'With holidays',
    scheduleEnabled: true,
    scheduleTime: '04:30',
    scheduleDays: ['mon'],
    blackoutRanges: [{ from: '2026-11-26', to: '2026-11-27' }],
  })
  const shown = await show()
  const days = within(await screen.findByRole('group', { name: /^Blackout dates$/ }, WAIT))
  await shown.user.click(days.getByRole('button', { name: 'Add dates' }))
  const second = within(days.getByRole('group', { name: 'Blackout dates 2' }))
  await shown.user.type(second.getByLabelText('First day'), '12/21/2026')
  expect(second.getByLabelText('Last day')).toHaveValue('12/21/2026')
  await shown.user.clear(second.getByLabelText('Last day'))
  await shown.user.type(second.getByLabelText('Last day'), '12/20/2026')
  await save(shown)
  await waitFor(() => expect(second.getByLabelText('Last day')).toBeInvalid())
  expect(second.getByLabelText('First day')).toBeValid()
  expect(sent).toEqual([])
  await shown.user.clear(second.getByLabelText('Last day'))
  await shown.user.type(second.getByLabelText('Last day'), '1/3/2027')
  await shown.user.click(days.getByRole('button', { name: 'Remove blackout dates 1' }))
  // A line without anything is none.
  await shown.user.click(days.getByRole('button', { name: 'Add dates' }))
  await save(shown)
  await waitFor(() => expect(bar()).toBeNull(), WAIT)
  expect(sent.map(({ body }) => body)).toEqual([
    { blackoutRanges: [{ from: '2026-12-21', to: '2027-01-03' }], updatedAt: stored.updatedAt },
  ])
})

describe('its actions', () => {
  test('[ux 4.4] wait until everything is saved', async () => {
    const shown = await show()
    await type(shown, /^Export name/, 'Other')
    for (const name of ['Send now', 'Delete export'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  test('[ux 9.7] deleted with its name typed, the list opens in its place', async () => {
    const shown = await show()
    await field(/^Host/)
    await shown.user.click(screen.getByRole('button', { name: 'Delete export' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Roster to Screening?' }, WAIT),
    )
    await shown.user.type(question.getByRole('textbox', { name: /^Type/ }), 'Roster to Screening')
    await shown.user.click(question.getByRole('button', { name: 'Delete export' }))
    await waitFor(() => expect(shown.runtime.navigation.get().current()?.id).toBe('export'), WAIT)
    expect(told(shown)).toEqual(['Export deleted (Screening)'])
    expect(await exports.read(stored.id)).toBeUndefined()
  })
})
