import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { refuseRows, roll } from '../testing/rollover-calls.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const behind = () => server.newDistrict({ notRolledOver: true })

const insertTemplate = async (lea: string, name: string, more: object = {}) => {
  const { id } = await server.db
    .insertInto('importTemplates')
    .values({
      lea,
      name,
      componentName: 'students',
      filePattern: 'STU.csv',
      schoolYear: 2025,
      runOrder: 40,
      isEnabled: true,
      version: 7,
      lastBatchId: 5,
      scheduleEnabled: true,
      scheduleTime: '02:00',
      scheduleDays: json(['mon']),
      createdBy: 'Somebody',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const columns = await server.db
    .insertInto('importTemplateColumns')
    .values([
      { lea, templateId: id, columnName: 'gradeLevel', sourceColumn: 'GRADE', transform: 'trim' },
      { lea, templateId: id, columnName: 'primaryLanguage', sourceColumn: 'LANG' },
    ])
    .returning('id')
    .execute()
  const possible = DATABASE_COLUMNS.students.find((one) => one.columnName === 'gradeLevel')?.possibleValues
  await server.db
    .insertInto('importTemplateTranslations')
    .values({
      lea,
      templateId: id,
      columnId: columns[0]?.id ?? 0,
      possibleValueId: possible?.[4]?.id ?? 0,
      sourceValue: 'K',
      translatedValue: 'KG',
      matchType: 'ignoreCase',
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
  const { status, data } = await roll(employee, 'templates', lea)
  expect(status).toBe(200)
  expect(data.rolloverTemplates).toEqual({
    read: 1,
    copied: 1,
    alreadyPresent: 0,
    failed: 0,
    items: [{ templateId: id, name: 'Students', outcome: 'copied', reason: null }],
  })
  const [before] = await detailed(lea, 2025)
  const [copy, ...others] = await detailed(lea, 2026)
  expect(others).toEqual([])
  expect(copy).toMatchObject({
    name: 'Students',
    version: 1,
    isEnabled: false,
    rolledOverFromId: id,
    lastBatchId: null,
    scheduleEnabled: false,
    scheduleTime: '02:00',
    scheduleDays: ['mon'],
    createdBy: 'Ana Silva',
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
  const first = (await roll(employee, 'templates', lea)).data.rolloverTemplates
  expect(first).toMatchObject({ read: 2, copied: 1, alreadyPresent: 1 })
  await server.db
    .updateTable('importTemplates')
    .set({ name: 'Renamed' })
    .where('rolledOverFromId', '=', id)
    .execute()
  const both = await Promise.all([roll(employee, 'templates', lea), roll(employee, 'templates', lea)])
  for (const { data } of both) expect(data.rolloverTemplates).toMatchObject({ copied: 0, alreadyPresent: 2 })
  expect(await detailed(lea, 2026)).toHaveLength(2)
})

it('leaves no half template behind, and copies the others', async () => {
  const { lea } = await behind()
  await insertTemplate(lea, 'Broken')
  await insertTemplate(lea, 'Whole')
  const allow = await refuseRows(
    server.db,
    'import_template_translations',
    `exists (select from import_templates t where t.id = new.template_id and t.name = 'Broken' and t.lea = '${lea}')`,
  )
  const { data } = await roll(employee, 'templates', lea)
  await allow()
  expect(data.rolloverTemplates).toMatchObject({
    copied: 1,
    failed: 1,
    items: [
      {
        name: 'Broken',
        outcome: 'failed',
        reason: "Couldn't be saved: it violates a database rule.",
      },
      { name: 'Whole', outcome: 'copied', reason: null },
    ],
  })
  expect((await detailed(lea, 2026)).map(({ name }: { name: string }) => name)).toEqual(['Whole'])
  expect((await roll(employee, 'templates', lea)).data.rolloverTemplates).toMatchObject({
    copied: 1,
    alreadyPresent: 1,
  })
})
