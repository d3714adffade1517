import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTemplate } from '../pipeline/load-template.ts'
import { startSync } from '../pipeline/start-sync.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { GRADE, LEA, SITE_COLUMNS, storedTemplates, templateCalls } from '../testing/template-calls.ts'

let server: TestServer
let dana: ReturnType<typeof templateCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = templateCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

it('[S7] removes columns and translations with it, and leaves rows and logs', async () => {
  const { id } = await dana.add({ importTemplateColumns: [...SITE_COLUMNS, GRADE] })
  const rows = await server.db.selectFrom('sisRows').select('id').execute()
  expect(await dana.remove(id)).toEqual({ status: 200, data: null })
  const left = await storedTemplates(server.db)
  expect(left.columns.filter((one) => one.templateId === id)).toEqual([])
  expect(left.translations.filter((one) => one.templateId === id)).toEqual([])
  expect(await server.db.selectFrom('sisRows').select('id').execute()).toHaveLength(rows.length)
  expect((await dana.remove(id)).status).toBe(404)
})

it('is refused while an import uses the template, and possible afterwards', async () => {
  const { id } = await dana.add({ name: 'In use' })
  const { batchId } = await server.db
    .insertInto('importBatches')
    .values({
      lea: LEA,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'loading',
      startedAt: server.now(),
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('importResults')
    .values({
      batchId,
      lea: LEA,
      componentName: 'sites',
      templateId: id,
      sequence: 10,
      stage: 'load',
      status: 'loading',
    })
    .execute()
  expect(await dana.remove(id)).toMatchObject({
    status: 409,
    error: { message: `Import ${batchId} is using In use. Remove the template when the import finishes.` },
  })
  const ended = { status: 'completed' as const }
  await server.db.updateTable('importResults').set(ended).where('batchId', '=', batchId).execute()
  await server.db.updateTable('importBatches').set(ended).where('batchId', '=', batchId).execute()
  expect((await dana.remove(id)).status).toBe(200)
})

it('a run notes how often each translation was used, and a few codes, without a new version', async () => {
  await dana.sync({})
  await server.jobs.idle()
  const students = (await dana.named('Students')) ?? { id: 0, version: 0 }
  const { importTemplateColumns, version } = await dana.read(students.id)
  expect(version).toBe(students.version)
  const column = (name: string) => importTemplateColumns.find(({ columnName }) => columnName === name)
  const used = column('gradeLevel')
    ?.possibleValues.flatMap((one) => one.importTemplateTranslations)
    .map(({ sourceValue, timesUsedLastRun }) => [sourceValue, timesUsedLastRun] as const)
  const stored = await server.db
    .selectFrom('sisRows')
    .select('id')
    .where('lea', '=', LEA)
    .where('component', '=', 'students')
    .where(sql<boolean>`data->>'gradeLevel' = 'KG'`)
    .execute()
  expect(Object.fromEntries(used ?? []).K).toBeGreaterThanOrEqual(stored.length)
  expect(column('gradeLevel')?.sampleValues.length).toBeGreaterThan(1)
  expect(column('gradeLevel')?.sampleValues.length).toBeLessThan(6)
  // Names and birth dates never become sample values.
  expect([column('lastName')?.sampleValues, column('birthDate')?.sampleValues]).toEqual([[], []])
})

it('a run notes the names of all columns, and the codes that nothing knows with their rows', async () => {
  const { id } = (await dana.named('Students')) ?? { id: 0 }
  const gradeOf = async () => {
    const { sourceColumns, importTemplateColumns } = await dana.read(id)
    const column = importTemplateColumns.find(({ columnName }) => columnName === 'gradeLevel')
    return { sourceColumns, unknown: column?.unknownValues ?? [], at: column?.sourceColumn ?? '' }
  }
  const before = await gradeOf()
  expect(before.sourceColumns).toContain(before.at)
  await server.db
    .deleteFrom('importTemplateTranslations')
    .where('templateId', '=', id)
    .where('sourceValue', '=', 'K')
    .execute()
  await dana.sync({})
  await server.jobs.idle()
  const after = await gradeOf()
  expect(after.sourceColumns).toEqual(before.sourceColumns)
  const lost = after.unknown.find(({ sourceValue }) => sourceValue === 'K')
  expect(lost?.rows).toBeGreaterThan(0)
  expect(before.unknown).not.toContainEqual(lost)
  expect(after.unknown.map(({ rows }) => rows)).toEqual(
    after.unknown.map(({ rows }) => rows).sort((a, b) => b - a),
  )
})

it('leaves a queued import standing when the template is gone all the same', async () => {
  const own = await createTestServer()
  const start = { lea: LEA, schoolYear: 2026, request: {}, triggeredBy: 'Dana Reyes', now: own.now() }
  const answer = await startSync(own.db, start)
  await own.db.deleteFrom('importTemplates').where('componentName', '=', 'staff').execute()
  own.jobs.nudge()
  await own.jobs.idle()
  const results = await own.db
    .selectFrom('importResults')
    .select(['componentName', 'status', 'message'])
    .where('batchId', '=', answer.kind === 'started' ? answer.batchId : 0)
    .execute()
  for (const { componentName, status, message } of results)
    if (componentName === 'staff')
      expect([status, message]).toEqual(['cancelled', 'Skipped: the template was removed'])
    else expect(['completed', 'completedWithErrors']).toContain(status)
  expect(results.length).toBeGreaterThan(3)
  await own.close()
})

it('a run reads a template of one moment while others save it', async () => {
  const variant = (letter: string) => [
    {
      columnName: 'lowGrade',
      sourceColumn: letter,
      importTemplateTranslations: [{ sourceValue: letter, translatedValue: 'KG' }],
    },
  ]
  const { id } = await dana.add({ importTemplateColumns: variant('A') })
  let saving = true
  const seen = new Set<string | null | undefined>()
  const reader = async () => {
    while (saving) {
      const [column] = (await loadTemplate(server.db, id))?.importTemplateColumns ?? []
      const sources = column?.possibleValues.flatMap((one) =>
        one.importTemplateTranslations.map(({ sourceValue }) => sourceValue),
      )
      expect(sources).toEqual([column?.sourceColumn])
      seen.add(column?.sourceColumn)
    }
  }
  const reading = Promise.all([reader(), reader(), reader(), reader()])
  for (let version = 1; version < 60; version += 1)
    await dana.update(id, { version, importTemplateColumns: variant(version % 2 === 0 ? 'A' : 'B') })
  saving = false
  await reading
  expect([...seen].sort()).toEqual(['A', 'B'])
})
