import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { GRADE, SITE_COLUMNS, storedTemplates, templateCalls } from '../testing/template-calls.ts'

let server: TestServer
let dana: ReturnType<typeof templateCalls>
let ana: ReturnType<typeof templateCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = templateCalls(await server.browser('admin@example.org'))
  ana = templateCalls(await server.browser('employee@example.org'))
})
afterAll(() => server.close())

it('changes only the keys that are given, and raises the version', async () => {
  const before = await dana.add({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
  const { status, data } = await ana.update(before.id, { version: 1, delimiter: 'tab' })
  expect(status).toBe(200)
  expect(data).toEqual({
    ...before,
    delimiter: 'tab',
    version: 2,
    updatedBy: 'Ana Silva',
    updatedAt: expect.any(String),
  })
  expect(Date.parse(data.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt ?? ''))
  expect(await dana.read(before.id)).toEqual(data)
})

it('takes the columns whole: what stays keeps its number, what is left out goes', async () => {
  const before = await dana.add({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
  const [code, , grade] = before.importTemplateColumns
  const first = await dana.update(before.id, {
    version: 1,
    importTemplateColumns: [
      { columnName: 'siteCode', sourceColumn: 'CODE' },
      { columnName: 'lowGrade', sourceColumn: 'LOW' },
    ],
  })
  expect(first.data.importTemplateColumns).toEqual([
    { ...code, sourceColumn: 'CODE' },
    { ...grade, sourceColumn: 'LOW' },
  ])
  const second = await dana.update(before.id, {
    version: 2,
    importTemplateColumns: [
      {
        columnName: 'lowGrade',
        importTemplateTranslations: [
          { sourceValue: 'K', translatedValue: 'TK' },
          { sourceValue: 'k', translatedValue: 'KG' },
        ],
      },
    ],
  })
  expect(second.data.importTemplateColumns).toHaveLength(1)
  const translations = await server.db
    .selectFrom('importTemplateTranslations')
    .select(['id', 'sourceValue', 'translatedValue', 'matchType'])
    .where('templateId', '=', before.id)
    .orderBy('id')
    .execute()
  const kept = grade?.possibleValues.find(({ value }) => value === 'KG')?.importTemplateTranslations[0]?.id
  expect(translations).toEqual([
    { id: kept, sourceValue: 'K', translatedValue: 'TK', matchType: 'exact' },
    { id: expect.any(Number), sourceValue: 'k', translatedValue: 'KG', matchType: 'exact' },
  ])
})

it('refuses what somebody has saved in between, and says who and when', async () => {
  const { id } = await dana.add()
  await ana.update(id, { version: 1, delimiter: 'tab' })
  const before = await storedTemplates(server.db)
  const { status, error } = await dana.update(id, { version: 1, delimiter: 'pipe' })
  expect(status).toBe(409)
  expect(error.message).toMatch(
    /^Ana Silva changed this template on 09\/14\/2026 - 08:1\dAM \(ET\) after you opened it\.$/,
  )
  expect(await storedTemplates(server.db)).toEqual(before)
})

it('lets one of two writers at once through, whoever it is', async () => {
  const { id } = await dana.add()
  for (let version = 1; version < 6; version += 1) {
    const answers = await Promise.all([
      ana.update(id, { version, delimiter: 'tab', importTemplateColumns: SITE_COLUMNS }),
      dana.update(id, { version, delimiter: 'pipe', importTemplateColumns: [GRADE] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    expect(await dana.read(id)).toEqual(won?.data)
    expect(won?.data).toMatchObject({ version: version + 1 })
  }
})

it.each([
  ['version', { version: 0, delimiter: 'tab' }],
  ['componentName', { version: 1, componentName: 'staff' }],
  ['schoolYear', { version: 1, schoolYear: 2027 }],
  ['filePattern', { version: 1, filePattern: null }],
  ['scheduleDays', { version: 1, scheduleEnabled: true, scheduleTime: '02:00' }],
  ['isEnabled', { version: 1, isEnabled: true }],
  ['name', { version: 1, name: 'Students' }],
  ['runOrder', { version: 1, runOrder: 9 }],
])('refuses %s in %j and changes nothing', async (field, body) => {
  const { id } = await dana.add()
  const before = await storedTemplates(server.db)
  const { status, error } = await dana.update(id, body)
  expect([status, error.field]).toEqual([400, field])
  expect(error.message).not.toContain(`'${field}'`)
  expect(await storedTemplates(server.db)).toEqual(before)
})

it('keeps an enabled template from losing a required column', async () => {
  const { id } = await dana.add({ isEnabled: true, importTemplateColumns: SITE_COLUMNS })
  const answer = await dana.update(id, { version: 1, importTemplateColumns: SITE_COLUMNS.slice(1) })
  expect(answer).toMatchObject({ status: 400, error: { field: 'isEnabled' } })
  expect(answer.error.message).toContain('Site code')
  expect((await dana.read(id)).importTemplateColumns).toHaveLength(2)
})

it('finds no template of another district, and none by a name', async () => {
  const { id } = await dana.add()
  const foreign = await server.db
    .selectFrom('importTemplates')
    .select('id')
    .where('lea', '=', '0610391')
    .executeTakeFirstOrThrow()
  expect(await dana.update(foreign.id, { version: 1, name: 'Mine' })).toMatchObject({
    status: 404,
    error: { message: 'Template not found.' },
  })
  expect((await dana.update(id, { version: 1 }, '0610391')).status).toBe(403)
  expect((await dana.update('12a', { version: 1 })).status).toBe(404)
})
