import { type Client, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ClientPage } from './index.ts'

let server: TestServer
/** Of a district of its own for each test. */
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  await import('../../features/products/products-form.tsx')
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict()
})

const show = async (
  id: number | string = district.clientId,
  options: Partial<Parameters<typeof showScreen>[1]> = {},
) =>
  showScreen(<ClientPage id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('client', { id: String(id) }),
    ...options,
  })
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const give = async (...productIds: number[]) => {
  await server.db
    .insertInto('clientProducts')
    .values(
      productIds.map((productId) => ({ clientId: district.clientId, productId, enabledAt: server.now() })),
    )
    .execute()
}
const subscribe = (productId: number, startDate: string, endDate: string) =>
  server.db
    .insertInto('subscriptions')
    .values({ clientId: district.clientId, productId, startDate, endDate })
    .execute()
const linesOf = async () =>
  (await (await card('Products and subscriptions')).findAllByRole('listitem')).map((line) => line.textContent)
const has = async () =>
  (
    await server.db
      .selectFrom('clientProducts')
      .select('productId')
      .where('clientId', '=', district.clientId)
      .orderBy('productId')
      .execute()
  ).map(({ productId }) => productId)

test('the last changes of a client from the audit log', async () => {
  const employee = await server.browser('employee@example.org')
  await employee(`/api/ied/clients/${district.clientId}`, {
    method: 'PATCH',
    body: JSON.stringify({ city: 'Oakdale' }),
  })
  await show()
  const changes = await card('Changes')
  expect(await changes.findByText(/Oakdale/)).toBeVisible()
  expect(changes.getByRole('link', { name: 'All changes' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/users-and-roles/audit-log\\?.*client(:|%3A)${district.clientId}$`)),
  )
})

test('[ux 22] a client shows its figures, its subscriptions by their end, and what belongs to it', {
  tags: 'main:client',
}, async () => {
  await give(1, 2)
  await subscribe(1, '2025-07-01', '2027-06-30')
  await subscribe(2, '2025-10-01', '2026-09-30')
  await subscribe(2, '2026-10-01', '2027-09-30')
  await subscribe(3, '2025-01-01', '2026-08-31')
  await server.db
    .insertInto('instances')
    .values([
      {
        clientId: district.clientId,
        name: `prod-${district.id}`,
        environment: 'production',
        region: 'us-west',
        status: 'active',
        statusChangedAt: server.now(),
      },
      {
        clientId: district.clientId,
        name: `sand-${district.id}`,
        environment: 'sandbox',
        region: 'us-west',
        status: 'provisioning',
        statusChangedAt: server.now(),
      },
      {
        clientId: district.clientId,
        name: `gone-${district.id}`,
        environment: 'sandbox',
        region: 'us-west',
        status: 'retired',
        statusChangedAt: server.now(),
      },
    ])
    .execute()
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: district.districtName })).toBeVisible()
  const lines = await linesOf()
  expect(lines[0]).toMatch(/^Screening.*09\/30\/2026 in 16 dNext: 10\/01\/2026 to 09\/30\/2027$/)
  expect(lines[1]).toMatch(/^Assessment.*06\/30\/2027$/)
  expect(lines[2]).toMatch(/^Whole Child Removed.*Ended 08\/31\/2026$/)
  const strip = document.querySelector('dl[aria-label="Summary"]')
  await waitFor(() =>
    expect(strip?.textContent).toBe(
      `Instances1 and 1 provisioning and 1 retiredProducts2Districts1Active users1Ends next16 d ScreeningClient ID${district.clientId}`,
    ),
  )
  const instance = (await card('Instances')).getByRole('link', { name: `prod-${district.id}` })
  expect(instance.getAttribute('href')).toMatch(/^\/instance\/\d+$/)
  expect((await card('Districts')).getByRole('link', { name: district.districtName })).toHaveAttribute(
    'href',
    `/${district.id}/district`,
  )
  expect((await card('Users')).getByRole('link', { name: `Robin Moss ${district.id}` })).toBeVisible()
  expect((await card('Users')).getByRole('link', { name: 'All users' }).getAttribute('href')).toMatch(
    new RegExp(`^/users-and-roles/users\\?filter.*${district.clientId}$`),
  )
  expect((await card('Authentications')).getByText('Enabled, Default')).toBeVisible()
  expect((await card('Overview')).getByText(`district-${district.id}`)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open district/ })).toHaveAttribute(
    'href',
    `/${district.id}/district`,
  )
  expect(screen.getByRole('link', { name: /^Create instance/ })).toHaveAttribute(
    'href',
    `/instance/create?clientId=${district.clientId}`,
  )
})

test('[S7] R19 the sign-in providers are those of the client, whatever district is selected', async () => {
  const other = await server.newDistrict()
  const requests: Request[] = []
  const watched = Object.assign({}, server, {
    fetch: (request: Request) => {
      requests.push(request)
      return server.fetch(request)
    },
  })
  const { runtime } = await show(district.clientId, { server: watched })
  await waitFor(() => expect(runtime.session.get().user).not.toBeNull())
  await runtime.districts.ready()
  await runtime.districts.follow(String(other.id))
  await (await card('Authentications')).findByText('Enabled, Default')
  const asked = requests.filter(({ url }) => url.includes('/ied/authentications'))
  expect(new Set(asked.map(({ headers }) => headers.get('X-Ied-Client-Id')))).toEqual(
    new Set([String(district.clientId)]),
  )
})

test('[S8] products are added and removed in one dialog; what fails stays marked, the rest is saved', async () => {
  await give(1, 2)
  await server.db
    .insertInto('exports')
    .values({
      lea: district.lea,
      schoolYear: 2026,
      productId: 1,
      name: 'Nightly',
      exportType: 'oneroster11Csv',
      components: JSON.stringify(['sites']),
      deliveryMethod: 'download',
      fileNamePattern: 'x',
    })
    .execute()
  const { user, runtime } = await show()
  await user.click(
    await (await card('Products and subscriptions')).findByRole('button', { name: 'Add or remove products' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: `Products for ${district.districtName}` }))
  await user.click(await dialog.findByRole('button', { name: 'Add Gradebook' }))
  await user.click(dialog.getByRole('button', { name: 'Remove Assessment' }))
  await user.click(dialog.getByRole('button', { name: 'Remove Screening' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const reason = `Error returned. 409 An export of ${district.districtName} still uses Assessment.`
  expect(await dialog.findByText('1 of 3 changes failed. The rest were saved.')).toBeVisible()
  expect(dialog.getByText(reason)).toBeVisible()
  expect(await has()).toEqual([1, 5])
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([reason])
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  const failed = await screen.findByRole('list', { name: 'Changes that failed' })
  expect(failed).toHaveTextContent(`AssessmentNot removed. ${reason}`)
  await server.db.deleteFrom('exports').where('lea', '=', district.lea).execute()
  await user.click(within(failed).getByRole('button', { name: 'Try again: Assessment' }))
  await waitFor(async () => expect(await has()).toEqual([5]))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Changes that failed' })).toBeNull())
  expect(runtime.snackbars.get().recent[0]?.message).toBe(`Client updated (${district.districtName})`)
})

test('[ux 22] a tab leads to its part of the page', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /^Districts/ }))
  expect(document.activeElement?.textContent).toContain('Districts')
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Districts' }))
})

test('a client without a district, products or instances says so', async () => {
  const { id }: Client = (
    await (
      await (
        await server.browser('employee@example.org')
      )('/api/ied/clients', {
        method: 'POST',
        body: JSON.stringify({ clientName: 'Alone', clientType: 'state', state: 'WY', slug: 'alone' }),
      })
    ).json()
  ).data
  const { user } = await show(id, { faults: [['products.list', { body: { data: [] } }]] })
  expect(await (await card('Districts')).findByText(/^No districts are linked/)).toBeVisible()
  const products = await card('Products and subscriptions')
  expect(await products.findByText(/^No products yet\. These are the client's subscriptions\./)).toBeVisible()
  expect(await (await card('Instances')).findByText('No instances yet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Open district/ })).toBeNull()
  await user.click(products.getByRole('button', { name: 'Add or remove products' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Products for Alone' }))
  expect(await dialog.findByText(/adds them with "console-server products"\.$/)).toBeVisible()
  expect(dialog.queryByText('All products are added.')).toBeNull()
})

test.each(['999999', 'nobody'])(
  'a client that is gone, %s, is said to be, with the way to all others',
  async (id) => {
    await show(id)
    expect(await screen.findByText('Client not found.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '/services/client')
  },
)

test('[R47] whoever may only look is offered no change', async () => {
  await give(1)
  await show(district.clientId, { as: 'bare@example.org' })
  expect((await linesOf())[0]).toMatch(/^Assessment/)
  expect(screen.queryByRole('button', { name: 'Add or remove products' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Authentications' })).toBeNull()
})

test('[S8] a part that cannot be read leaves the others', async () => {
  await give(1)
  const { user, faults } = await show(district.clientId, {
    faults: [['subscriptions.list', { status: 500, message: 'Down' }]],
  })
  const products = await card('Products and subscriptions')
  expect(await products.findByText(/Couldn't load subscriptions/)).toBeVisible()
  expect((await linesOf())[0]).toMatch(/^Assessment/)
  faults.clear()
  await user.click(products.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(products.queryByText(/Couldn't load subscriptions/)).toBeNull())
})

test('[S5] it works alone, without links, where a host shows no other places', async () => {
  await give(1)
  await showScreen(<ClientPage id={String(district.clientId)} />, { server, as: 'employee@example.org' })
  expect(await screen.findByRole('heading', { level: 1, name: district.districtName })).toBeVisible()
  expect((await linesOf())[0]).toMatch(/^Assessment/)
})

test('[domain 8.18] its sign-in providers are managed in Instance Management, with the client chosen', async () => {
  await show()
  const authentications = await card('Authentications')
  expect(await authentications.findByRole('link', { name: 'Manage' })).toHaveAttribute(
    'href',
    `/services/authentication?clientId=${district.clientId}`,
  )
})
