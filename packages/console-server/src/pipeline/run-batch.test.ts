import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COUNT_FIELDS } from './row-counts.ts'
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
      message: '1 of 5 students would be removed (20%). They were kept.',
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

type Hostile = {
  name: string
  file: keyof typeof FILES
  content: (text: string) => string | Buffer
  status: string
  cause: string
  message: RegExp
  skipped?: string[]
}

const hostile: Hostile[] = [
  {
    name: 'an empty file',
    file: 'SCH.csv',
    content: () => '',
    status: 'failed',
    cause: 'E005:file',
    message: /^File "SCH.csv" has no rows\.$/,
    skipped: ['staff', 'students', 'enrollment'],
  },
  {
    name: 'a header without rows',
    file: 'STU.csv',
    content: (t) => t.split('\n')[0] ?? '',
    status: 'failed',
    cause: 'E005:file',
    message: /has no rows/,
    skipped: ['enrollment'],
  },
  {
    name: 'a missing required column',
    file: 'STU.csv',
    content: (t) => t.replace('GRADE', 'LEVEL'),
    status: 'failed',
    cause: 'V001:gradeLevel',
    message: /^Column "GRADE" is missing from the file\.$/,
    skipped: ['enrollment'],
  },
  {
    name: 'a missing key column',
    file: 'SCH.csv',
    content: (t) => t.replace('SCHOOL_CD', 'X'),
    status: 'failed',
    cause: 'V001:siteCode',
    message: /SCHOOL_CD/,
    skipped: ['staff', 'students', 'enrollment'],
  },
  {
    name: 'binary content',
    file: 'STU.csv',
    content: () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8, 0, 1, 2, 0xff, 10, 0]),
    status: 'failed',
    cause: 'E007:file',
    message: /not a text file/,
    skipped: ['enrollment'],
  },
  {
    name: 'a quote that is never closed',
    file: 'STU.csv',
    content: (t) => t.replace('Ada,Brook', '"Ada,Brook'),
    status: 'failed',
    cause: 'V007:file',
    message: /never closed/,
    skipped: ['enrollment'],
  },
  {
    name: 'one ragged row',
    file: 'STU.csv',
    content: (t) => t.replace('Mina,Sol', 'Mina'),
    status: 'completedWithErrors',
    cause: 'V007:file',
    message: /^Row 3 has 10 fields, the header has 11\./,
  },
  {
    name: 'a repeated key',
    file: 'STU.csv',
    content: (t) => t.replace('30018845', '30018844'),
    status: 'completedWithErrors',
    cause: 'V008:studentId',
    message: /already used in row 4/,
  },
  {
    name: 'another encoding',
    file: 'STU.csv',
    content: (t) => Buffer.from(t.replace('Sol', 'Solís'), 'latin1'),
    status: 'completed',
    cause: 'V010:file',
    message: /^The file is not UTF-8\. It was read as Windows-1252\.$/,
  },
  {
    name: 'UTF-16',
    file: 'STU.csv',
    content: (t) => Buffer.from(`\uFEFF${t}`, 'utf16le'),
    status: 'completed',
    cause: 'V010:file',
    message: /UTF-16LE/,
  },
  {
    name: 'a header in another case',
    file: 'STU.csv',
    content: (t) => t.replace('GRADE', 'Grade'),
    status: 'completed',
    cause: 'V002:gradeLevel',
    message: /only when upper and lower case/,
  },
  {
    name: 'another delimiter',
    file: 'STU.csv',
    content: (t) => t.replaceAll(',', ';'),
    status: 'failed',
    cause: 'V001:studentId',
    message: /missing from the file/,
    skipped: ['enrollment'],
  },
  {
    name: 'null characters in a name',
    file: 'STF.csv',
    content: (t) => t.replace('Maria', 'Ma\0ria'),
    status: 'failed',
    cause: 'E007:file',
    message: /not a text file/,
  },
]

describe('[R47] hostile files end in a batch whose log says what is wrong', () => {
  it.each(hostile)('$name', async ({ file, content, status, cause, message, skipped = [] }) => {
    await spoil(file, content)
    const batch = await bench.sync()
    const result = batch.results.find((r) => r.fileName === file)
    expect(result?.status).toBe(status)
    const lines = batch.details.filter((d) => d.etlStatusId === result?.etlStatusId)
    expect(lines[0]?.cause).toBe(cause)
    expect(lines[0]?.message).toMatch(message)
    expect(batch.results.filter((r) => r.status === 'cancelled').map((r) => r.componentName)).toEqual(skipped)
    expect(batch.header.endedAt).not.toBeNull()
    if (status === 'failed') expect(await bench.stored(result?.componentName ?? '')).toEqual([])
    keepsItsIdentities(batch)
  })

  it('E004: a missing file, and its dependents are skipped', async () => {
    await bench.remove('SCH.csv')
    const { header, result, details } = await bench.sync()
    expect(header).toMatchObject({
      status: 'failed',
      failureOrigin: 'file',
      message: 'Sites: File "SCH.csv" was not found.',
    })
    expect(result('students')).toMatchObject({ status: 'cancelled', message: 'Skipped: sites failed' })
    expect(details.map((d) => d.cause)).toEqual(['E004:file'])
  })

  it('a byte order mark, blank lines and Windows line ends do no harm', async () => {
    await spoil('STU.csv', (t) => `\uFEFF${t.replaceAll('\n', '\r\n\r\n')}`)
    expect((await bench.sync()).result('students')).toMatchObject({ status: 'completed', recordsRead: 5 })
  })

  it('keeps a name with an accent whatever the encoding was', async () => {
    await spoil('STU.csv', (t) => Buffer.from(t.replace('Sol', 'Solís'), 'latin1'))
    await bench.sync()
    expect((await bench.stored('students')).map((s) => s.data.lastName)).toContain('Solís')
  })

  it('a component that refuses more than a quarter of its rows is not loaded at all', async () => {
    await bench.sync()
    await spoil('STU.csv', (t) => t.replace('Theo', 'Theodore').replaceAll('/09/20', '/99/20'))
    const batch = await bench.sync({ components: ['students'] })
    expect(batch.result('students')).toMatchObject({
      status: 'failed',
      recordsRead: 5,
      recordsRejected: 5,
      message:
        '5 of 5 rows were refused, more than 25%, so nothing was loaded: Birth date is not a valid date (5).',
    })
    expect((await bench.stored('students'))[0]?.data.firstName).toBe('Theo')
    expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
    keepsItsIdentities(batch)
  })
})

describe('[R46] starting', () => {
  it('refuses a second import while one runs, and a component without a template', async () => {
    const [first, second] = await Promise.all([bench.start(), bench.start()])
    expect([first.kind, second.kind].sort()).toEqual(['running', 'started'])
    await bench.jobs.idle()
    expect(await bench.start({ components: ['transcripts'] })).toEqual({
      kind: 'refused',
      message: 'No template is switched on for Transcripts.',
    })
    await bench.db.updateTable('districts').set({ importsEnabled: false }).where('lea', '=', LEA).execute()
    expect(await bench.start()).toMatchObject({ kind: 'refused' })
    await bench.db.updateTable('districts').set({ importsEnabled: true }).where('lea', '=', LEA).execute()
  })
})

const keepsItsIdentities = ({ header, results }: Awaited<ReturnType<Bench['sync']>>) => {
  for (const r of [header, ...results]) {
    expect(r.recordsRead).toBe(r.recordsInserted + r.recordsUpdated + r.recordsUnchanged + r.recordsRejected)
    expect(r.errorCount).toBeGreaterThanOrEqual(r.recordsRejected)
  }
  for (const field of COUNT_FIELDS) expect(header[field]).toBe(results.reduce((sum, r) => sum + r[field], 0))
}
