import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const roll = async (key: 'staff' | 'templates' | 'exports', lea: string, by = employee) => {
  const answer = await by(`/api/rollover/${key}?lea=${lea}`, { method: 'POST' })
  return { status: answer.status, ...(await answer.json()) }
}
const behind = () => server.newDistrict({ notRolledOver: true })

const insertRow = (
  lea: string,
  component: 'sites' | 'staff',
  sourceId: string,
  data: object,
  more: { isManual?: boolean; isActive?: boolean; schoolYear?: number } = {},
) =>
  server.db
    .insertInto('sisRows')
    .values({
      ...{ lea, component, sourceId, data: json(data), hash: 'x', schoolYear: 2025 },
      ...{ dateLastModified: server.now(), ...more },
    })
    .execute()

/** Makes the database refuse some rows of a table, as a full disk or a broken record would. */
const refuseRows = async (table: string, condition: string) => {
  await sql
    .raw(`create function refuse_${table}() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception 'refused'; end if; return new; end $$`)
    .execute(server.db)
  await sql
    .raw(`create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`)
    .execute(server.db)
  return async () => {
    await sql.raw(`drop trigger refuse on ${table}`).execute(server.db)
    await sql.raw(`drop function refuse_${table}()`).execute(server.db)
  }
}

describe('POST /rollover/staff', () => {
  const person = (lastName: string, more: object = {}) => ({
    ...{ firstName: 'Kim', lastName, role: 'principal', siteCodes: ['014'], primarySiteCode: '014', ...more },
  })
  const fill = async ({ lea }: TestDistrict) => {
    await insertRow(lea, 'sites', '014', { siteCode: '014', schoolType: 'High School' })
    await insertRow(lea, 'sites', '015', { siteCode: '015', schoolType: 'Closed' })
    await insertRow(lea, 'sites', '016', { siteCode: '016' }, { isActive: false })
    await insertRow(lea, 'staff', '1', person('Abbot'))
    await insertRow(lea, 'staff', '2', person('Baker', { role: 'teacher' }))
    await insertRow(lea, 'staff', '3', person('Cole', { role: 'teacher' }), { isManual: true })
    await insertRow(lea, 'staff', '4', person('Dunn', { exitDate: '2026-06-12' }))
    await insertRow(lea, 'staff', '5', person('Ewing', { exitDate: '2026-09-14' }))
    await insertRow(lea, 'staff', '6', person('Ford', { siteCodes: ['015', '016'], primarySiteCode: '015' }))
    await insertRow(lea, 'staff', '7', person('Gill', { siteCodes: ['015', '014'], primarySiteCode: '015' }))
    await insertRow(lea, 'staff', '8', person('Hale', { employmentStatus: 'retired' }))
    await insertRow(lea, 'staff', '9', person('Ives'), { isActive: false })
    await insertRow(lea, 'staff', '10', person('Jung', { siteCodes: [], primarySiteCode: null }))
  }
  const copiesOf = (lea: string) =>
    server.db
      .selectFrom('sisRows')
      .selectAll()
      .where('lea', '=', lea)
      .where('component', '=', 'staff')
      .where('schoolYear', '=', 2026)
      .orderBy('sourceId')
      .execute()

  it('[S7] takes along whoever does not teach, names the others with the reason, and moves no year', async () => {
    const district = await behind()
    await fill(district)
    const { status, data } = await roll('staff', district.lea)
    expect(status).toBe(200)
    const { items, ...counts } = data.rolloverStaff
    expect(counts).toEqual({ read: 9, copied: 5, alreadyPresent: 0, skipped: 4, failed: 0 })
    expect(items).toEqual([
      { staffId: '1', name: 'Abbot, Kim', outcome: 'copied', reason: null },
      { staffId: '10', name: 'Jung, Kim', outcome: 'copied', reason: null },
      {
        ...{ staffId: '2', name: 'Baker, Kim', outcome: 'skipped' },
        reason: 'Teachers come with the first import of the new year.',
      },
      { staffId: '3', name: 'Cole, Kim', outcome: 'copied', reason: null },
      { staffId: '4', name: 'Dunn, Kim', outcome: 'skipped', reason: 'Left on 06/12/2026.' },
      { staffId: '5', name: 'Ewing, Kim', outcome: 'copied', reason: null },
      { staffId: '6', name: 'Ford, Kim', outcome: 'skipped', reason: 'All of their sites are closed.' },
      { staffId: '7', name: 'Gill, Kim', outcome: 'copied', reason: null },
      { staffId: '8', name: 'Hale, Kim', outcome: 'skipped', reason: 'No longer here: Retired.' },
    ])
    const copies = await copiesOf(district.lea)
    expect(copies.find(({ sourceId }) => sourceId === '7')).toMatchObject({
      ...{ isActive: true, isManual: false, batchId: null },
      data: { siteCodes: ['014'], primarySiteCode: '014', role: 'principal', rolledOver: true },
      searchText: expect.stringContaining('gill'),
    })
    expect(copies.find(({ sourceId }) => sourceId === '3')).toMatchObject({ isManual: true })
    const answer = await employee(`/api/district/staffs?lea=${district.lea}&filter[schoolYear]=2026`)
    expect((await answer.json()).data[0]).toMatchObject({ rolledOver: true, schoolYear: 2026 })
    const { sisYear } = await server.db
      .selectFrom('districts')
      .select('sisYear')
      .where('lea', '=', district.lea)
      .executeTakeFirstOrThrow()
    expect(sisYear).toBe(2025)
  })

  it('does nothing a second time, also at the same moment', async () => {
    const district = await behind()
    await fill(district)
    await insertRow(district.lea, 'staff', '1', person('Abbot', { title: 'New' }), { schoolYear: 2026 })
    const both = await Promise.all([roll('staff', district.lea), roll('staff', district.lea)])
    expect(both.reduce((sum, { data }) => sum + data.rolloverStaff.copied, 0)).toBe(4)
    const { data } = await roll('staff', district.lea)
    expect(data.rolloverStaff).toMatchObject({ copied: 0, alreadyPresent: 5, skipped: 4, failed: 0 })
    expect(data.rolloverStaff.items[0].reason).toBe('It is in 2026-2027 already.')
    const copies = await copiesOf(district.lea)
    expect(copies).toHaveLength(5)
    expect(copies[0]?.data).toMatchObject({ title: 'New' })
  })

  it('one person that cannot be written does not keep the others, and can be tried again', async () => {
    const district = await behind()
    await fill(district)
    const allow = await refuseRows('sis_rows', "new.school_year = 2026 and new.source_id = '5'")
    const first = await roll('staff', district.lea)
    await allow()
    expect(first.data.rolloverStaff).toMatchObject({ copied: 4, failed: 1 })
    expect(first.data.rolloverStaff.items).toContainEqual({
      ...{ staffId: '5', name: 'Ewing, Kim', outcome: 'failed' },
      reason: 'It could not be written. Run the rollover again.',
    })
    expect((await roll('staff', district.lea)).data.rolloverStaff).toMatchObject({ copied: 1, failed: 0 })
  })
})

describe('POST /rollover/templates', () => {
  const insertTemplate = async (lea: string, name: string, more: object = {}) => {
    const { id } = await server.db
      .insertInto('importTemplates')
      .values({
        ...{ lea, name, componentName: 'students', filePattern: 'STU.csv', schoolYear: 2025, runOrder: 40 },
        ...{ isEnabled: true, version: 7, lastBatchId: 5, scheduleEnabled: true, scheduleTime: '02:00' },
        ...{ scheduleDays: json(['mon']), createdBy: 'Somebody', ...more },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const columns = await server.db
      .insertInto('importTemplateColumns')
      .values([
        { templateId: id, columnName: 'gradeLevel', sourceColumn: 'GRADE', transform: 'trim' },
        { templateId: id, columnName: 'primaryLanguage', sourceColumn: 'LANG' },
      ])
      .returning('id')
      .execute()
    const possible = DATABASE_COLUMNS.students.find((one) => one.columnName === 'gradeLevel')?.possibleValues
    await server.db
      .insertInto('importTemplateTranslations')
      .values({
        ...{ templateId: id, columnId: columns[0]?.id ?? 0, possibleValueId: possible?.[4]?.id ?? 0 },
        ...{ sourceValue: 'K', translatedValue: 'KG', matchType: 'ignoreCase' },
      })
      .execute()
    return id
  }
  const detailed = async (lea: string, year: number) => {
    const path = `/api/district/sis-imports-detailed?lea=${lea}&filter[schoolYear]=${year}&sort[id]=asc`
    return (await (await employee(path)).json()).data
  }

  it('[S7] copies enabled templates with columns and translations, switched off and at version 1', async () => {
    const { lea } = await behind()
    const id = await insertTemplate(lea, 'Students')
    await insertTemplate(lea, 'Old students', { isEnabled: false })
    const { status, data } = await roll('templates', lea)
    expect(status).toBe(200)
    expect(data.rolloverTemplates).toEqual({
      ...{ read: 1, copied: 1, alreadyPresent: 0, failed: 0 },
      items: [{ templateId: id, name: 'Students', outcome: 'copied', reason: null }],
    })
    const [before] = await detailed(lea, 2025)
    const [copy, ...others] = await detailed(lea, 2026)
    expect(others).toEqual([])
    expect(copy).toMatchObject({
      ...{ name: 'Students', version: 1, isEnabled: false, rolledOverFromId: id, lastBatchId: null },
      ...{ scheduleEnabled: false, scheduleTime: '02:00', scheduleDays: ['mon'], createdBy: 'Ana Silva' },
    })
    const bare = (template: { importTemplateColumns: object[] }) =>
      JSON.parse(JSON.stringify(template.importTemplateColumns), (key, value) =>
        ['id', 'sisImportId', 'importTemplateColumnId'].includes(key) ? undefined : value,
      )
    expect(bare(copy)).toEqual(bare(before))
    expect(JSON.stringify(copy.importTemplateColumns)).toContain('"sourceValue":"K"')
  })

  it('knows a copy again, under another name too, and a namesake', async () => {
    const { lea } = await behind()
    const id = await insertTemplate(lea, 'Students')
    await insertTemplate(lea, 'Contacts')
    await insertTemplate(lea, 'CONTACTS', { schoolYear: 2026 })
    const first = (await roll('templates', lea)).data.rolloverTemplates
    expect(first).toMatchObject({ read: 2, copied: 1, alreadyPresent: 1 })
    await server.db
      .updateTable('importTemplates')
      .set({ name: 'Renamed' })
      .where('rolledOverFromId', '=', id)
      .execute()
    const both = await Promise.all([roll('templates', lea), roll('templates', lea)])
    for (const { data } of both)
      expect(data.rolloverTemplates).toMatchObject({ copied: 0, alreadyPresent: 2 })
    expect(await detailed(lea, 2026)).toHaveLength(2)
  })

  it('leaves no half template behind, and copies the others', async () => {
    const { lea } = await behind()
    await insertTemplate(lea, 'Broken')
    await insertTemplate(lea, 'Whole')
    const allow = await refuseRows(
      'import_template_translations',
      `exists (select from import_templates t where t.id = new.template_id and t.name = 'Broken' and t.lea = '${lea}')`,
    )
    const { data } = await roll('templates', lea)
    await allow()
    expect(data.rolloverTemplates).toMatchObject({ copied: 1, failed: 1 })
    expect((await detailed(lea, 2026)).map(({ name }: { name: string }) => name)).toEqual(['Whole'])
    expect((await roll('templates', lea)).data.rolloverTemplates).toMatchObject({
      copied: 1,
      alreadyPresent: 1,
    })
  })
})

describe('POST /rollover/exports', () => {
  const enable = (lea: string, productId: number, schoolYear: number, enabled: boolean) =>
    server.db
      .insertInto('productsEnabled')
      .values({ lea, productId, schoolYear, enabled })
      .onConflict((conflict) => conflict.columns(['lea', 'schoolYear', 'productId']).doUpdateSet({ enabled }))
      .execute()
  const insertExport = async (lea: string, name: string, productId: number) => {
    const password = { sealed: server.secrets.seal('s3cret'), savedAt: '2026-01-05T00:00:00.000Z' }
    const { id } = await server.db
      .insertInto('exports')
      .values({
        ...{ lea, name, productId, schoolYear: 2025, isEnabled: true, exportType: 'oneroster11Csv' },
        ...{ components: json(['sites', 'students']), deliveryMethod: 'sftp', host: 'sftp.example.org' },
        ...{ port: 22, username: 'x', fileNamePattern: '{component}.csv', secrets: json({ password }) },
        ...{ siteCodes: json(['014']), notifyEmails: json(['a@example.org']), scheduleEnabled: true },
        ...{ scheduleTime: '04:30', scheduleDays: json(['mon']), lastSentAt: '2026-06-01T08:00:00Z' },
        ...{ lastStatus: 'completed', lastBatchId: 9 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const exportsOf = async (lea: string, year: number) =>
    (await (await employee(`/api/export?lea=${lea}&filter[schoolYear]=${year}&sort[id]=asc`)).json()).data

  it('[S7] copies exports with their secrets, switched off and never sent', async () => {
    const { lea } = await behind()
    await enable(lea, 2, 2025, true)
    const id = await insertExport(lea, 'Roster', 2)
    const answer = await roll('exports', lea)
    expect(answer.data.rolloverExports).toEqual({
      ...{ read: 1, copied: 1, alreadyPresent: 0, failed: 0, missingProduct: 0 },
      items: [{ exportId: id, name: 'Roster', outcome: 'copied', reason: null }],
    })
    const [before] = await exportsOf(lea, 2025)
    const [copy] = await exportsOf(lea, 2026)
    expect(copy).toEqual({
      ...before,
      ...{ id: copy.id, schoolYear: 2026, isEnabled: false, scheduleEnabled: false, rolledOverFromId: id },
      ...{ lastSentAt: null, lastStatus: null, lastBatchId: null, updatedAt: null, updatedBy: null },
      ...{ createdAt: expect.any(String), createdBy: 'Ana Silva' },
    })
    const { secrets } = await server.db
      .selectFrom('exports')
      .select('secrets')
      .where('id', '=', copy.id)
      .executeTakeFirstOrThrow()
    expect(server.secrets.open(secrets.password?.sealed ?? '')).toBe('s3cret')
    expect(JSON.stringify(answer)).not.toContain(secrets.password?.sealed)
  })

  it.each([
    ['on in both years', true, true, 'copied'],
    ['on before, not decided for the new year', true, undefined, 'copied'],
    ['switched on for the new year only', false, true, 'copied'],
    ['switched off for the new year', true, false, 'missingProduct'],
    ['switched off before', false, undefined, 'missingProduct'],
    ['never switched on', undefined, undefined, 'missingProduct'],
  ])('a product that is %s', async (_, before, after, outcome) => {
    const { lea } = await behind()
    if (before !== undefined) await enable(lea, 2, 2025, before)
    if (after !== undefined) await enable(lea, 2, 2026, after)
    await insertExport(lea, 'Roster', 2)
    const { rolloverExports } = (await roll('exports', lea)).data
    expect(rolloverExports.items[0].outcome).toBe(outcome)
    expect(rolloverExports.missingProduct).toBe(outcome === 'missingProduct' ? 1 : 0)
    expect(await exportsOf(lea, 2026)).toHaveLength(outcome === 'copied' ? 1 : 0)
  })

  it('is the same a second time', async () => {
    const { lea } = await behind()
    await enable(lea, 2, 2025, true)
    await insertExport(lea, 'Roster', 2)
    await insertExport(lea, 'Roster again', 2)
    const both = await Promise.all([roll('exports', lea), roll('exports', lea)])
    expect(both.reduce((sum, { data }) => sum + data.rolloverExports.copied, 0)).toBe(2)
    expect((await roll('exports', lea)).data.rolloverExports).toMatchObject({ copied: 0, alreadyPresent: 2 })
    expect(await exportsOf(lea, 2026)).toHaveLength(2)
  })
})

describe('a rollover is refused', () => {
  const KEYS = ['staff', 'templates', 'exports'] as const

  it.each(KEYS)('[R47] to everybody but provider staff: %s', async (key) => {
    const district = await behind()
    const own = await server.browser(district.email)
    expect((await roll(key, district.lea, own)).status).toBe(403)
    const bare = await server.browser('bare@example.org')
    expect((await roll(key, district.lea, bare)).status).toBe(200)
  })

  it.each(KEYS)('for a district that has the current year: %s', async (key) => {
    const { lea, districtName } = await server.newDistrict()
    expect(await roll(key, lea)).toMatchObject({
      status: 409,
      error: { message: `${districtName} is already on 2026-2027.` },
    })
  })

  it.each(KEYS)('beside an import or an export, with its time: %s', async (key) => {
    const { lea } = await behind()
    const at = { startedAt: '2026-09-14T12:00:00Z', status: 'loading' as const, lea, schoolYear: 2025 }
    const { batchId } = await server.db
      .insertInto('importBatches')
      .values({ ...at, source: 'sftp', triggerType: 'manual' })
      .returning('batchId')
      .executeTakeFirstOrThrow()
    expect(await roll(key, lea)).toMatchObject({
      status: 409,
      error: {
        message:
          'An import is running since 09/14/2026 - 08:00AM (ET). Start the rollover when it has ended.',
      },
    })
    await server.db.deleteFrom('importBatches').where('batchId', '=', batchId).execute()
    await server.db
      .insertInto('exportBatches')
      .values({
        ...at,
        ...{ exportId: 900_000 + batchId, exportName: 'x', productId: 2, productName: 'Screening' },
        ...{ deliveryMethod: 'sftp', triggerType: 'manual' },
      })
      .execute()
    expect((await roll(key, lea)).error.message).toMatch(/^An export is running since/)
    await server.db.deleteFrom('exportBatches').where('lea', '=', lea).execute()
    expect((await roll(key, lea)).status).toBe(200)
  })

  it('[S9] outside June to October, by the clock of New York', async () => {
    const { lea } = await behind()
    const last = Date.parse('2026-11-01T03:59:00Z') - server.now().getTime()
    server.advance(last)
    const inOctober = await server.browser('employee@example.org')
    for (const key of KEYS) expect((await roll(key, lea, inOctober)).status).toBe(200)
    server.advance(60_000)
    for (const key of KEYS)
      expect(await roll(key, lea, inOctober)).toMatchObject({
        status: 409,
        error: { message: 'A rollover runs from June to October only.' },
      })
  })
})
