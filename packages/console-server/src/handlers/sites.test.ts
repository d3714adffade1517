import type { NewSite, Site, UpdateSite } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { siteCalls } from '../testing/site-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { employee, start } = siteCalls(() => server)

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
    ['siteCode', 'a long one', { siteCode: '0'.repeat(256) }],
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
