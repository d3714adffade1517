import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { siteCalls } from '../testing/site-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { start } = siteCalls(() => server)

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
