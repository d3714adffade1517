import { placeWith } from '@edconsole/console-core'
import {
  createTestServer,
  type SisSimulator,
  startSisSimulator,
  type TestServer,
} from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { districtWithFiles, districtWithSis } from '../../testing/sis-of-district.ts'
import { templatesOfDistrict } from '../../testing/templates-of-district.ts'
import { Setup } from './index.ts'

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

const show = (districtId: string, step: string, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<Setup districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeWith('setup', { districtId }, { query: { step } }) ?? undefined,
    ...options,
  } as ShowScreenOptions)
const note = (text: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[data-ec-step]')].map((head) => head.textContent)).toContain(text),
  )
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const row = async (list: string, name: RegExp) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  const found = rows.find(({ textContent }) => name.test(textContent ?? ''))
  if (!found) throw new Error(`${list} has no ${name}`)
  return within(found)
}

test('[ux 9.2] a site is added where the step stands, left out of imports after a question, and taken in again', async () => {
  const { districtId, lea } = await districtWithSis(server, simulator)
  const stored = async () => {
    const answer = await (await server.browser('employee@example.org'))(`/api/district/sites?lea=${lea}`)
    const { data } = await answer.json()
    return data as { siteCode: string; includeInImport: boolean; isManual: boolean }[]
  }
  const { user, faults } = await show(districtId, 'sites')
  expect(
    await screen.findByText('There are no sites yet. You can wait for the first import, or add one here.'),
  ).toBeVisible()
  await user.type(await field(/^Site name/), 'Redwood Elementary')
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  expect(await field(/^Site code/)).toHaveAccessibleDescription(/Enter the site code/)
  await user.type(await field(/^Site code/), '014')
  const error = { code: 400, message: 'Not with this value', field: 'siteCode' }
  faults.on('sites.create', { status: 400, body: { error }, times: 1 })
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  await waitFor(async () => expect(await field(/^Site code/)).toHaveFocus())
  expect((await field(/^Site name/)).value).toBe('Redwood Elementary')
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  const redwood = () => row('First sites', /^Redwood Elementary/)
  await waitFor(redwood)
  await note('Sites: done. 1 site')
  expect(screen.getByRole('button', { name: 'Add site' })).toHaveFocus()

  await user.click((await redwood()).getByRole('button', { name: 'Leave out: Redwood Elementary' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Leave Redwood Elementary out of imports?' })
  expect((await stored())[0]?.includeInImport).toBe(true)
  await user.click(within(asked).getByRole('button', { name: 'Leave out' }))
  expect(await screen.findByText('1 site, 1 not in imports.')).toBeVisible()
  // The count and the list are asked for separately.
  expect(await (await redwood()).findByText('Not in imports')).toBeVisible()
  expect(await stored()).toMatchObject([{ siteCode: '014', isManual: true, includeInImport: false }])
  await user.click((await redwood()).getByRole('button', { name: 'Include: Redwood Elementary' }))
  expect(await screen.findByText('1 site, all in imports.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  expect(await field(/^Site name/)).toHaveFocus()
})

test('[S6] R47 who may not edit sites sees where they come from, and no form', async () => {
  const { id, email } = await server.newDistrict({ roles: ['ROLE_SETUP_VIEW', 'ROLE_SETUP_SITE_VIEW'] })
  await show(String(id), 'sites', { as: email })
  expect(await screen.findByText(/^There are no sites yet/)).toBeVisible()
  expect(screen.getByText("Your role doesn't allow changing this step.")).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[ux 9.2] a disabled way to sign in is enabled here, and one more is added with its own form', async () => {
  const { districtId, clientId } = await districtWithSis(server, simulator)
  await server.db
    .updateTable('authentications')
    .set({ isEnabled: false, isDefault: false })
    .where('clientId', '=', clientId)
    .execute()
  const { user } = await show(districtId, 'signIn')
  await note('Sign-in: open. Enable a way to sign in')
  await user.click(await screen.findByRole('button', { name: 'Enable Local' }))
  await note('Sign-in: done. Local')
  await user.click(await screen.findByRole('button', { name: 'Add provider' }))
  await user.click(await screen.findByRole('button', { name: /^ClassLink/ }))
  const name = await field(/^Name/)
  await waitFor(() => expect(name).toHaveFocus())
  await user.clear(name)
  const panel = within(screen.getByRole('region', { name: 'Add provider' }))
  await user.click(panel.getByRole('button', { name: 'Add provider' }))
  expect(name).toHaveAccessibleDescription(/Enter the name/)
  await user.type(name, 'ClassLink')
  await user.type(await field(/^Tenant ID/), '4107')
  await user.click(panel.getByRole('button', { name: 'Add provider' }))
  const added = await waitFor(() => row('Sign-in providers', /^ClassLink/))
  expect(added.getByText('Disabled')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add provider' })).toHaveFocus()
})

test('[ux 9.2] without any way to sign in, Local is one press away', async () => {
  const { districtId, clientId } = await districtWithSis(server, simulator)
  await server.db.deleteFrom('authentications').where('clientId', '=', clientId).execute()
  const { user } = await show(districtId, 'signIn')
  await user.click(await screen.findByRole('button', { name: 'Use Local' }))
  await note('Sign-in: done. Local')
  expect((await row('Sign-in providers', /^Local/)).getByText('Default')).toBeVisible()
})

test('[ux 9.2] R24 the first user gets an account here, once there is a site to belong to', async () => {
  const { districtId, lea, clientId } = await districtWithSis(server, simulator)
  const { user } = await show(districtId, 'signIn')
  await user.click(await screen.findByRole('button', { name: 'Add user' }))
  expect(await screen.findByText('Every user belongs to a site, and there are none yet.')).toBeVisible()
  await (await server.browser('employee@example.org'))(`/api/district/site?lea=${lea}`, {
    method: 'POST',
    body: JSON.stringify({ siteCode: '014', siteName: 'Redwood Elementary' }),
  })
  cleanup()
  const again = await show(districtId, 'signIn')
  await again.user.click(await screen.findByRole('button', { name: 'Add user' }))
  await waitFor(async () => expect(await field(/^First name/)).toHaveFocus())
  const texts = { 'First name': 'Kim', 'Last name': 'Ode', 'Staff ID': '90077' }
  for (const [name, text] of Object.entries(texts))
    await again.user.type(await field(new RegExp(`^${name}`)), text)
  await again.user.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'administrator')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '014 Redwood Elementary' })).toBeChecked())
  await again.user.click(screen.getByRole('button', { name: 'Add user' }))
  expect(await field(/^Email/)).toHaveAccessibleDescription(/Enter the email/)
  await again.user.type(await field(/^Email/), 'kim.ode@juniper.example')
  await again.user.click(screen.getByRole('button', { name: 'Add user' }))
  expect(await screen.findByText('Kim Ode was added with an account.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add user' })).toHaveFocus())
  const accounts = server.db.selectFrom('accounts').select('emailAddress').where('clientId', '=', clientId)
  expect(await accounts.execute()).toContainEqual({ emailAddress: 'kim.ode@juniper.example' })
})

test('[ux 9.2] for files there is nothing to test, and without SFTP the way is to upload them', async () => {
  const { districtId } = await districtWithFiles(server, simulator)
  await show(districtId, 'connection')
  expect(await screen.findByRole('complementary', { name: 'How files get here' })).toHaveTextContent(
    'This server takes no files by SFTP. Import them with "Upload files" in Templates or API Setup.',
  )
  expect(screen.getByText('Nothing to connect: files are imported with "Upload files".')).toBeVisible()
  expect(screen.queryByText(/Test before you save|Test it here/)).toBeNull()
  await note('SIS connection: done. File upload (SFTP): nothing to connect')
})

test('[ux 9.2] a first import that found no files says why, leads to its batch, and files can be uploaded here', async () => {
  const { districtId, lea } = await districtWithFiles(server, simulator)
  const templates = await templatesOfDistrict(server, lea)
  await templates.add('sites', { source: 'sftp', filePattern: 'sites.csv', isEnabled: true })
  const { user } = await show(districtId, 'firstImport')
  const sync = await screen.findByRole('button', { name: 'Sync now' })
  await waitFor(() => expect(sync).not.toHaveAttribute('aria-disabled'))
  await user.click(sync)
  await user.click(await screen.findByRole('button', { name: 'Start sync' }))
  expect(
    await screen.findByText('Sites: File "sites.csv" was not found.', {}, { timeout: 15_000 }),
  ).toBeVisible()
  expect(screen.getByText(/^Batch \d+: Failed$/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open batch \d+$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/${districtId}/import-logs/results/\\d+$`)),
  )
  await user.click(screen.getByRole('button', { name: 'Upload files' }))
  expect(await screen.findByRole('dialog', { name: 'Upload files' })).toBeVisible()
}, 30_000)

test('[ux 9.2] where no products are offered, provider staff are told who adds them, and are led nowhere', async () => {
  const { districtId } = await districtWithSis(server, simulator)
  const nothing = { body: { data: [] } }
  const { user } = await show(districtId, 'products', {
    faults: [
      ['products.list', nothing],
      ['productsEnabled.list', nothing],
    ],
  })
  const told = /Whoever runs this server adds them with "console-server products"\.$/
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open District Profile' })).toBeNull()
  await note('Products: open. No products are offered yet')
  await user.click(await screen.findByRole('button', { name: /^Exports/ }))
  expect(await screen.findByText(told)).toBeVisible()
})

test('[ux 9.2] where no enabled product accepts exports, the step needs none and says why', async () => {
  const { districtId } = await districtWithSis(server, simulator)
  const product = { id: 9, name: 'Canvas', isActive: true, isExportable: false }
  const use = { productId: 9, enabled: true }
  await show(districtId, 'exports', {
    faults: [
      ['products.list', { body: { data: [product] } }],
      ['productsEnabled.list', { body: { data: [use] } }],
    ],
  })
  await note('Exports: done. Not needed: no enabled product accepts exports')
})
