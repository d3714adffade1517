import { type Client, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ClientCreate } from './index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ClientCreate />, {
    server,
    as: 'employee@example.org',
    place: placeOf('client-create'),
    ...options,
  })
const named = async (slug: string): Promise<Client | undefined> =>
  (await (await browser(`/api/ied/clients?filter[slug]=${slug}`)).json()).data[0]
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const create = () => screen.getByRole('button', { name: 'Create client' })
const choose = async (
  user: { type: (element: Element, text: string) => Promise<void> },
  name: string | RegExp,
  text: string,
) => user.type(await screen.findByRole('combobox', { name }), text)

test('[S7] R21 a client is made of what is entered, with a slug made of its name', {
  tags: 'main:client-create',
}, async () => {
  const { user, runtime } = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Client' })).toBeVisible()
  await user.type(await field(/^Name\b(?! of)/), 'Elm Grove Charter')
  await choose(user, /^State/, 'Washington{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'charter')
  await user.click(screen.getByRole('button', { name: /^Use elm-grove-charter/ }))
  await user.type(await field(/^Phone/), '(555) 555-0142')
  await user.click(create())
  await waitFor(async () =>
    expect(await named('elm-grove-charter')).toMatchObject({
      clientName: 'Elm Grove Charter',
      clientType: 'charter',
      state: 'WA',
      status: 'onboarding',
      phone: '5555550142',
    }),
  )
  const id = String((await named('elm-grove-charter'))?.id)
  await waitFor(() =>
    expect(runtime.navigation.get().current()).toMatchObject({ id: 'client', params: { id } }),
  )
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
    'Client created (Elm Grove Charter)',
  )
})

test('[domain 8.18] from a district come name, LEA, state and NCES ID, and who it belongs to already', async () => {
  const { id, clientId, districtName, lea } = await server.newDistrict()
  await server.db.updateTable('districts').set({ ncesLeaId: '4100042' }).where('id', '=', id).execute()
  const { user, runtime } = await show()
  await waitFor(() => expect(runtime.session.get().user).not.toBeNull())
  await runtime.districts.ready()
  await choose(user, 'District', `${districtName}{Enter}`)
  expect(await screen.findByText(`Filled in from ${districtName}.`)).toBeVisible()
  expect(await field(/^Name\b(?! of)/)).toHaveValue(districtName)
  expect(await field(/^LEA/)).toHaveValue(lea)
  expect(await field(/^NCES ID/)).toHaveValue('4100042')
  expect(screen.getByRole('combobox', { name: /^State/ })).toHaveValue('Oregon (OR)')
  expect(await field(/^Slug/)).toHaveValue(`test-district-${id}`)
  expect(screen.getByRole('link', { name: 'Open that client' })).toHaveAttribute(
    'href',
    `/client/${clientId}`,
  )
  // The name is taken by that client.
  await user.click(create())
  await waitFor(async () =>
    expect(await field(/^Name\b(?! of)/)).toHaveAccessibleDescription(
      /already used by another client of this state/,
    ),
  )
  expect(await field(/^LEA/)).toHaveValue(lea)
})

test('names of signs and of 60 letters are kept as they are', async () => {
  const name = `🌳 Elm ${'x'.repeat(53)}`
  const { user } = await show()
  await user.type(await field(/^Name\b(?! of)/), name)
  await choose(user, /^State/, 'Wyoming{Enter}')
  await user.type(await field(/^Slug/), 'elm-signs')
  await user.click(create())
  await waitFor(async () => expect((await named('elm-signs'))?.clientName).toBe(name))
})

test('[ux 7.11] without what is required nothing is sent, and each is named', async () => {
  const { user, calls } = await show()
  await field(/^Name\b(?! of)/)
  await user.click(create())
  expect(await screen.findByText('Name: Enter the name')).toBeVisible()
  expect(screen.getByText('Slug: Enter the slug')).toBeVisible()
  expect(calls).not.toContain('POST /api/ied/clients')
})

test('a slug with other signs is refused at its field, and nothing is lost', async () => {
  const { user } = await show()
  await user.type(await field(/^Name\b(?! of)/), 'Elm')
  await user.type(await field(/^Slug/), 'Elm Grove')
  await user.tab()
  expect(await field(/^Slug/)).toHaveAccessibleDescription(/2 to 40 lowercase letters/)
  expect(await field(/^Name\b(?! of)/)).toHaveValue('Elm')
})

test('R47 whoever may not create clients is told which role that takes', async () => {
  await show({ as: 'bare@example.org' })
  expect(await screen.findByText('Required: ROLE_IMT_CLIENTS_CREATE.')).toBeVisible()
})
