import type { NewStaff, Staff } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { minimal, staffCalls } from '../testing/staff-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { employee, start } = staffCalls(() => server)

const full: NewStaff = {
  ...minimal,
  primarySiteCode: '014',
  stateStaffId: '8123456789',
  middleName: 'L',
  suffix: 'Jr',
  preferredFirstName: 'Kimmy',
  preferredLastName: 'Odell',
  emailAddress: 'kode@example.org',
  username: 'kode',
  gender: 'X',
  birthDate: '1990-02-28',
  title: 'Reading Aide',
  gradeLevels: ['KG', '01'],
  hireDate: '2019-08-05',
  exitDate: '2019-08-05',
  employmentStatus: 'leave',
}

describe('adding staff', () => {
  it('[S7] saves every field, marks the row as made by hand, and counts it at its sites', async () => {
    const { add, list, counts, lea } = await start()
    const { status, data } = await add(full)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...full,
      lea,
      schoolYear: 2026,
      sourceId: '77',
      isManual: true,
      isActive: true,
      batchId: null,
      accountId: null,
      authXAccountId: null,
      locked: false,
      rolledOver: false,
      keptFields: [],
    })
    expect(await list()).toContainEqual(data)
    expect(await counts()).toEqual({ '014': 2, '021': 1, '099': 0 })
    const found = await employee<Staff[]>('GET', `/district/staffs?lea=${lea}&search=KODE@`)
    expect(found.data.map(({ id }) => id)).toEqual([data.id])
  })

  it('takes the first site for the primary one', async () => {
    const { add } = await start()
    expect((await add(minimal)).data).toMatchObject({
      primarySiteCode: '021',
      employmentStatus: 'active',
      emailAddress: null,
      gradeLevels: [],
    })
  })

  it.each<[string, string, object]>([
    ['staffId', 'none', { staffId: undefined }],
    ['staffId', 'one that is taken', { staffId: '1' }],
    ['staffId', 'a long one', { staffId: '7'.repeat(256) }],
    ['firstName', 'none', { firstName: ' ' }],
    ['lastName', 'a long one', { lastName: 'x'.repeat(76) }],
    ['suffix', 'an empty one', { suffix: '' }],
    ['emailAddress', 'half an address', { emailAddress: 'kode' }],
    ['emailAddress', 'one that is taken, in other letters', { emailAddress: 'ADA@example.org' }],
    ['username', 'one that is taken, in other letters', { username: 'aweiss' }],
    ['username', 'a long one', { username: 'x'.repeat(101) }],
    ['gender', 'a word', { gender: 'female' }],
    ['birthDate', 'no day', { birthDate: '1990-02-30' }],
    ['birthDate', 'long ago', { birthDate: '1899-12-31' }],
    ['birthDate', 'in the future', { birthDate: '2026-09-15' }],
    ['role', 'none', { role: undefined }],
    ['role', 'an unknown one', { role: 'janitor' }],
    ['siteCodes', 'none', { siteCodes: [] }],
    ['siteCodes', 'one of them unknown', { siteCodes: ['014', '500'] }],
    ['siteCodes', 'one of them switched off', { siteCodes: ['014', '099'] }],
    ['siteCodes', 'one of them twice', { siteCodes: ['014', '014'] }],
    ['siteCodes', 'a text', { siteCodes: '014' }],
    ['primarySiteCode', 'a site of somebody else', { primarySiteCode: '500' }],
    ['gradeLevels.0', 'no grade', { gradeLevels: ['K'] }],
    ['exitDate', 'before the hire date', { hireDate: '2019-08-05', exitDate: '2019-08-04' }],
    ['employmentStatus', 'an unknown one', { employmentStatus: 'gone' }],
    ['accountId', 'an account', { accountId: 77_101 }],
    ['locked', 'a lock', { locked: true }],
    ['isManual', 'a mark', { isManual: false }],
    ['rolledOver', 'a rollover', { rolledOver: true }],
  ])("refuses '%s': %s, and adds nothing", async (field, _, wrong) => {
    const { add, list, counts } = await start()
    const before = [await list(), await counts()]
    const { status, error } = await add({ ...full, primarySiteCode: undefined, ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).not.toContain(`'${field}'`)
    expect([await list(), await counts()]).toEqual(before)
  })

  it('two who take the same address at once do not both get it', async () => {
    const { add, list } = await start()
    const answers = await Promise.all(
      ['71', '72', '73'].map((staffId) => add({ ...minimal, staffId, emailAddress: 'same@example.org' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await list()).filter(({ emailAddress }) => emailAddress === 'same@example.org')).toHaveLength(1)
  })

  it('an address may be used in another district, and again in another year', async () => {
    const { add } = await start()
    expect((await add(full)).status).toBe(200)
    const other = await start()
    expect((await other.add(full)).status).toBe(200)
    await server.db
      .updateTable('sisRows')
      .set({ schoolYear: 2025 })
      .where('lea', '=', other.lea)
      .where('component', '=', 'staff')
      .execute()
    expect((await other.add(full)).status).toBe(200)
  })
})

describe('changing staff', () => {
  it('saves the given fields, keeps them from imports, and counts the sites anew', async () => {
    const { change, imported, list, counts } = await start()
    const { status, data } = await change(imported.id, {
      lastName: 'Weiß',
      siteCodes: ['021'],
      primarySiteCode: '021',
      gender: 'F',
      firstName: 'Ada',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      lastName: 'Weiß',
      siteCodes: ['021'],
      role: 'teacher',
      isManual: false,
      gender: 'F',
    })
    expect(data.keptFields).toEqual(expect.arrayContaining(['lastName', 'primarySiteCode', 'siteCodes']))
    expect(data.keptFields).not.toContain('firstName')
    expect(await list()).toEqual([data])
    expect(await counts()).toEqual({ '014': 0, '021': 1, '099': 0 })
    await change(imported.id, { isActive: false })
    expect(await counts()).toEqual({ '014': 0, '021': 0, '099': 0 })
  })

  it('may keep its own address, and a site that was switched off meanwhile', async () => {
    const { change, imported, lea } = await start()
    await server.db
      .updateTable('sisRows')
      .set({ isActive: false })
      .where('lea', '=', lea)
      .where('sourceId', '=', '014')
      .execute()
    const changes = { emailAddress: 'ada@example.org', siteCodes: ['014', '021'] }
    expect((await change(imported.id, changes)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['staffId', { staffId: '2' }],
    ['firstName', { firstName: null }],
    ['primarySiteCode', { siteCodes: ['021'] }],
    ['primarySiteCode', { primarySiteCode: '021' }],
    ['siteCodes', { siteCodes: ['014', '500'] }],
    ['emailAddress', { emailAddress: 'kode@example.org' }],
    ['username', { username: 'KODE' }],
    // Hired on 2020-01-01.
    ['exitDate', { exitDate: '2019-12-31' }],
    ['exitDate', { hireDate: '2022-01-01', exitDate: '2021-12-31' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['keptFields', { keptFields: ['role'] }],
    ['authXAccountId', { authXAccountId: 1 }],
  ])("refuses '%s' in %j and changes nothing", async (field, wrong) => {
    const { add, change, imported, list, counts } = await start()
    await add({ ...full, siteCodes: ['021'], primarySiteCode: '021' })
    await change(imported.id, { hireDate: '2020-01-01' })
    const before = [await list(), await counts()]
    const { status, error } = await change(imported.id, { title: 'Else', ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect([await list(), await counts()]).toEqual(before)
  })
})
