import type { Staff } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

/** A district with one site, where staff are added and changed by hand. */
const start = async () => {
  const district = await server.newDistrict()
  const { lea, id } = district
  await server.db
    .insertInto('sisRows')
    .values({
      lea,
      component: 'sites',
      schoolYear: 2026,
      sourceId: '014',
      hash: 'h',
      dateLastModified: server.now(),
      data: json({ siteCode: '014', siteName: 'Alder', staffCount: 0, studentCount: 0 }),
    })
    .execute()
  const call = jsonCalls(await server.browser(district.email))
  const ada = { staffId: '10', firstName: 'Ada', lastName: 'Brook', role: 'aide', siteCodes: ['014'] }
  const emailAddress = `ada-${id}@example.org`
  return {
    ...district,
    ada: { ...ada, emailAddress },
    add: (body: object) => call<Staff>('POST', `/district/staff?lea=${lea}`, body),
    change: (row: number, body: object) => call<Staff>('PATCH', `/district/staff/${row}?lea=${lea}`, body),
    log: async () => (await call<object[]>('GET', `/account-sync-logs?lea=${lea}&sort[timestamp]=asc`)).data,
    account: (accountId: number | null) =>
      server.db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', accountId ?? 0)
        .executeTakeFirst(),
  }
}

describe('[S7] the account of somebody who is added or changed by hand', () => {
  it('is made with the person, and the answer names it', async () => {
    const { add, ada, log, account } = await start()
    const { status, data } = await add(ada)
    expect(status).toBe(200)
    const made = await account(data.accountId)
    expect(made).toMatchObject({ staffId: '10', username: ada.emailAddress, createdBy: expect.any(String) })
    expect(data.authXAccountId).toBe(made?.authxAccountId)
    expect(await log()).toMatchObject([
      { action: 'create', staffId: '10', batchId: null, triggeredBy: expect.stringContaining('Moss') },
    ])
  })

  it('follows a new name, leaving and coming back', async () => {
    const { add, change, ada, log, account } = await start()
    const { data } = await add(ada)
    await change(data.id, { lastName: 'Stone' })
    await change(data.id, { title: 'Aide' })
    await change(data.id, { employmentStatus: 'retired' })
    expect(await account(data.accountId)).toMatchObject({ lastName: 'Stone', isEnabled: false })
    await change(data.id, { employmentStatus: 'active', exitDate: '2026-09-14' })
    // The exit date is still a working day.
    expect(await account(data.accountId)).toMatchObject({ isEnabled: true })
    await change(data.id, { exitDate: '2026-09-13' })
    await change(data.id, { exitDate: null })
    await change(data.id, { isActive: false })
    expect(await account(data.accountId)).toMatchObject({ isEnabled: false })
    expect(await log()).toMatchObject([
      { action: 'create' },
      { action: 'update', changes: [{ field: 'lastName', from: 'Brook', to: 'Stone' }] },
      { action: 'disable', message: 'No longer here: Retired.' },
      { action: 'enable', message: null },
      { action: 'disable', message: 'Left on 09/13/2026.' },
      { action: 'enable' },
      { action: 'disable', message: 'No longer on staff.' },
    ])
  })

  it('A002 the person is saved also without an account; it is made when what was missing is there', async () => {
    const { add, change, ada, log } = await start()
    const { status, data } = await add({ ...ada, emailAddress: null })
    expect([status, data.accountId]).toEqual([200, null])
    expect(await log()).toMatchObject([{ action: 'skip', result: 'failure', errorCode: 'A002' }])
    const { data: later } = await change(data.id, { emailAddress: ada.emailAddress })
    expect(later.accountId).toBeGreaterThan(0)
  })

  it('nobody disables the account that they are signed in with in this way', async () => {
    const { add, change, ada, id, account, email } = await start()
    await server.db.updateTable('accounts').set({ staffId: '10' }).where('id', '=', id).execute()
    const { data } = await add({ ...ada, emailAddress: email })
    expect(data.accountId).toBe(id)
    const refused = await change(data.id, { isActive: false })
    expect(refused).toMatchObject({
      status: 409,
      error: { message: "You can't disable your own account." },
    })
    expect(await account(id)).toMatchObject({ isEnabled: true })
  })

  it('is signed in to under another name or address only by the word of somebody who has its roles', async () => {
    const { ada, lea, id, add, account, email } = await start()
    await server.db.updateTable('accounts').set({ staffId: '10' }).where('id', '=', id).execute()
    const { data: administrator } = await add({ ...ada, emailAddress: email })
    const { data: aide } = await add({ ...ada, staffId: '11', emailAddress: `aide-${id}@example.org` })
    const roles = ['CREATE', 'EDIT', 'VIEW'].map((end) => `ROLE_USER_MANAGEMENT_${end}`)
    const clerk = await server.newDistrict({ roles })
    await server.db
      .updateTable('userDistricts')
      .set({ districtId: id })
      .where('userId', '=', clerk.id)
      .execute()
    const call = jsonCalls(await server.browser(clerk.email))
    const change = (row: number, body: object) => call('PATCH', `/district/staff/${row}?lea=${lea}`, body)

    const before = await account(id)
    expect(await change(administrator.id, { emailAddress: clerk.email })).toMatchObject({
      status: 403,
      error: {
        message: expect.stringMatching(
          /^This person's account has ROLE_ACCOUNT_SERVICE_VIEW, .*, which you don't have, so/,
        ),
      },
    })
    expect(await account(id)).toEqual(before)
    expect((await change(administrator.id, { title: 'Superintendent' })).status).toBe(200)
    const moved = `moved-${id}@example.org`
    expect((await change(aide.id, { emailAddress: moved })).status).toBe(200)
    expect(await account(aide.accountId)).toMatchObject({ emailAddress: moved })
  })

  it('is not touched by a change of another year', async () => {
    const { add, change, ada, lea, account } = await start()
    const { data } = await add(ada)
    await server.db.updateTable('districts').set({ sisYear: 2027 }).where('lea', '=', lea).execute()
    expect((await change(data.id, { isActive: false })).status).toBe(200)
    expect(await account(data.accountId)).toMatchObject({ isEnabled: true })
  })
})

describe('districts that share a client', () => {
  it('each follow their own people, also of one and the same number', async () => {
    const one = await start()
    const other = await start()
    await server.db
      .updateTable('districts')
      .set({ illuminateClientId: one.clientId })
      .where('lea', '=', other.lea)
      .execute()
    const first = (await one.add(one.ada)).data
    const second = (await other.add({ ...other.ada, firstName: 'Bo' })).data
    expect(second.accountId).not.toBe(first.accountId)
    await one.change(first.id, { isActive: false })
    expect(await one.account(first.accountId)).toMatchObject({ firstName: 'Ada', isEnabled: false })
    expect(await one.account(second.accountId)).toMatchObject({ firstName: 'Bo', isEnabled: true })
    const third = (await other.add({ ...other.ada, staffId: '11', emailAddress: one.ada.emailAddress })).data
    expect(third.accountId).toBeNull()
    expect(await other.log()).toContainEqual(
      expect.objectContaining({ action: 'skip', errorCode: 'A001', staffId: '11' }),
    )
  })
})
