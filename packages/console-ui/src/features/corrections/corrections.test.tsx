import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Dashboard } from '../../screens/dashboard/index.ts'
import { showLarkspur } from '../../testing/show-larkspur.tsx'
import { showScreen } from '../../testing/show-screen.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const card = async () => within(await screen.findByRole('region', { name: /^Corrections in the SIS/ }))

test('R14 a reply that is being typed outlives a reload', async () => {
  const draftStorage = window.sessionStorage
  const as = 'admin@example.org'
  const reply = async () => {
    const { user } = await showScreen(<Dashboard />, { server, as, draftStorage })
    await user.click(await (await card()).findByRole('button', { name: 'Open' }))
    const field = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Reply/ })
    return { user, field }
  }
  const { user, field } = await reply()
  await user.type(field, 'Corrected to')
  cleanup()
  expect((await reply()).field).toHaveValue('Corrected to')
})

test('[9.3] the district marks the rows and replies; the provider reads that and closes the request', async () => {
  const { user } = await showScreen(<Dashboard />, { server, as: 'admin@example.org' })
  await user.click(await (await card()).findByRole('button', { name: 'Open' }))
  const drawer = within(await screen.findByRole('dialog'))
  const rows = await drawer.findAllByRole('checkbox')
  expect(rows.length).toBeGreaterThan(0)
  await user.click(drawer.getByRole('button', { name: 'Mark all as corrected' }))
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Mark all as corrected' })).toBeNull())
  await user.type(drawer.getByRole('textbox', { name: /^Reply/ }), 'Corrected today.')
  await user.click(drawer.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(drawer.getByRole('textbox', { name: /^Reply/ })).toHaveValue(''))
  expect(await drawer.findByText(/^Corrected today\. \(/)).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Close request' })).toBeNull()

  cleanup()
  const staff = await showLarkspur(<Dashboard />, { server })
  const own = await card()
  expect(await own.findByText(/^Answered · \d+ of \d+ marked as corrected · Due 09\/19$/)).toBeVisible()
  await staff.user.click(own.getByRole('button', { name: 'Open' }))
  await staff.user.click(await screen.findByRole('button', { name: 'Close request' }))
  expect(await screen.findByText(/^Closed by /, {}, { timeout: 20_000 })).toBeVisible()
})
