import type { SisImportTemplateDetailed } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

const LEA = '4107320'

let server: TestServer
let dana: TestFetch
let ana: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  dana = await server.browser('admin@example.org')
  ana = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const ask = sender('/district')
const create = (body: object, browser = dana, lea = LEA) =>
  ask(browser, 'POST', `/sis-import-translations?lea=${lea}`, body)
const update = (id: number, body: object, browser = dana) =>
  ask(browser, 'PATCH', `/sis-import-translations/${id}?lea=${LEA}`, body)

/** The template of students with its column of grade levels. */
let template: SisImportTemplateDetailed
let on: { sisImportId: number; importTemplateColumnId: number }
let plainColumn: number
const gradeLevels = () => template.importTemplateColumns.find((one) => one.columnName === 'gradeLevel')
const translationOf = (sourceValue: string) =>
  gradeLevels()
    ?.possibleValues.flatMap((one) => one.importTemplateTranslations)
    .find((one) => one.sourceValue === sourceValue)
const numberOf = (value: string) => gradeLevels()?.possibleValues.find((one) => one.value === value)?.id
beforeEach(async () => {
  const answer = await dana(`/api/district/sis-imports-detailed?lea=${LEA}&filter[componentName]=students`)
  const { data }: { data: SisImportTemplateDetailed[] } = await answer.json()
  const [first] = data
  if (!first) throw new Error('There is no template of students.')
  template = first
  on = { sisImportId: template.id, importTemplateColumnId: gradeLevels()?.id ?? 0 }
  plainColumn = template.importTemplateColumns.find((one) => one.columnName === 'lastName')?.id ?? 0
})

const stored = async () => ({
  templates: await server.db.selectFrom('importTemplates').selectAll().orderBy('id').execute(),
  translations: await server.db.selectFrom('importTemplateTranslations').selectAll().orderBy('id').execute(),
})

it('[S7] adds a translation as part of its template, whose version goes up', async () => {
  const { status, data } = await create({ ...on, sourceValue: ' TK+ ', translatedValue: 'TK' })
  expect(status).toBe(200)
  expect(data).toEqual({
    ...on,
    id: expect.any(Number),
    possibleValueId: numberOf('TK'),
    sourceValue: 'TK+',
    translatedValue: 'TK',
    matchType: 'exact',
    version: template.version + 1,
    timesUsedLastRun: null,
  })
  const list = await (
    await dana(`/api/district/sis-import-translations?lea=${LEA}&filter[id]=${data.id}`)
  ).json()
  expect(list.data).toEqual([data])
  const saved = await server.db
    .selectFrom('importTemplates')
    .selectAll()
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow()
  expect(saved).toMatchObject({ version: template.version + 1, updatedBy: 'Dana Reyes' })
})

it('the next import uses it', async () => {
  const { data } = await create({ ...on, sourceValue: 'PK3', translatedValue: 'PR' })
  expect(data.sourceValue).toBe('PK3')
  const sync = await ask(dana, 'POST', `/sis-imports/sync?lea=${LEA}`, {})
  await server.jobs.idle()
  const left = await server.db
    .selectFrom('importDetails')
    .select('rejectedValue')
    .where('batchId', '=', sync.data.batchId)
    .where('errorCode', '=', 'T001')
    .where('columnName', '=', 'gradeLevel')
    .execute()
  expect(left).toEqual([])
})

it.each([
  ['sourceValue', { sourceValue: 'K', translatedValue: 'TK' }, "'K' is translated twice"],
  ['sourceValue', { sourceValue: '  ', translatedValue: 'TK' }, 'empty'],
  ['sourceValue', { sourceValue: 'x'.repeat(101), translatedValue: 'TK' }, '100'],
  ['translatedValue', { sourceValue: 'Q', translatedValue: 'Kindergarten' }, "isn't in the list of grade"],
  ['matchType', { sourceValue: 'Q', translatedValue: 'KG', matchType: 'regex' }, ''],
  ['possibleValueId', { sourceValue: 'Q', translatedValue: 'KG', possibleValueId: 1 }, "'KG'"],
  ['sisImportId', { sisImportId: 'first', sourceValue: 'Q', translatedValue: 'KG' }, ''],
  [
    'importTemplateColumnId',
    { importTemplateColumnId: 999_999, sourceValue: 'Q', translatedValue: 'KG' },
    'no such column',
  ],
  ['timesUsedLastRun', { sourceValue: 'Q', translatedValue: 'KG', timesUsedLastRun: 3 }, 'Unknown key'],
])('refuses %s in %j and changes nothing', async (field, more, words) => {
  const before = await stored()
  const { status, error } = await create({ ...on, ...more })
  expect([status, error.field]).toEqual([400, field])
  expect(error.message).toContain(words)
  expect(await stored()).toEqual(before)
})

it('refuses to translate what has no codes', async () => {
  const body = { ...on, importTemplateColumnId: plainColumn, sourceValue: 'a', translatedValue: 'KG' }
  expect(await create(body)).toMatchObject({
    status: 400,
    error: {
      field: 'sourceValue',
      message: 'SIS value is not valid: Last name has no codes to translate.',
    },
  })
})

it('a new one overwrites nothing and needs no version, but one that is given counts', async () => {
  const body = { ...on, sourceValue: 'zz', translatedValue: 'OT', version: template.version + 4 }
  expect((await create(body)).status).toBe(409)
  expect((await create({ ...body, version: template.version })).status).toBe(200)
})

it('changes a translation and answers with the new version of its template', async () => {
  const before = translationOf('1')
  const { status, data } = await update(before?.id ?? 0, { version: template.version, translatedValue: '02' })
  expect(status).toBe(200)
  expect(data).toEqual({
    ...before,
    translatedValue: '02',
    possibleValueId: numberOf('02'),
    version: template.version + 1,
  })
  const again = await update(before?.id ?? 0, { version: data.version, translatedValue: '01' })
  expect(again.data).toEqual({ ...before, version: template.version + 2 })
})

it.each([
  ['version', { version: 0 }],
  ['sourceValue', { sourceValue: 'K' }],
  ['translatedValue', { translatedValue: '1' }],
  ['sisImportId', { sisImportId: 3 }],
  ['possibleValueId', { possibleValueId: 2 }],
])('refuses to change %s by %j', async (field, more) => {
  const before = await stored()
  const body = { version: template.version, ...more }
  const { status, error } = await update(translationOf('2')?.id ?? 0, body)
  expect([status, error.field]).toEqual([400, field])
  expect(await stored()).toEqual(before)
})

it('nobody overwrites what somebody else has just saved, here or in the whole template', async () => {
  const { id = 0 } = translationOf('3') ?? {}
  const { version } = template
  const answers = await Promise.all([
    update(id, { version, translatedValue: '04' }, ana),
    update(id, { version, translatedValue: '05' }),
    ask(dana, 'PATCH', `/sis-imports/${template.id}?lea=${LEA}`, { version, delimiter: 'tab' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.error.message).toMatch(
    /changed this template on 09\/14\/2026 - 08:\d\dAM \(ET\) after you opened it/,
  )
})

it('knows no translation, template or column of another district', async () => {
  const foreign = await server.db
    .selectFrom('importTemplateTranslations')
    .innerJoin('importTemplates', 'importTemplates.id', 'importTemplateTranslations.templateId')
    .select(['importTemplateTranslations.id', 'templateId', 'columnId'])
    .where('importTemplates.lea', '=', '0610391')
    .executeTakeFirstOrThrow()
  const draft = { sourceValue: 'Q', translatedValue: 'KG' }
  expect((await update(foreign.id, { ...draft, version: 1 })).status).toBe(404)
  expect((await update(0, { ...draft, version: 1 })).status).toBe(404)
  expect(
    (await create({ ...draft, sisImportId: foreign.templateId, importTemplateColumnId: foreign.columnId }))
      .status,
  ).toBe(404)
  expect((await create({ ...on, ...draft, importTemplateColumnId: foreign.columnId })).status).toBe(400)
  expect((await create({ ...on, ...draft }, dana, '0610391')).status).toBe(403)
})
