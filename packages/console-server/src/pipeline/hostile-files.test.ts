import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILES } from './testing/files.ts'
import { createImportBench } from './testing/import-bench.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench

beforeAll(async () => {
  bench = await createImportBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  await bench.db.deleteFrom('sisRows').execute()
  await bench.db.deleteFrom('importBatches').execute()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
})

const spoil = (name: keyof typeof FILES, change: (text: string) => string | Buffer) =>
  bench.write(name, change(FILES[name]))

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
    message: /^File "STU\.csv" is a zip archive or an Excel workbook\.$/,
    skipped: ['enrollment'],
  },
  {
    name: 'an archive of 100 MB of zeros',
    file: 'STU.csv',
    content: () => gzipSync(Buffer.alloc(100_000_000)),
    status: 'failed',
    cause: 'E007:file',
    message: /^File "STU\.csv" is a gzip archive\.$/,
    skipped: ['enrollment'],
  },
  {
    name: 'a line of 10 MB',
    file: 'STU.csv',
    content: (t) => `${t}${'x'.repeat(10_000_000)}\n`,
    status: 'failed',
    cause: 'V007:file',
    message: /^Row 7 is longer than 1 MB: a line end or a closing quote is missing\.$/,
    skipped: ['enrollment'],
  },
  {
    name: 'a quote that swallows megabytes',
    file: 'STU.csv',
    content: (t) => `${t.replace('Ada,Brook', '"Ada,Brook')}${t.repeat(4000)}`,
    status: 'failed',
    cause: 'V007:file',
    message: /^Row 4 is longer than 1 MB/,
    skipped: ['enrollment'],
  },
  {
    name: 'ten thousand columns',
    file: 'STU.csv',
    content: (t) =>
      t.replace('EMAIL', `EMAIL,${Array.from({ length: 10_000 }, (_, i) => `C${i}`).join(',')}`),
    status: 'failed',
    cause: 'V007:file',
    message: /^Row 2 has 11 fields, but the header has 10,011\./,
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
    message: /^Row 3 has 10 fields, but the header has 11\./,
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
    message: /only if upper and lower case/,
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
    keepsIdentities(batch)
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

  it('[S7] rows that repeat another one are left out with a warning, and count for no limit', async () => {
    await bench.sync()
    await spoil('STU.csv', (t) => t + t.split('\n').slice(1).join('\n'))
    const batch = await bench.sync({ components: ['students'] })
    const counts = { recordsRead: 10, recordsUnchanged: 10, recordsRejected: 0, warningCount: 5 }
    expect(batch.result('students')).toMatchObject({ status: 'completed', ...counts })
    expect(new Set(batch.details.map(({ errorCode }) => errorCode))).toEqual(new Set(['V013']))
    keepsIdentities(batch)
  })

  it('a component that refuses all of its few rows is not loaded at all', async () => {
    await bench.sync()
    await spoil('STU.csv', (t) => t.replace('Theo', 'Theodore').replaceAll('/09/20', '/99/20'))
    const batch = await bench.sync({ components: ['students'] })
    expect(batch.result('students')).toMatchObject({
      status: 'failed',
      recordsRead: 5,
      recordsRejected: 5,
      message: 'All 5 rows were rejected, so nothing was loaded: Birth date is not a valid date (5).',
    })
    expect((await bench.stored('students'))[0]?.data.firstName).toBe('Theo')
    expect(await bench.db.selectFrom('importStaged').select('id').execute()).toEqual([])
    keepsIdentities(batch)
  })
})
