import type { Person } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

const LEA = '4107320'
const CLIENT = 90412

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = sender('')
const people = async (query = ''): Promise<{ data: Person[]; total: number; facets: Facets }> => {
  const answer = await send(
    employee,
    'GET',
    `/district/people?lea=${LEA}${query.includes('&limit=') ? '' : '&limit=1000'}${query}`,
  )
  return { data: answer.data, total: answer.extensions?.totalCount, facets: answer.extensions?.facets }
}
type Facets = Record<string, { value: string; count: number }[]>
const withStaffId = async (staffId: string): Promise<Person | undefined> =>
  (await people(`&filter[staffId]=${staffId}`)).data[0]

const newAccount = async (values: object) => {
  const { id } = await server.db
    .insertInto('accounts')
    .values({
      clientId: CLIENT,
      authxAccountId: 700_000 + made++,
      username: `made-${made}`,
      emailAddress: `made-${made}@example.org`,
      firstName: 'Ada',
      lastName: 'Zimmer',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
let made = 0

describe('[domain 8.12] GET /district/people', () => {
  it('has every staff record of the year once, with the account that the list of staff names', async () => {
    const staff = await send(employee, 'GET', `/district/staffs?lea=${LEA}&limit=1000&filter[isActive]=true`)
    const { data } = await people()
    const byRow = new Map(data.map((person) => [person.staffRowId, person]))
    expect(staff.data.length).toBeGreaterThan(3)
    for (const row of staff.data)
      expect(byRow.get(row.id)).toMatchObject({
        staffId: row.staffId,
        lastName: row.lastName,
        role: row.role,
        siteCodes: row.siteCodes,
        accountId: row.accountId,
        authXAccountId: row.authXAccountId,
      })
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  })

  it('adds accounts of staff that follow no record, and none of students', async () => {
    const id = await newAccount({})
    await newAccount({ userType: 'student', lastName: 'Pupil' })
    const { data } = await people('&search=zimmer')
    expect(data).toEqual([
      expect.objectContaining({ id: `a${id}`, staffRowId: null, isManual: true, role: null }),
    ])
    expect((await people('&search=pupil')).data).toEqual([])
  })

  it('shows no account of another district', async () => {
    await newAccount({ clientId: 90413, lastName: 'Elsewhere' })
    expect((await people('&search=elsewhere')).data).toEqual([])
  })

  it.each([
    ['active', { lastLogin: new Date('2026-09-01') }],
    ['notInvited', {}],
    ['locked', { locked: true, lockReason: 'administrator', lockedAt: new Date('2026-09-14') }],
    ['active', { lastLogin: new Date('2026-09-01'), locked: true, lockedUntil: new Date('2026-09-02') }],
    ['disabled', { isEnabled: false, locked: true }],
  ] as const)('[domain 3.34] an account is %s: %o', async (state, values) => {
    const id = await newAccount(values)
    const { data } = await people(`&filter[accountId]=${id}`)
    expect(data.map(({ accountState }) => accountState)).toEqual([state])
    expect(data[0]?.lockedAt ?? null).toBe(state === 'locked' ? '2026-09-14T00:00:00.000Z' : null)
  })

  it('[domain 3.34] who never signed in is invited once an invitation is queued or sent, and needs none elsewhere', async () => {
    const wayOf = async (isLocal: boolean) =>
      (
        await server.db
          .selectFrom('authentications')
          .select('id')
          .where('provider', isLocal ? '=' : '<>', 'illuminate')
          .executeTakeFirstOrThrow()
      ).id
    const stateOf = async (id: number) => (await people(`&filter[accountId]=${id}`)).data[0]?.accountState
    const id = await newAccount({ authenticationId: await wayOf(true) })
    const is = async (state: string, invitation: { dueAt: Date | null; sentAt: Date | null }) => {
      await server.db
        .insertInto('invitations')
        .values({ accountId: id, ...invitation })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(invitation))
        .execute()
      expect(await stateOf(id)).toBe(state)
      expect(
        (await people(`&filter[accountState]=${state}`)).data.map(({ accountId }) => accountId),
      ).toContain(id)
    }
    expect(await stateOf(id)).toBe('notInvited')
    await is('invited', { dueAt: server.now(), sentAt: null })
    await is('invited', { dueAt: null, sentAt: server.now() })
    await is('notInvited', { dueAt: null, sentAt: null })
    expect(await stateOf(await newAccount({ authenticationId: await wayOf(false) }))).toBe('ready')
  })

  it('[S7] says how many second factors an account has', async () => {
    const accountId = await newAccount({})
    const count = async () => (await people(`&filter[accountId]=${accountId}`)).data[0]?.secondFactorCount
    expect(await count()).toBe(0)
    const sealed = server.secrets.seal('A'.repeat(32))
    await server.db
      .insertInto('secondFactors')
      .values({ accountId, kind: 'app', name: 'Phone', sealed, addedAt: server.now() })
      .execute()
    expect(await count()).toBe(1)
  })

  it('[domain 3.33] whoever was not let in yet is not active, whose user is disabled is disabled', async () => {
    const account = await server.db
      .selectFrom('accounts')
      .select(['id', 'userId'])
      .where('clientId', '=', CLIENT)
      .where('userId', 'is not', null)
      .where('locked', '=', false)
      .executeTakeFirstOrThrow()
    const stateWith = async (status: 'invited' | 'disabled' | 'active') => {
      await server.db.updateTable('users').set({ status }).where('id', '=', account.userId).execute()
      return (await people(`&filter[accountId]=${account.id}`)).data[0]?.accountState
    }
    expect(await stateWith('invited')).toBe('notInvited')
    expect(await stateWith('disabled')).toBe('disabled')
    expect(['active', 'notInvited']).toContain(await stateWith('active'))
  })

  it('[R46] counts people by state, and narrows to one', async () => {
    const { facets, total } = await people('&facets[]=accountState&facets[]=isManual')
    const counts = facets.accountState ?? []
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { value, count } of counts)
      expect([value, (await people(`&filter[accountState]=${value}`)).total]).toEqual([value, count])
  })

  it.each(['asc', 'desc'])('[R46] first pages by name, %s, begin the whole list', async (way) => {
    // Two people with the same name: one has a staff record, the other has only an account.
    const [like] = (await people()).data.filter(({ staffRowId }) => staffRowId !== null)
    await newAccount({ firstName: like?.firstName, lastName: like?.lastName })
    const sort = `&sort[lastName]=${way}`
    // A filter that matches everyone, because a list without filters is read in another way.
    const all = await people(`${sort}&filter[isManual][]=true&filter[isManual][]=false`)
    const read = []
    for (let offset = 0; offset < all.total; offset += 3) {
      const page = await people(`${sort}&limit=3&offset=${offset}`)
      expect(page.total).toBe(all.total)
      read.push(...page.data)
    }
    expect(read).toEqual(all.data)
  })

  it('[R16] finds people by site and by a role that they were given', async () => {
    const [somebody] = (await people()).data.filter(({ siteCodes }) => siteCodes.length > 0)
    const site = somebody?.siteCodes[0] ?? ''
    const there = (await people(`&filter[siteCodes]=${site}`)).data
    expect(there.length).toBeGreaterThan(0)
    expect(there.every(({ siteCodes }) => siteCodes.includes(site))).toBe(true)
    const [holder] = (await people()).data.filter(({ roles }) => roles.length > 0)
    const role = holder?.roles[0] ?? ''
    const holders = (await people(`&filter[roles]=${role}`)).data
    expect(holders.map(({ id }) => id)).toContain(holder?.id)
    expect(holders.every(({ roles }) => roles.includes(role))).toBe(true)
  })

  it.each(['lastName', 'staffId', 'role', 'lastLogin'])('[R46] sorts by %s, both ways', async (field) => {
    const up = (await people(`&sort[${field}]=asc`)).data.map((person) => person[field as keyof Person])
    const down = (await people(`&sort[${field}]=desc`)).data.map((person) => person[field as keyof Person])
    const filled = (values: unknown[]) => values.filter((value) => value !== null)
    expect(filled(down)).toEqual(filled(up).toReversed())
    // People without a value come last both ways.
    expect(up.slice(filled(up).length).every((value) => value === null)).toBe(true)
  })

  it('[domain 8.12] says who was added manually', async () => {
    const manual = await send(employee, 'POST', `/district/staff?lea=${LEA}`, {
      staffId: 'NEW-1',
      firstName: 'Nia',
      lastName: 'Manual',
      role: 'teacher',
      siteCodes: [(await people()).data.find(({ siteCodes }) => siteCodes[0])?.siteCodes[0]],
    })
    expect(manual.error).toBeUndefined()
    expect(await withStaffId('NEW-1')).toMatchObject({ isManual: true, accountState: expect.any(String) })
  })
})
