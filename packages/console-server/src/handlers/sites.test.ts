import {
  isInSis,
  type NewSite,
  SITE_STANDINGS,
  type Site,
  siteStandingOf,
  type UpdateSite,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'

let server: TestServer
let employee: ReturnType<typeof jsonCalls>
beforeAll(async () => {
  server = await createTestServer()
  employee = jsonCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

/** A district with two sites: one made by hand, one from the SIS. */
const start = async () => {
  const { lea, ...district } = await server.newDistrict()
  const add = (body: object) => employee<Site>('POST', `/district/site?lea=${lea}`, body)
  const change = (id: number, body: object) =>
    employee<Site>('PATCH', `/district/site/${id}?lea=${lea}`, body)
  const changeMany = (body: object) => employee<Site[]>('PATCH', `/district/site?lea=${lea}`, body)
  const list = async () => (await employee<Site[]>('GET', `/district/sites?lea=${lea}`)).data
  const manual = (await add({ siteCode: '010', siteName: 'By Hand' })).data
  await server.db
    .insertInto('sisRows')
    .values({
      lea,
      component: 'sites',
      schoolYear: 2026,
      sourceId: '014',
      hash: 'h',
      dateLastModified: server.now(),
      data: json({ siteCode: '014', siteName: 'Redwood', schoolType: '', lowGrade: 'KG', highGrade: '05' }),
    })
    .execute()
  const imported = (await list()).find(({ siteCode }) => siteCode === '014')
  if (!imported) throw new Error('The imported site is not listed.')
  return { ...district, lea, add, change, changeMany, list, manual, imported }
}
const full: NewSite = {
  siteCode: '0420',
  siteName: 'Cedar Elementary',
  shortName: 'Cedar ES',
  schoolType: 'Elementary School',
  orgType: 'school',
  lowGrade: 'TK',
  highGrade: '06',
  principalName: 'J. Ito',
  principalEmail: 'jito@example.org',
  address1: '5 Cedar Way',
  address2: 'Room 1',
  city: 'Cedar',
  state: 'OR',
  zip: '97001',
  phone: '5555550111',
  fax: '55555501121',
  stateSchoolId: '4711',
  isCharter: true,
  isMagnet: false,
  isVirtual: true,
  titleIStatus: 'schoolwide',
  startDate: '2026-08-12',
  endDate: '2027-06-04',
  includeInImport: false,
  includeInExport: false,
  hasStudents: false,
}

describe('adding a site', () => {
  it('[S7] saves every field, in the year of the data, and marks it as made by hand', async () => {
    const { add, list, lea, manual } = await start()
    const { status, data } = await add({ ...full, parentSiteId: manual.id })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...full,
      parentSiteId: manual.id,
      lea,
      schoolYear: 2026,
      sourceId: '0420',
      isManual: true,
      isActive: true,
      batchId: null,
      studentCount: 0,
      staffCount: 0,
      keptFields: [],
    })
    expect((await list()).find(({ id }) => id === data.id)).toEqual(data)
    const found = await employee<Site[]>('GET', `/district/sites?lea=${lea}&search=cedar`)
    expect(found.data.map(({ id }) => id)).toEqual([data.id])
  })

  it('needs a code and a name; zeros at the front stay (R32)', async () => {
    const { manual } = await start()
    expect(manual).toMatchObject({
      siteCode: '010',
      siteName: 'By Hand',
      schoolType: '',
      orgType: 'school',
      lowGrade: null,
      includeInImport: true,
      includeInExport: true,
      hasStudents: true,
      isCharter: false,
    })
  })

  it('R31 belongs to the year of the district', async () => {
    const { lea } = await server.newDistrict({ notRolledOver: true })
    const { data } = await employee<Site>('POST', `/district/site?lea=${lea}`, {
      siteCode: '1',
      siteName: 'A',
    })
    expect(data.schoolYear).toBe(2025)
  })

  it.each<[string, string, object]>([
    ['siteCode', 'none', { siteCode: undefined }],
    ['siteCode', 'a space', { siteCode: '04 20' }],
    ['siteCode', 'a long one', { siteCode: '0'.repeat(21) }],
    ['siteCode', 'one that is taken', { siteCode: '010' }],
    ['siteCode', 'one that the SIS has', { siteCode: '014' }],
    ['siteCode', 'a number', { siteCode: 420 }],
    ['siteName', 'none', { siteName: '' }],
    ['siteName', 'a long one', { siteName: 'x'.repeat(121) }],
    ['shortName', 'a long one', { shortName: 'x'.repeat(31) }],
    ['schoolType', 'an unknown one', { schoolType: 'Middle School' }],
    ['orgType', 'an unknown one', { orgType: 'office' }],
    ['parentSiteId', 'no site', { parentSiteId: 999_999 }],
    ['parentSiteId', 'a site of another district', { parentSiteId: 1 }],
    ['lowGrade', 'no grade', { lowGrade: 'K' }],
    ['highGrade', 'below the lowest', { lowGrade: '01', highGrade: 'KG' }],
    ['principalEmail', 'half an address', { principalEmail: 'jito@' }],
    ['state', 'no state', { state: 'XX' }],
    ['zip', 'a short one', { zip: '970' }],
    ['phone', 'a short one', { phone: '555' }],
    ['fax', 'a written one', { fax: '555-555-0112' }],
    ['ncesSchoolId', 'eleven digits', { ncesSchoolId: '41073200420' }],
    ['ncesSchoolId', 'the id of another district', { ncesSchoolId: '061039100420' }],
    ['stateSchoolId', 'a space', { stateSchoolId: '47 11' }],
    ['isCharter', 'a word', { isCharter: 'no' }],
    ['titleIStatus', 'an unknown one', { titleIStatus: 'some' }],
    ['startDate', 'no day', { startDate: '2026-02-30' }],
    ['endDate', 'the first day', { startDate: '2026-08-12', endDate: '2026-08-12' }],
    ['includeInImport', 'null', { includeInImport: null }],
    ['studentCount', 'a count', { studentCount: 5 }],
    ['siteName', 'two lines', { siteName: 'Maple\r\nBcc: eve@example.org' }],
    ['isManual', 'a mark', { isManual: false }],
    ['keptFields', 'kept fields', { keptFields: [] }],
    ['schoolYear', 'a year', { schoolYear: 2026 }],
  ])("refuses '%s': %s, and adds nothing", async (field, _, wrong) => {
    const { add, list } = await start()
    const before = await list()
    const { status, error } = await add({ ...full, ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).not.toContain(`'${field}'`)
    expect(await list()).toEqual(before)
  })

  it.each([
    ['9900000001234', false],
    ['99000000000000', false],
    ['99000000001234', true],
  ])('in California %s is a CDS code of a school: %s', async (stateSchoolId, fits) => {
    const { lea } = await server.newDistrict({ state: 'CA' })
    const { status } = await employee('POST', `/district/site?lea=${lea}`, { ...full, stateSchoolId })
    expect(status).toBe(fits ? 200 : 400)
  })
})

describe('changing a site', () => {
  it('saves the given fields and leaves the others', async () => {
    const { change, manual, list } = await start()
    server.advance(1000)
    const { status, data } = await change(manual.id, { siteName: 'Renamed', lowGrade: '09', isActive: false })
    expect(status).toBe(200)
    expect(data).toEqual({
      ...manual,
      siteName: 'Renamed',
      lowGrade: '09',
      isActive: false,
      dateLastModified: expect.not.stringMatching(manual.dateLastModified),
    })
    expect((await list()).find(({ id }) => id === manual.id)).toEqual(data)
  })

  it('what was changed on a site from the SIS is kept, and can be given back', async () => {
    const { change, imported } = await start()
    const first = (await change(imported.id, { siteName: 'Redwood Oaks', lowGrade: 'KG', zip: '97001' })).data
    expect(first).toMatchObject({ keptFields: ['siteName'], isManual: false, zip: '97001' })
    const second = (await change(imported.id, { isActive: false, highGrade: '06' })).data
    expect(second.keptFields).toEqual(['highGrade', 'isActive', 'siteName'])
    const third = (await change(imported.id, { keptFields: ['isActive'] })).data
    expect(third).toMatchObject({ keptFields: ['isActive'], siteName: 'Redwood Oaks' })
    const { error } = await change(imported.id, { keptFields: ['isActive', 'siteName'] })
    expect(error).toMatchObject({ code: 400, field: 'keptFields' })
  })

  it.each<[string, UpdateSite | object]>([
    ['siteCode', { siteCode: '011' }],
    ['siteName', { siteName: null }],
    // The stored lowest and highest grades are KG and 05, the first day is 2026-08-12.
    ['highGrade', { lowGrade: '06' }],
    ['highGrade', { highGrade: 'TK' }],
    ['endDate', { endDate: '2026-08-01' }],
    ['parentSiteId', { parentSiteId: 999_999 }],
    ['ncesSchoolId', { ncesSchoolId: '061039100420' }],
    ['keptFields', { keptFields: ['siteName'] }],
    ['keptFields', { keptFields: 'siteName' }],
    ['staffCount', { staffCount: 3 }],
  ])("refuses '%s' in %j and changes nothing", async (field, wrong) => {
    const { change, imported, list } = await start()
    await change(imported.id, { startDate: '2026-08-12' })
    const before = await list()
    const { status, error } = await change(imported.id, { city: 'Else', ...wrong })
    expect([status, error?.field]).toEqual([400, field])
    expect(await list()).toEqual(before)
  })

  it('no site stands above itself', async () => {
    const { change, add, manual } = await start()
    const child = (await add({ siteCode: '2', siteName: 'B', parentSiteId: manual.id })).data
    const grandchild = (await add({ siteCode: '3', siteName: 'C', parentSiteId: child.id })).data
    for (const parentSiteId of [manual.id, child.id, grandchild.id])
      expect((await change(manual.id, { parentSiteId })).error?.field).toBe('parentSiteId')
    expect((await change(grandchild.id, { parentSiteId: manual.id })).status).toBe(200)
  })
})

describe('changing several sites', () => {
  it('changes each that can be changed, and names the others ([S8])', async () => {
    const { changeMany, manual, imported, add, list } = await start()
    const high = (await add({ siteCode: '3', siteName: 'C', lowGrade: '09', highGrade: '12' })).data
    const { status, data, errors } = await changeMany({
      sites: [manual.id, high.id, 999_999, imported.id].map((id) => ({
        id,
        highGrade: '08',
        includeInExport: false,
      })),
    })
    expect(status).toBe(200)
    expect(data.map(({ id, highGrade, keptFields }) => [id, highGrade, keptFields])).toEqual([
      [manual.id, '08', []],
      [imported.id, '08', ['highGrade', 'includeInExport']],
    ])
    expect(errors).toEqual([
      {
        id: high.id,
        code: 400,
        message: 'Highest grade is not valid: the highest grade comes before the lowest.',
      },
      { id: 999_999, code: 404, message: 'Site not found.' },
    ])
    expect((await list()).find(({ id }) => id === high.id)).toEqual(high)
  })

  it('[ux 9.8] each gets its own changes, in one call', async () => {
    const { changeMany, manual, imported, list } = await start()
    const { data } = await changeMany({
      sites: [
        { id: imported.id, schoolType: 'Elementary School' },
        { id: manual.id, schoolType: 'Other School', lowGrade: 'KG' },
      ],
    })
    expect(data.map(({ id, schoolType, lowGrade }) => [id, schoolType, lowGrade])).toEqual([
      [imported.id, 'Elementary School', 'KG'],
      [manual.id, 'Other School', 'KG'],
    ])
    expect(await list()).toEqual(expect.arrayContaining(data))
  })

  it('has no errors when all could be changed', async () => {
    const { changeMany, manual, imported } = await start()
    const changes = {
      schoolType: 'Closed',
      lowGrade: 'KG',
      highGrade: '12',
      startDate: '2026-08-01',
      endDate: '2027-06-01',
      includeInImport: false,
      includeInExport: false,
      isActive: false,
    }
    const { text, data } = await changeMany({
      sites: [manual.id, imported.id].map((id) => ({ id, ...changes })),
    })
    expect(JSON.parse(text)).not.toHaveProperty('errors')
    for (const site of data) expect(site).toMatchObject(changes)
  })

  it.each<[string, string, (id: number) => object]>([
    ['sites', 'none', () => ({ sites: [] })],
    ['sites', 'no list', (id) => ({ sites: { id, isActive: false } })],
    [
      'sites',
      'too many',
      () => ({ sites: Array.from({ length: 501 }, (_, i) => ({ id: i + 1, isActive: false })) }),
    ],
    ['sites.0.id', 'no number', () => ({ sites: [{ id: '1', isActive: false }] })],
    [
      'sites.1.id',
      'one twice',
      (id) => ({
        sites: [
          { id, isActive: false },
          { id, isActive: true },
        ],
      }),
    ],
    ['sites.0', 'no change', (id) => ({ sites: [{ id }] })],
    ['sites.0.siteName', 'a name', (id) => ({ sites: [{ id, siteName: 'All the same' }] })],
    ['sites.0.keptFields', 'kept fields', (id) => ({ sites: [{ id, keptFields: [] }] })],
    ['sites.0.schoolType', 'an unknown type', (id) => ({ sites: [{ id, schoolType: 'Big' }] })],
    ['sites.0.highGrade', 'grades', (id) => ({ sites: [{ id, lowGrade: '05', highGrade: '04' }] })],
    [
      'sites.0.endDate',
      'days',
      (id) => ({ sites: [{ id, startDate: '2026-08-12', endDate: '2026-08-11' }] }),
    ],
    ['force', 'another key', (id) => ({ sites: [{ id, isActive: false }], force: true })],
  ])("refuses '%s' with %s and changes nothing", async (field, _, wrong) => {
    const { changeMany, manual, list } = await start()
    const before = await list()
    const { status, error } = await changeMany(wrong(manual.id))
    expect([status, error?.field]).toEqual([400, field])
    expect(await list()).toEqual(before)
  })
})

describe('[R47]', () => {
  const writes = (lea: string, id: number) =>
    [
      ['POST', `/district/site?lea=${lea}`, { siteCode: '99', siteName: 'New' }],
      ['PATCH', `/district/site/${id}?lea=${lea}`, { siteName: 'Else' }],
      ['PATCH', `/district/site?lea=${lea}`, { sites: [{ id, isActive: false }] }],
    ] as const

  it.each(['ROLE_SETUP_SITE_VIEW', 'ROLE_USER_MANAGEMENT_EDIT', 'ROLE_SETUP_DISTRICT_CREATE'])(
    'only provider staff change sites, not %s',
    async (role) => {
      const { lea, email } = await server.newDistrict({ roles: [role] })
      const site = await employee<Site>('POST', `/district/site?lea=${lea}`, { siteCode: '1', siteName: 'A' })
      const call = jsonCalls(await server.browser(email))
      for (const [method, path, body] of writes(lea, site.data.id))
        expect((await call(method, path, body)).status).toBe(403)
      const listed = await employee<Site[]>('GET', `/district/sites?lea=${lea}`)
      expect(listed.data).toEqual([site.data])
    },
  )

  it('[R18] a site is changed in its own district only', async () => {
    const own = await start()
    const other = await start()
    const before = await other.list()
    expect((await own.change(other.manual.id, { siteName: 'Else' })).status).toBe(404)
    const many = await own.changeMany({ sites: [{ id: other.manual.id, isActive: false }] })
    expect([many.data, many.errors?.[0]?.code]).toEqual([[], 404])
    const { id } = (await employee<{ id: number }[]>('GET', `/district/staffs?lea=4107320`)).data[0] ?? {
      id: 0,
    }
    expect((await employee('PATCH', `/district/site/${id}?lea=4107320`, { siteName: 'Else' })).status).toBe(
      404,
    )
    expect(await other.list()).toEqual(before)
  })
})

describe('[ux 9.8] what a site amounts to', () => {
  const standings = {
    open: {},
    leftOut: { includeInImport: false },
    closed: { schoolType: 'Closed', includeInImport: false },
    off: { schoolType: 'Closed', isActive: false },
  } as const

  /** A district with a site of each standing, the later its code the earlier in the list. */
  const startWithAll = async () => {
    const district = await start()
    const { add, change } = district
    for (const [at, [standing, changes]] of Object.entries(standings).entries()) {
      const { data } = await add({ siteCode: `${9 - at}`, siteName: standing })
      await change(data.id, changes)
    }
    const ask = async (query: string) =>
      (await employee<Site[]>('GET', `/district/sites?lea=${district.lea}&${query}`)).data
    return { ...district, ask }
  }

  it('is filtered by, and told of a row in the same words', async () => {
    const { ask } = await startWithAll()
    for (const standing of SITE_STANDINGS) {
      const found = await ask(`filter[standing]=${standing}`)
      expect(found.map(siteStandingOf)).toEqual(found.map(() => standing))
      expect(found.map(({ siteName }) => siteName)).toContain(standing)
    }
    expect(await ask('filter[standing][0]=open&filter[standing][1]=off')).toHaveLength(4)
  })

  it('closed sites come last, and those that are off after them', async () => {
    const { ask } = await startWithAll()
    const names = (sites: Site[]) => sites.map(({ siteName }) => siteName)
    const expected = ['By Hand', 'Redwood', 'leftOut', 'open', 'closed', 'off']
    expect(names(await ask('sort[standing]=asc'))).toEqual(expected)
    expect(names(await ask('sort[standing]=desc'))).toEqual(expected.toReversed())
    expect(names(await ask('sort[standing]=asc&limit=2&offset=3'))).toEqual(expected.slice(3, 5))
  })

  it('a site that was made by hand, or that an import took away, is not in the SIS', async () => {
    const { ask, change, imported, lea } = await startWithAll()
    const isIn = async () => {
      const found = await ask('filter[inSis]=true')
      expect(found.every(isInSis)).toBe(true)
      expect((await ask('filter[inSis]=false')).some(isInSis)).toBe(false)
      return found.map(({ siteCode }) => siteCode)
    }
    expect(await isIn()).toEqual(['014'])
    await change(imported.id, { isActive: false })
    expect(await isIn()).toEqual(['014'])
    await change(imported.id, { isActive: true, keptFields: [] })
    await server.db
      .updateTable('sisRows')
      .set({ isActive: false, data: json({ siteCode: '014', siteName: 'Redwood' }) })
      .where('lea', '=', lea)
      .where('sourceId', '=', '014')
      .execute()
    expect(await isIn()).toEqual([])
  })
})
