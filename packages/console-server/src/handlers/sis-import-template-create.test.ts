import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { GRADE, LEA, SITE_COLUMNS, storedTemplates, templateCalls } from '../testing/template-calls.ts'

let server: TestServer
let dana: ReturnType<typeof templateCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = templateCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

it('[S7] adds a template of the year of the data, switched off, and answers it with its columns', async () => {
  const { status, data } = await dana.create({
    name: '  Schools nightly ',
    componentName: 'sites',
    filePattern: 'schools_*.csv',
    sisSystemId: 1,
    scheduleEnabled: true,
    scheduleTime: '02:00',
    scheduleDays: ['mon', 'fri'],
    importTemplateColumns: [...SITE_COLUMNS, GRADE],
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    lea: LEA,
    name: 'Schools nightly',
    componentName: 'sites',
    source: 'upload',
    schoolYear: 2026,
    scheduleEnabled: true,
    scheduleTime: '02:00',
    scheduleDays: ['mon', 'fri'],
    nextRunAt: null,
    isEnabled: false,
    version: 1,
    runOrder: 10,
    rolledOverFromId: null,
    lastRunAt: null,
    createdBy: 'Dana Reyes',
    updatedBy: 'Dana Reyes',
    sisSystemId: 1,
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
  expect(await dana.read(data.id)).toEqual(data)
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
  ['sisSystemId', { sisSystemId: 999 }, "this SIS doesn't exist"],
  ['runOrder', { runOrder: 20 }, '10 to 19'],
  ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['mon'] }, 'time'],
  ['scheduleTime', { scheduleTime: '24:00' }, '04:30'],
  ['scheduleDays', { scheduleEnabled: true, scheduleTime: '02:00' }, 'day'],
  ['scheduleDays', { scheduleDays: ['mon', 'mon'] }, 'duplicate'],
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
    "'studentId' isn't a column of Sites",
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
    "'K' isn't in the list of",
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
    "'K' isn't in the list of",
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
  ['version', { version: 3 }, 'Unknown key'],
  ['lastBatchId', { lastBatchId: 3 }, 'Unknown key'],
])('refuses a template because of %s: %j', async (field, more, words) => {
  const before = await storedTemplates(server.db)
  const { status, error } = await dana.create({ ...valid, ...more })
  expect([status, error.field]).toEqual([400, field])
  expect(error.message).not.toContain(`'${field}'`)
  expect(error.message).toContain(words)
  expect(await storedTemplates(server.db)).toEqual(before)
})

it('takes the same name for another year, and a second template of a component', async () => {
  expect(await dana.create({ ...valid, name: 'Sites', schoolYear: 2025 })).toMatchObject({ status: 200 })
  expect(await dana.create({ ...valid, name: 'Sites by hand', runOrder: 11 })).toMatchObject({ status: 200 })
})
