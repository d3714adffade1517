import type { FixTarget } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS, fixTargets } from '@edconsole/console-core/import-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('[9.4] asks for no site and no translation that is there by now', async () => {
  const district = await server.newDistrict()
  const { lea, sisYear } = district
  const employee = await server.browser('employee@example.org')
  const scope = { districtId: String(district.id), templateId: 0 }
  const { id: templateId } = await server.db
    .insertInto('importTemplates')
    .values({
      lea,
      name: 'Students',
      componentName: 'students',
      runOrder: 1,
      schoolYear: sisYear,
      scheduleDays: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: columnId } = await server.db
    .insertInto('importTemplateColumns')
    .values({ lea, templateId, columnName: 'gradeLevel', sourceColumn: 'GRADE', transform: 'trim' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: sisYear,
      source: 'sftp',
      triggerType: 'scheduled',
      status: 'completedWithErrors',
      startedAt: new Date(server.now().getTime() - 14 * 3_600_000),
      recordsRead: 1000,
      recordsRejected: 3,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  const { etlStatusId } = await server.db
    .insertInto('importResults')
    .values({
      batchId,
      lea,
      componentName: 'students',
      sequence: 40,
      stage: 'load',
      status: 'completedWithErrors',
    })
    .returning('etlStatusId')
    .executeTakeFirstOrThrow()
  const finding = { batchId, lea, etlStatusId, componentName: 'students', severity: 'error' } as const
  const refuse = async (columnName: string, value: string, errorCode: string, fixTarget: FixTarget) => {
    const about = { columnName, rejectedValue: value, errorCode, cause: `${errorCode}:${columnName}` }
    await server.db
      .insertInto('importDetails')
      .values({
        ...finding,
        ...about,
        stage: 'transform',
        rowNumber: 2,
        params: null,
        owner: 'provider',
        fixTarget: json(fixTarget),
        loggedAt: server.now(),
      })
      .execute()
  }
  for (const code of ['0417', '0418', '0417'])
    await refuse('siteCode', code, 'R001', fixTargets.site(scope, code))
  const ofTemplate = { ...scope, templateId }
  await refuse('gradeLevel', 'PK3', 'T001', fixTargets.translation(ofTemplate, 'gradeLevel', 'PK3'))

  const step = async () => {
    await server.jobs.idle()
    const { data } = await sender('/districts')(employee, 'GET', `/status?search=${lea}`)
    return data[0]?.nextStep
  }
  expect(await step()).toMatchObject({ kind: 'addSites', count: 2 })
  const add = (siteCode: string) =>
    sender('/district/site')(employee, 'POST', `?lea=${lea}`, { siteCode, siteName: `Site ${siteCode}` })
  await add('0417')
  expect(await step()).toMatchObject({ kind: 'addSites', count: 1, target: { query: { code: '0418' } } })
  await add('0418')
  expect(await step()).toMatchObject({ kind: 'addTranslations', count: 1 })
  const possible = DATABASE_COLUMNS.students.find((one) => one.columnName === 'gradeLevel')?.possibleValues
  await server.db
    .insertInto('importTemplateTranslations')
    .values({
      lea,
      templateId,
      columnId,
      possibleValueId: possible?.find(({ value }) => value === 'PK')?.id ?? 0,
      sourceValue: 'PK3',
      translatedValue: 'PK',
      matchType: 'exact',
    })
    .execute()
  expect(await step()).toMatchObject({ kind: 'startImport', target: { route: 'import-logs' } })
})
