import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'

type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench

beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: 10 }).execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
})

const spoil = (name: keyof typeof FILES, change: (text: string) => string | Buffer) =>
  bench.write(name, change(FILES[name]))
const summary = ({ results }: Awaited<ReturnType<Bench['sync']>>) =>
  results.map((r) => [
    r.componentName,
    r.status,
    r.recordsInserted,
    r.recordsUpdated,
    r.recordsUnchanged,
    r.recordsRejected,
    r.recordsDeleted,
  ])

describe('an import of good files', () => {
  it('[R46] loads the components in their order and changes nothing when it runs again', async () => {
    const first = await bench.sync()
    expect(summary(first)).toEqual([
      ['sites', 'completed', 2, 0, 0, 0, 0],
      ['staff', 'completed', 1, 0, 0, 0, 0],
      ['students', 'completed', 5, 0, 0, 0, 0],
      ['enrollment', 'completed', 5, 0, 0, 0, 0],
    ])
    expect(first.header).toMatchObject({
      status: 'completed',
      recordsRead: 13,
      recordsInserted: 13,
      componentsDone: 4,
      recordsExpected: 13,
      triggeredBy: 'Ana Silva',
    })
    const second = await bench.sync()
    expect(second.header).toMatchObject({
      status: 'completed',
      recordsRead: 13,
      recordsUnchanged: 13,
      recordsInserted: 0,
    })
    expect(second.details).toEqual([])
  })

  it('stores records as the tables show them, and sites know their people', async () => {
    await bench.sync()
    const [student] = await bench.stored('students')
    expect(student).toMatchObject({
      sourceId: '30018842',
      data: {
        studentId: '30018842',
        lastName: 'Nguyen',
        birthDate: '2020-03-09',
        gradeLevel: 'KG',
        siteCode: '0412',
        primaryLanguage: 'eng',
        enrollmentStatus: 'enrolled',
        middleName: null,
        emailAddress: null,
      },
    })
    expect(student?.searchText).toContain('nguyen')
    const sites = await bench.stored('sites')
    expect(sites.map((s) => [s.sourceId, s.data.studentCount, s.data.staffCount])).toEqual([
      ['0412', 2, 1],
      ['0415', 3, 1],
    ])
  })

  it('says of a changed file what was added, changed and removed', async () => {
    await bench.db.updateTable('importTemplates').set({ deleteThresholdPercent: 50 }).execute()
    await bench.sync()
    await spoil(
      'STU.csv',
      (t) =>
        `${t.replace('Theo', 'Theodore').replace(/30018846.*\n/, '')}30018847,1,New,Kid,01/01/2015,F,5,0412,08/12/2026,00,\n`,
    )
    const { result } = await bench.sync({ components: ['students'] })
    expect(result('students')).toMatchObject({
      status: 'completed',
      recordsRead: 5,
      recordsInserted: 1,
      recordsUpdated: 1,
      recordsUnchanged: 3,
      recordsDeleted: 1,
    })
    expect((await bench.stored('students')).map((s) => s.sourceId)).toEqual([
      '30018842',
      '30018843',
      '30018844',
      '30018845',
      '30018847',
    ])
  })

  it.each(['delta', 'addOnly'] as const)('mode %s removes nothing', async (mode) => {
    await bench.sync()
    await spoil('STU.csv', (t) => t.replace('Theo', 'Theodore').replace(/30018846.*\n/, ''))
    const { result } = await bench.sync({ components: ['students'], mode })
    expect(result('students')).toMatchObject({
      recordsDeleted: 0,
      recordsUpdated: mode === 'delta' ? 1 : 0,
      recordsUnchanged: mode === 'delta' ? 3 : 4,
    })
    expect(await bench.stored('students')).toHaveLength(5)
  })

  it('H001: keeps what a full file would remove beyond the limit, loads the rest and waits for a review', async () => {
    await bench.sync()
    await spoil('STU.csv', (t) => t.replace('Theo', 'Theodore').replace(/30018846.*\n/, ''))
    const { header, result, details } = await bench.sync({ components: ['students'] })
    expect(header.status).toBe('held')
    expect(result('students')).toMatchObject({
      status: 'held',
      recordsUpdated: 1,
      recordsDeleted: 0,
      warningCount: 1,
      message: expect.stringMatching(
        /^1 of 5 students of batch \d+ would be removed \(20%\)\. They were kept\.$/,
      ),
    })
    expect(details.map((d) => d.cause)).toEqual(['H001:file'])
    expect(await bench.stored('students')).toHaveLength(5)
  })

  it('a refused row keeps its stored record', async () => {
    await bench.sync()
    await spoil('STU.csv', (t) => t.replace(',12,0415', ',TK+,0415'))
    await spoil('ENR.csv', (t) => t.replace('30018846,0415,12,08/12/2026', '30018846,0415,12,13/13/2026'))
    const { header } = await bench.sync({ components: ['students', 'enrollment'] })
    expect(header).toMatchObject({ status: 'completedWithErrors', recordsRejected: 2, recordsDeleted: 0 })
    expect((await bench.stored('students')).find((s) => s.sourceId === '30018846')?.data.gradeLevel).toBe(
      '12',
    )
    expect(await bench.stored('enrollment')).toHaveLength(5)
  })

  it('L002: leaves a record alone that is kept by hand', async () => {
    await bench.sync()
    await bench.db.updateTable('sisRows').set({ isManual: true }).where('sourceId', '=', '10432').execute()
    await spoil('STF.csv', (t) => t.replace('Maria', 'Mary'))
    const { result, details } = await bench.sync({ components: ['staff'] })
    expect(result('staff')).toMatchObject({
      status: 'completed',
      recordsUnchanged: 1,
      recordsWarned: 1,
      warningCount: 1,
    })
    expect(details).toMatchObject([{ errorCode: 'L002', sourceId: '10432', rowNumber: 1 }])
  })
})

describe('from a refused row to its cause and back', () => {
  it('a translation that is added takes effect with the next import', async () => {
    await spoil('STU.csv', (t) => t.replace(',K,0412', ',TK+,0412'))
    const before = await bench.sync({ components: ['sites', 'students'] })
    expect(before.details).toMatchObject([
      {
        errorCode: 'T001',
        cause: 'T001:gradeLevel',
        causeTitle: 'Grade level not recognized',
        severity: 'error',
        stage: 'transform',
        rowNumber: 1,
        sourceId: '30018842',
        recordLabel: 'Nguyen, Theo',
        siteCode: '0412',
        columnName: 'gradeLevel',
        sourceColumn: 'GRADE',
        rejectedValue: 'TK+',
        message: 'Value "TK+" is not in the list of grade levels. Row not loaded.',
        owner: 'provider',
        fixTarget: {
          route: 'sis-import-edit',
          query: { column: 'gradeLevel', values: ['TK+'] },
          label: 'Translate "TK+"',
        },
        rowData: { LOCAL_ID: '30018842', GRADE: 'TK+', SCHOOL_CD: '0412' },
      },
    ])
    // As the file has them, which is how the row is shown and handed out.
    expect(before.details.map(({ rowData }) => Object.keys(rowData ?? {}).join())).toEqual([
      'LOCAL_ID,STATE_ID,FIRST_NM,LAST_NM,BIRTH_DT,GENDER,GRADE,SCHOOL_CD,ENTRY_DT,HOME_LANG,EMAIL',
    ])
    expect(before.header.message).toBe('Students: Grade level not recognized (1)')

    const { id: templateId } = bench.template('students')
    const column = await bench.db
      .selectFrom('importTemplateColumns')
      .select('id')
      .where('templateId', '=', templateId)
      .where('columnName', '=', 'gradeLevel')
      .executeTakeFirstOrThrow()
    const translation = await bench.db
      .insertInto('importTemplateTranslations')
      .values({
        lea: LEA,
        templateId,
        columnId: column.id,
        possibleValueId: 40503,
        sourceValue: 'TK+',
        translatedValue: 'TK',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await bench.sync({ components: ['students'] })
    await bench.db.deleteFrom('importTemplateTranslations').where('id', '=', translation.id).execute()

    expect(after.details).toEqual([])
    expect(after.result('students')).toMatchObject({
      recordsInserted: 1,
      recordsUnchanged: 4,
      recordsRejected: 0,
    })
    expect((await bench.stored('students'))[0]?.data.gradeLevel).toBe('TK')
  })

  it('a site that is added takes its students with the next import', async () => {
    await spoil('STU.csv', (t) => t.replace(',12,0415', ',12,0417'))
    expect((await bench.sync()).details.map((d) => [d.cause, d.fixTarget?.label])).toEqual([
      ['R001:siteCode', 'Add site 0417'],
      ['R002:studentId', undefined],
    ])
    await spoil('SCH.csv', (t) => `${t}0417,Cedar High,,High School,09,12,\n`)
    expect((await bench.sync()).header).toMatchObject({ status: 'completed', recordsRejected: 0 })
  })
})

describe('[R46] starting', () => {
  it('refuses a second import while one runs, and a component without a template', async () => {
    const [first, second] = await Promise.all([bench.start(), bench.start()])
    expect([first.kind, second.kind].sort()).toEqual(['running', 'started'])
    await bench.jobs.idle()
    expect(await bench.start({ components: ['transcripts'] })).toEqual({
      kind: 'refused',
      message: 'Transcripts has no template that is on.',
    })
    await bench.db.updateTable('districts').set({ importsEnabled: false }).where('lea', '=', LEA).execute()
    expect(await bench.start()).toMatchObject({ kind: 'refused' })
    await bench.db.updateTable('districts').set({ importsEnabled: true }).where('lea', '=', LEA).execute()
  })
})

it('the day that no birth may lie behind is that of Eastern time, also when it is tomorrow in UTC', async () => {
  const evening = await createImportBench({ now: new Date('2026-09-15T02:00:00Z') })
  for (const [name, text] of Object.entries(FILES)) await evening.write(name, text)
  await evening.write('STU.csv', FILES['STU.csv'].replace('03/09/2020', '09/15/2026'))
  const { result } = await evening.sync({ components: ['sites', 'students'] })
  expect(result('students')).toMatchObject({ recordsRead: 5, recordsRejected: 1 })
  await evening.close()
})
