import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadTemplate } from '../pipeline/load-template.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'
const PATH = `/api/district/sis-imports`

let server: TestServer
let dana: TestFetch
let ana: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  dana = await server.browser('admin@example.org')
  ana = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const send = async (browser: TestFetch, method: string, path: string, body?: object, lea = LEA) => {
  const answer = await browser(`${path}?lea=${lea}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...(await answer.json()) }
}
const create = (body: object, browser = dana) => send(browser, 'POST', PATH, body)
const update = (id: number, body: object, browser = dana) => send(browser, 'PATCH', `${PATH}/${id}`, body)
const read = async (id: number) => {
  const answer = await dana(`${PATH}-detailed?lea=${LEA}&filter[id]=${id}`)
  return (await answer.json()).data[0]
}

let made = 0
const newTemplate = async (more: object = {}) => {
  made += 1
  const { data } = await create({
    ...{ name: `Template ${made}`, componentName: 'sites', filePattern: 'SCH.csv', ...more },
  })
  return data
}

const stored = async () => ({
  templates: await server.db.selectFrom('importTemplates').selectAll().orderBy('id').execute(),
  columns: await server.db.selectFrom('importTemplateColumns').selectAll().orderBy('id').execute(),
  translations: await server.db.selectFrom('importTemplateTranslations').selectAll().orderBy('id').execute(),
})

const SITE_COLUMNS = [
  { columnName: 'siteCode', sourceColumn: 'SCHOOL_CD' },
  { columnName: 'siteName', sourceColumn: 'SCHOOL_NM', transform: 'trim' },
]
const GRADE = {
  columnName: 'lowGrade',
  sourceColumn: 'LOW_GRADE',
  importTemplateTranslations: [
    { sourceValue: ' K ', translatedValue: 'KG' },
    { sourceValue: '', translatedValue: 'UG', matchType: 'blank' },
  ],
}

describe('POST /district/sis-imports', () => {
  it('[S7] adds a template of the year of the data, switched off, and answers it with its columns', async () => {
    const { status, data } = await create({
      ...{ name: '  Schools nightly ', componentName: 'sites', filePattern: 'schools_*.csv', sisSystemId: 1 },
      ...{ scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon', 'fri'] },
      importTemplateColumns: [...SITE_COLUMNS, GRADE],
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ lea: LEA, name: 'Schools nightly', componentName: 'sites', source: 'upload', schoolYear: 2026 },
      ...{ scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon', 'fri'], nextRunAt: null },
      ...{ isEnabled: false, version: 1, runOrder: 10, rolledOverFromId: null, lastRunAt: null },
      ...{ createdBy: 'Dana Reyes', updatedBy: 'Dana Reyes', sisSystemId: 1 },
    })
    expect(data.importTemplateColumns.map((one: { columnName: string }) => one.columnName)).toEqual([
      'siteCode',
      'siteName',
      'lowGrade',
    ])
    const translations = data.importTemplateColumns[2].possibleValues.flatMap(
      (one: { importTemplateTranslations: object[] }) => one.importTemplateTranslations,
    )
    expect(translations).toMatchObject([
      { sourceValue: 'K', translatedValue: 'KG', matchType: 'exact', sisImportId: data.id },
      { sourceValue: '', translatedValue: 'UG', matchType: 'blank', sisImportId: data.id },
    ])
    expect(await read(data.id)).toEqual(data)
  })

  const valid = { name: 'Sites twice', componentName: 'sites', filePattern: 'SCH.csv' }
  const columns = (...importTemplateColumns: object[]) => ({ importTemplateColumns })
  const translated = (...importTemplateTranslations: object[]) =>
    columns({ columnName: 'lowGrade', importTemplateTranslations })

  it.each([
    ['name', { name: '   ' }, 'empty'],
    ['name', { name: 'x'.repeat(81) }, '80'],
    ['name', { name: 'sItEs' }, 'already used'],
    ['componentName', { componentName: 'accounts' }, ''],
    ['componentName', { componentName: 'constructor' }, ''],
    ['source', { source: 'ftp' }, ''],
    ['filePattern', { filePattern: null }, 'names'],
    ['filePattern', { filePattern: '../other/*.csv' }, 'letters'],
    ['filePattern', { filePattern: '*a*a*a*a' }, 'three'],
    ['sisSystemId', { sisSystemId: 999 }, '999'],
    ['runOrder', { runOrder: 20 }, '10 to 19'],
    ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['mon'] }, 'time'],
    ['scheduleTime', { scheduleTime: '24:00' }, '04:30'],
    ['scheduleDays', { scheduleEnabled: true, scheduleTime: '02:00' }, 'day'],
    ['scheduleDays', { scheduleDays: ['mon', 'mon'] }, 'twice'],
    ['scheduleDays.0', { scheduleDays: ['monday'] }, ''],
    ['deleteThresholdPercent', { deleteThresholdPercent: 101 }, ''],
    ['schoolYear', { schoolYear: 26 }, ''],
    ['isEnabled', { isEnabled: true }, 'Site code, Site name must be mapped first'],
    ['isEnabled', { isEnabled: true, ...columns({ columnName: 'siteCode' }) }, 'Site code'],
    [
      'isEnabled',
      { isEnabled: true, ...columns({ ...SITE_COLUMNS[0], mappingType: 'ignore' }, SITE_COLUMNS[1] ?? {}) },
      'Site code must',
    ],
    [
      'isEnabled',
      { isEnabled: true, ...columns({ ...SITE_COLUMNS[0], mappingType: 'fixed' }, SITE_COLUMNS[1] ?? {}) },
      'Site code must',
    ],
    [
      'importTemplateColumns.0.columnName',
      columns({ columnName: 'studentId' }),
      "'studentId' is no column of Sites",
    ],
    [
      'importTemplateColumns.1.columnName',
      columns({ columnName: 'siteCode' }, { columnName: 'siteCode' }),
      'twice',
    ],
    ['importTemplateColumns.0.transform', columns({ columnName: 'siteCode', transform: 'rot13' }), ''],
    [
      'importTemplateColumns.0.fixedValue',
      columns({ columnName: 'lowGrade', mappingType: 'fixed', fixedValue: 'K' }),
      "'K' is not in the list of",
    ],
    [
      'importTemplateColumns.0.importTemplateTranslations.0.sourceValue',
      columns({
        columnName: 'siteCode',
        importTemplateTranslations: [{ sourceValue: 'a', translatedValue: 'b' }],
      }),
      'no codes',
    ],
    [
      'importTemplateColumns.0.importTemplateTranslations.0.translatedValue',
      translated({ sourceValue: 'K', translatedValue: 'K' }),
      "'K' is not in the list of",
    ],
    [
      'importTemplateColumns.0.importTemplateTranslations.1.sourceValue',
      translated(
        { sourceValue: 'K', translatedValue: 'KG' },
        { sourceValue: 'K ', translatedValue: 'TK', matchType: 'ignoreCase' },
      ),
      "'K' is translated twice",
    ],
    [
      'importTemplateColumns.0.importTemplateTranslations.1.sourceValue',
      translated(
        { sourceValue: 'Kg', translatedValue: 'KG', matchType: 'ignoreCase' },
        { sourceValue: 'kG', translatedValue: 'TK', matchType: 'ignoreCase' },
      ),
      'twice',
    ],
    [
      'importTemplateColumns.0.importTemplateTranslations.1.matchType',
      translated(
        { sourceValue: '*', translatedValue: 'KG', matchType: 'any' },
        { sourceValue: 'rest', translatedValue: 'TK', matchType: 'any' },
      ),
      'two fallbacks',
    ],
    ['version', { version: 3 }, 'not known'],
    ['lastBatchId', { lastBatchId: 3 }, 'not known'],
  ])('refuses a template because of %s: %j', async (field, more, words) => {
    const before = await stored()
    const { status, error } = await create({ ...valid, ...more })
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).toContain(`'${field}'`)
    expect(error.message).toContain(words)
    expect(await stored()).toEqual(before)
  })

  it('takes the same name for another year, and a second template of a component', async () => {
    expect(await create({ ...valid, name: 'Sites', schoolYear: 2025 })).toMatchObject({ status: 200 })
    expect(await create({ ...valid, name: 'Sites by hand', runOrder: 11 })).toMatchObject({ status: 200 })
  })
})

describe('PATCH /district/sis-imports/{id}', () => {
  it('changes only the keys that are given, and raises the version', async () => {
    const before = await newTemplate({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
    const { status, data } = await update(before.id, { version: 1, delimiter: 'tab' }, ana)
    expect(status).toBe(200)
    expect(data).toEqual({
      ...before,
      ...{ delimiter: 'tab', version: 2, updatedBy: 'Ana Silva', updatedAt: expect.any(String) },
    })
    expect(Date.parse(data.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt))
    expect(await read(before.id)).toEqual(data)
  })

  it('takes the columns whole: what stays keeps its number, what is left out goes', async () => {
    const before = await newTemplate({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
    const [code, name, grade] = before.importTemplateColumns
    const first = await update(before.id, {
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
    expect(name.columnName).toBe('siteName')
    const second = await update(before.id, {
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
    const kept = grade.possibleValues.find((one: { value: string }) => one.value === 'KG')
      .importTemplateTranslations[0].id
    expect(translations).toEqual([
      { id: kept, sourceValue: 'K', translatedValue: 'TK', matchType: 'exact' },
      { id: expect.any(Number), sourceValue: 'k', translatedValue: 'KG', matchType: 'exact' },
    ])
  })

  it('refuses what somebody has saved in between, and says who and when', async () => {
    const { id } = await newTemplate()
    await update(id, { version: 1, delimiter: 'tab' }, ana)
    const before = await stored()
    const { status, error } = await update(id, { version: 1, delimiter: 'pipe' })
    expect(status).toBe(409)
    expect(error.message).toMatch(
      /^Ana Silva saved version 2 on 09\/14\/2026 - 08:1\dAM \(ET\), while you edited version 1\.$/,
    )
    expect(await stored()).toEqual(before)
  })

  it('lets one of two writers at once through, whoever it is', async () => {
    const { id } = await newTemplate()
    for (let version = 1; version < 6; version += 1) {
      const answers = await Promise.all([
        update(id, { version, delimiter: 'tab', importTemplateColumns: SITE_COLUMNS }, ana),
        update(id, { version, delimiter: 'pipe', importTemplateColumns: [GRADE] }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const won = answers.find(({ status }) => status === 200)
      expect(await read(id)).toEqual(won?.data)
      expect(won?.data).toMatchObject({ version: version + 1 })
    }
  })

  it.each([
    ['version', { delimiter: 'tab' }],
    ['version', { version: 0, delimiter: 'tab' }],
    ['componentName', { version: 1, componentName: 'staff' }],
    ['schoolYear', { version: 1, schoolYear: 2027 }],
    ['filePattern', { version: 1, filePattern: null }],
    ['scheduleDays', { version: 1, scheduleEnabled: true, scheduleTime: '02:00' }],
    ['isEnabled', { version: 1, isEnabled: true }],
    ['name', { version: 1, name: 'Students' }],
    ['runOrder', { version: 1, runOrder: 9 }],
  ])('refuses %s in %j and changes nothing', async (field, body) => {
    const { id } = await newTemplate()
    const before = await stored()
    const { status, error } = await update(id, body)
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).toContain(`'${field}'`)
    expect(await stored()).toEqual(before)
  })

  it('keeps an enabled template from losing a required column', async () => {
    const { id } = await newTemplate({ isEnabled: true, importTemplateColumns: SITE_COLUMNS })
    const answer = await update(id, { version: 1, importTemplateColumns: SITE_COLUMNS.slice(1) })
    expect(answer).toMatchObject({ status: 400, error: { field: 'isEnabled' } })
    expect(answer.error.message).toContain('Site code')
    expect((await read(id)).importTemplateColumns).toHaveLength(2)
  })

  it('finds no template of another district, and none by a name', async () => {
    const { id } = await newTemplate()
    const foreign = await server.db
      .selectFrom('importTemplates')
      .select('id')
      .where('lea', '=', '0610391')
      .executeTakeFirstOrThrow()
    expect(await update(foreign.id, { version: 1, name: 'Mine' })).toMatchObject({
      status: 404,
      error: { message: `No template has the number ${foreign.id}.` },
    })
    expect((await send(dana, 'PATCH', `${PATH}/${id}`, { version: 1 }, '0610391')).status).toBe(403)
    expect((await send(dana, 'PATCH', `${PATH}/12a`, { version: 1 })).status).toBe(404)
  })
})

describe('DELETE /district/sis-imports/{id}', () => {
  const remove = (id: number, browser = dana) => send(browser, 'DELETE', `${PATH}/${id}`)

  it('[S7] removes columns and translations with it, and leaves rows and logs', async () => {
    const { id } = await newTemplate({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
    const rows = await server.db.selectFrom('sisRows').select('id').execute()
    expect(await remove(id)).toEqual({ status: 200, data: null })
    const left = await stored()
    expect(left.columns.filter((one) => one.templateId === id)).toEqual([])
    expect(left.translations.filter((one) => one.templateId === id)).toEqual([])
    expect(await server.db.selectFrom('sisRows').select('id').execute()).toHaveLength(rows.length)
    expect((await remove(id)).status).toBe(404)
  })

  it('is refused while an import uses the template, and possible afterwards', async () => {
    const { id } = await newTemplate({ name: 'In use' })
    const { batchId } = await server.db
      .insertInto('importBatches')
      .values({
        ...{ lea: LEA, schoolYear: 2026, source: 'sftp', triggerType: 'manual', status: 'loading' },
        startedAt: server.now(),
      })
      .returning('batchId')
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('importResults')
      .values({
        ...{ batchId, lea: LEA, componentName: 'sites', templateId: id, sequence: 10 },
        ...{ stage: 'load', status: 'loading' },
      })
      .execute()
    expect(await remove(id)).toMatchObject({
      status: 409,
      error: { message: `Import ${batchId} is using In use. Remove it when the import has ended.` },
    })
    const ended = { status: 'completed' as const }
    await server.db.updateTable('importResults').set(ended).where('batchId', '=', batchId).execute()
    await server.db.updateTable('importBatches').set(ended).where('batchId', '=', batchId).execute()
    expect((await remove(id)).status).toBe(200)
  })

  it('leaves a queued import standing when the template is gone all the same', async () => {
    const own = await createTestServer()
    const browser = await own.browser('admin@example.org')
    const { data } = await send(browser, 'POST', `${PATH}/sync`, {})
    await own.db.deleteFrom('importTemplates').where('componentName', '=', 'staff').execute()
    await own.jobs.idle()
    const results = await own.db
      .selectFrom('importResults')
      .select(['componentName', 'status'])
      .where('batchId', '=', data.batchId)
      .execute()
    expect(
      results.every(({ status }) => ['completed', 'completedWithErrors', 'cancelled'].includes(status)),
    ).toBe(true)
    await own.close()
  })
})

it('a run reads a template of one moment while others save it', async () => {
  const variant = (letter: string) => [
    {
      ...{ columnName: 'lowGrade', sourceColumn: letter },
      importTemplateTranslations: [{ sourceValue: letter, translatedValue: 'KG' }],
    },
  ]
  const { id } = await newTemplate({ importTemplateColumns: variant('A') })
  const saving = (async () => {
    for (let version = 1; version < 20; version += 1)
      await update(id, { version, importTemplateColumns: variant(version % 2 === 0 ? 'A' : 'B') })
    return 'saved'
  })()
  const seen = new Set<string | null | undefined>()
  while ((await Promise.race([saving, Promise.resolve('')])) !== 'saved') {
    const [column] = (await loadTemplate(server.db, id))?.importTemplateColumns ?? []
    const sources = column?.possibleValues.flatMap((one) =>
      one.importTemplateTranslations.map((translation) => translation.sourceValue),
    )
    expect(sources).toEqual([column?.sourceColumn])
    seen.add(column?.sourceColumn)
  }
  expect([...seen].sort()).toEqual(['A', 'B'])
})

it('a template that reads from the SIS itself fails in the log with a plain sentence', async () => {
  const own = await createTestServer()
  const browser = await own.browser('admin@example.org')
  await own.db
    .updateTable('importTemplates')
    .set({ source: 'api', filePattern: null })
    .where('componentName', '=', 'staff')
    .execute()
  const { data } = await send(browser, 'POST', `${PATH}/sync`, { components: ['staff'] })
  await own.jobs.idle()
  const detail = await own.db
    .selectFrom('importDetails')
    .select(['message', 'errorCode'])
    .where('batchId', '=', data.batchId)
    .executeTakeFirstOrThrow()
  expect(detail).toEqual({
    message: 'The template reads from the SIS itself, and this server reads files.',
    errorCode: 'E001',
  })
  await own.close()
})
