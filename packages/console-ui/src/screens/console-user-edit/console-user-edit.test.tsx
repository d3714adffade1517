import { placeOf, type User } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ConsoleUserEdit } from './index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer({ seed: 'small' })
  browser = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())

const userNamed = async (email: string): Promise<User> =>
  (await (await browser(`/api/users?search=${email}`)).json()).data[0]
const show = (id: number | string, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ConsoleUserEdit id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('console-user-edit', { id: String(id) }),
    ...options,
  })
const save = () => screen.getByRole('button', { name: 'Save changes' })
const box = (name: string) => screen.findByRole('checkbox', { name })

test('[S2.2] R4 a user is shown with status, districts and roles', async () => {
  const { id } = await userNamed('api@example.org')
  await show(id)
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit User' })).toBeVisible()
  expect(await screen.findByText('Kofi Mensah')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Status/ })).toHaveDisplayValue('Active')
  expect(await screen.findByText('Larkspur Valley Unified')).toBeVisible()
  expect(await box('View district')).toBeChecked()
})

test('[S7] R21 status and districts are changed together with roles, and told before they are saved', {
  tags: 'main:console-user-edit',
}, async () => {
  const { id } = await userNamed('norole@example.org')
  const { user, runtime } = await show(id)
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Status/ }), 'disabled')
  await user.click(await screen.findByRole('button', { name: 'Remove Larkspur Valley Unified' }))
  expect(screen.getByText('No districts. This user sees no district data.')).toBeVisible()
  const other = server.districts.find(({ districtName }) => !districtName.startsWith('Larkspur'))
  await user.type(screen.getByRole('combobox', { name: 'Add a district' }), other?.districtName ?? '')
  await screen.findByRole('option', { name: new RegExp(other?.districtName ?? '') })
  await user.keyboard('{Enter}')
  await user.click(await box('SIS coordinator'))
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const review = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  expect(review.getByRole('list', { name: 'Other changes' }).textContent).toMatch(
    /Status.*Active becomes Disabled/,
  )
  await user.click(review.getByRole('button', { name: 'Back to editing' }))
  await user.click(save())
  await waitFor(async () =>
    expect(await userNamed('norole@example.org')).toMatchObject({
      status: 'disabled',
      districtIds: [other?.id],
      roles: ['ROLE_SIS_COORDINATOR'],
    }),
  )
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
    'User updated (norole@example.org)',
  ])
})

test('[domain 8.17] somebody becomes provider staff only after their name was typed', async () => {
  const someone = await server.db
    .insertInto('users')
    .values({
      emailAddress: 'new.colleague@example.org',
      firstName: 'New',
      lastName: 'Colleague',
      authType: 'illuminate',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { user } = await show(someone.id)
  await user.click(await box('Provider staff'))
  await user.click(save())
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Make New Colleague provider staff?' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await userNamed('new.colleague')).roles).toEqual([])
  expect(await box('Provider staff')).toBeChecked()
  await user.click(save())
  const again = within(await screen.findByRole('alertdialog'))
  await user.type(again.getByRole('textbox'), 'New Colleague')
  await user.click(again.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () =>
    expect((await userNamed('new.colleague')).roles).toEqual(['ROLE_ILLUMINATE_EMPLOYEE']),
  )
})

test('[domain 8.17] provider staff see every district, and nobody disables themselves', async () => {
  const { id } = await userNamed('employee@example.org')
  await show(id)
  expect(await screen.findByText('Provider staff see every district.')).toBeVisible()
  expect(screen.queryByText('Add a district')).toBeNull()
  expect(screen.getByText("You can't disable your own account.")).toBeVisible()
  // The one role that opens this screen for its owner.
  expect(await box('Provider administrator')).toHaveAccessibleDescription(
    /You'd lose your own access to roles/,
  )
})

test.each(['999999', 'x'])('the number %s names nobody', async (id) => {
  await show(id)
  expect(await screen.findByText('User not found.')).toBeVisible()
})
