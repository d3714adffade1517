import { memoryNavigation, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { InstanceCreate } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (query: Record<string, string> = {}, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<InstanceCreate />, {
    server,
    as: 'employee@example.org',
    place: placeOf('instance-create', {}, { query }),
    ...options,
  })
const name = () => screen.findByLabelText<HTMLInputElement>(/^Name/)
const onward = () => screen.getByRole('button', { name: 'Continue' })
const stored = (named: string) =>
  server.db.selectFrom('instances').selectAll().where('name', '=', named).executeTakeFirst()
const slugOf = async (clientId: number) =>
  (await server.db.selectFrom('clients').select('slug').where('id', '=', clientId).executeTakeFirstOrThrow())
    .slug

test('[ux 9.13] a client of the address is fixed; name, region and products follow, and the instance opens', {
  tags: 'main:instance-create',
}, async () => {
  const { clientId, districtName } = await server.newDistrict({ districtName: 'Oakdale Unified' })
  await server.db
    .insertInto('clientProducts')
    .values([1, 2].map((productId) => ({ clientId, productId, enabledAt: server.now() })))
    .execute()
  const slug = await slugOf(clientId)
  const { user, runtime } = await show({ clientId: String(clientId) })
  await waitFor(async () => expect(await name()).toHaveValue(`${slug}-prod`))
  expect(screen.getByText(districtName)).toBeVisible()
  expect(await screen.findByText(`${slug}-prod is available`)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Training/ }))
  await waitFor(async () => expect(await name()).toHaveValue(`${slug}-training`))
  await user.click(onward())
  expect(screen.getByLabelText(/^Region/)).toHaveAccessibleDescription('Choose the region')
  await waitFor(() => expect(screen.getByLabelText(/^Region/)).toHaveFocus())
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US West')
  await user.click(onward())
  await user.click(await screen.findByRole('checkbox', { name: 'Screening' }))
  await user.click(onward())
  expect(await screen.findByText('An address on this server')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create instance' }))
  await waitFor(() => expect(runtime.navigation.get().current()?.id).toBe('instance'))
  const made = await stored(`${slug}-training`)
  expect(made).toMatchObject({ clientId, environment: 'training', region: 'us-west', status: 'requested' })
  expect(runtime.navigation.get().current()?.params).toEqual({ id: String(made?.id) })
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    `Instance created (${slug}-training)`,
  ])
})

test('[ux 9.13] once it is created the instance opens at once, and nothing is asked about what was entered', async () => {
  const { clientId } = await server.newDistrict()
  const slug = await slugOf(clientId)
  const navigation = memoryNavigation(
    placeOf('instance-create', {}, { query: { clientId: String(clientId), step: 'instance' } }),
  )
  const { user, runtime } = await show({}, { navigation })
  const unsaved: string[][] = []
  navigation.subscribe(() => {
    if (navigation.current()?.id === 'instance') unsaved.push(runtime.leaveGuard.names())
  })
  await waitFor(async () => expect(await name()).toHaveValue(`${slug}-prod`))
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US West')
  await user.click(onward())
  await screen.findByText('You can add more later.')
  await user.click(onward())
  await waitFor(() => expect(runtime.leaveGuard.names()).toEqual(['Region']))
  // Frames come before React shows what it was told, as in a browser that is busy.
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    queueMicrotask(() => frame(performance.now()))
    return 0
  })
  await user.click(await screen.findByRole('button', { name: 'Create instance' }))
  await waitFor(() => expect(unsaved).toEqual([[]]))
})

test("a client without products: they are its subscriptions, and are added on the client's page", async () => {
  const { clientId } = await server.newDistrict()
  await show({ clientId: String(clientId), step: 'products' })
  expect(await screen.findByText(/^This client has no subscriptions to products yet\./)).toBeVisible()
  expect(screen.getByRole('link', { name: "Add them on the client's page" })).toHaveAttribute(
    'href',
    `/client/${clientId}`,
  )
})

test('without one the client is chosen first', async () => {
  const { clientId, districtName } = await server.newDistrict({ districtName: 'Elmwood Unified' })
  const { user } = await show()
  const client = await screen.findByRole('combobox', { name: /^Client/ })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(client).toHaveAccessibleDescription('Choose the client')
  await user.type(client, 'Elmwood')
  await user.keyboard('{Enter}')
  await user.click(onward())
  const slug = await slugOf(clientId)
  await waitFor(async () => expect(await name()).toHaveValue(`${slug}-prod`))
  expect(screen.getByText(districtName)).toBeVisible()
})

test.each([
  ['oakdale-🏫', 'Enter 3 to 60 lowercase letters, digits, and hyphens, starting with a letter'],
  [`o${'a'.repeat(60)}`, 'Enter 3 to 60 lowercase letters, digits, and hyphens, starting with a letter'],
  ['larkspur-valley-prod', 'larkspur-valley-prod is already used by another instance'],
])('a name like %s is refused while it can be corrected', async (wrong, sentence) => {
  const { clientId } = await server.newDistrict()
  const { user, calls } = await show({ clientId: String(clientId) })
  const field = await name()
  await waitFor(() => expect(field).not.toHaveValue(''))
  await user.clear(field)
  await user.click(field)
  await user.paste(wrong)
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US West')
  await user.click(onward())
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
  expect(field).toHaveValue(wrong)
  await user.click(await screen.findByRole('button', { name: /^Use / }))
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'))
  await user.click(onward())
  expect(await screen.findByText('You can add more later.')).toBeVisible()
  expect(calls).not.toContain('POST /api/ied/instances')
})

test('a name of 60 letters is taken', async () => {
  const { clientId } = await server.newDistrict()
  const { user } = await show({ clientId: String(clientId) })
  const long = 'a'.repeat(60)
  const field = await name()
  await waitFor(() => expect(field).not.toHaveValue(''))
  await user.clear(field)
  await user.click(field)
  await user.paste(long)
  expect(await screen.findByText(`${long} is available`)).toBeVisible()
})

test('a name that somebody took meanwhile leads back to its field, and nothing typed is lost', async () => {
  const { clientId } = await server.newDistrict()
  const { user } = await show(
    { clientId: String(clientId) },
    {
      faults: [
        [
          'instances.create',
          {
            status: 400,
            body: {
              error: { code: 400, message: 'Name is already used by another instance.', field: 'name' },
            },
          },
        ],
      ],
    },
  )
  await screen.findByText(/ is available$/)
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US East')
  await user.click(onward())
  await screen.findByText('You can add more later.')
  await user.click(onward())
  await user.click(await screen.findByRole('button', { name: 'Create instance' }))
  await waitFor(async () =>
    expect(await name()).toHaveAccessibleDescription(/already used by another instance/),
  )
  await waitFor(() => expect(screen.queryByText('Checking the name', { selector: 'p' })).toBeNull())
  expect(screen.queryByText(/ is available$/)).toBeNull()
  expect(screen.getByLabelText(/^Region/)).toHaveValue('us-east')
})

test('what was entered is there again after a reload', async () => {
  const { clientId } = await server.newDistrict()
  const { user, runtime } = await show({ clientId: String(clientId) })
  const field = await name()
  await waitFor(() => expect(field).not.toHaveValue(''))
  await user.clear(field)
  await user.type(field, 'typed-name')
  cleanup()
  await show({ clientId: String(clientId) }, { draftStorage: runtime.draftStorage })
  await waitFor(async () => expect(await name()).toHaveValue('typed-name'))
})

test.each(['999999', 'x'])('a client that is not there says so: %s', async (clientId) => {
  await show({ clientId })
  expect(await screen.findByText('Client not found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another client' })).toHaveAttribute(
    'href',
    '/instance/create',
  )
})
