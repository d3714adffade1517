import { type InstanceDetailed, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { InstanceEdit } from './index.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  employee = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())
afterEach(cleanup)

let made = 0
const created = async (): Promise<number> => {
  made += 1
  const { clientId } = await server.newDistrict()
  const body = { clientId, name: `elm-${made}`, environment: 'production', region: 'us-west' }
  const answer = await employee('/api/ied/instances', { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()).data.id
}
const read = async (id: number): Promise<InstanceDetailed> =>
  (await (await employee(`/api/ied/instances/${id}`)).json()).data
const patch = (id: number, body: object) =>
  employee(`/api/ied/instances/${id}`, { method: 'PATCH', body: JSON.stringify(body) })
const show = (id: number | string) =>
  showScreen(<InstanceEdit id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('instance-edit', { id: String(id) }),
  })
const name = () => screen.findByLabelText<HTMLInputElement>(/^Name/)
const save = () => screen.getByRole('button', { name: /^Save/ })

test('[S2.2] name, region and address are changed, and the instance opens', {
  tags: 'main:instance-edit',
}, async () => {
  const id = await created()
  const { user, runtime } = await show(id)
  await user.clear(await name())
  await user.type(await name(), 'renamed-elm')
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US East')
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://elm.example.org')
  await user.click(save())
  await waitFor(() => expect(runtime.navigation.get().current()?.id).toBe('instance'))
  expect(await read(id)).toMatchObject({
    name: 'renamed-elm',
    region: 'us-east',
    url: 'https://elm.example.org',
  })
})

test('[S2.2] a button leads back to the instance', async () => {
  const id = await created()
  await show(id)
  await name()
  expect(screen.getByRole('link', { name: /^Open instance/ })).toHaveAttribute('href', `/instance/${id}`)
})

test('an address that the server gave stands in no field, and saving keeps it', async () => {
  const id = await created()
  await server.db
    .updateTable('instances')
    .set({ slug: `elm-${made}` })
    .where('id', '=', id)
    .execute()
  const { url } = await read(id)
  const { user, runtime } = await show(id)
  expect(await name()).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    new RegExp(url ?? 'none'),
  )
  await user.selectOptions(screen.getByLabelText(/^Region/), 'US East')
  await user.click(save())
  await waitFor(() => expect(runtime.navigation.get().current()?.id).toBe('instance'))
  expect(await read(id)).toMatchObject({ url, region: 'us-east' })
})

test('what somebody else changed meanwhile is shown, and nothing typed is lost', async () => {
  const id = await created()
  const { user } = await show(id)
  await user.clear(await name())
  await user.type(await name(), 'mine-elm')
  server.advance(60_000)
  await patch(id, { name: 'theirs-elm' })
  await user.click(save())
  expect(await screen.findByRole('dialog')).toHaveTextContent('theirs-elm')
  expect((await read(id)).name).toBe('theirs-elm')
})

test('one that is closed can only be read', async () => {
  const id = await created()
  await server.db.updateTable('instances').set({ status: 'retired' }).where('id', '=', id).execute()
  await show(id)
  expect(await screen.findByText("This instance is retired. It can't be changed.")).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('one that is gone says so', async () => {
  await show('999999')
  expect(await screen.findByText('Instance not found.')).toBeVisible()
})
