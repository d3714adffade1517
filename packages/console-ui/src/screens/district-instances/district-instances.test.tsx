import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { DistrictInstances } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
afterEach(cleanup)

const show = (districtId: string, as = 'employee@example.org') =>
  showScreen(<DistrictInstances districtId={districtId} />, {
    server,
    as,
    place: placeOf('district-instances', { districtId }),
  })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test("[ux 9.10] only the instances of the district's client, each with a way to it", {
  tags: 'main:district-instances',
}, async () => {
  await show('412')
  await waitFor(() =>
    expect(names()).toEqual(['larkspur-valley-prod', 'larkspur-valley-sandbox', 'larkspur-valley-training']),
  )
  const { id } = await server.db
    .selectFrom('instances')
    .select('id')
    .where('name', '=', 'larkspur-valley-prod')
    .executeTakeFirstOrThrow()
  expect(screen.getByRole('link', { name: 'larkspur-valley-prod' })).toHaveAttribute(
    'href',
    `/instance/${id}`,
  )
})

test('[ux 4.2] an instance is no link to whom its page is closed', async () => {
  await show('412', 'admin@example.org')
  await waitFor(() => expect(names()).toContain('larkspur-valley-prod'))
  expect(screen.queryByRole('link', { name: 'larkspur-valley-prod' })).toBeNull()
})

test('a sandbox is created from the list', async () => {
  const { user } = await show('412')
  await waitFor(() => expect(names()).toContain('larkspur-valley-prod'))
  const [first] = screen.getAllByRole('button', { name: /^Actions for/ })
  if (first) await user.click(first)
  await user.click(await screen.findByRole('menuitem', { name: 'Create sandbox' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Create sandbox' }))
  await waitFor(() => expect(names()).toContain('larkspur-valley-prod-sandbox'))
})

test('a district without an instance offers to create one for its client', async () => {
  const { id, clientId } = await server.newDistrict()
  await show(String(id))
  expect(await screen.findByText('No instances yet')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Create instance' }))
    expect(link).toHaveAttribute('href', `/instance/create?clientId=${clientId}`)
})

test('a district without a client says so', async () => {
  const { id } = await server.newDistrict()
  await server.db.updateTable('districts').set({ illuminateClientId: null }).where('id', '=', id).execute()
  await show(String(id))
  expect(await screen.findByText('No client')).toBeVisible()
})
