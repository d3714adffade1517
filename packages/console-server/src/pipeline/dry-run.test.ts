import { checkFile, type DryRunContext, type DryRunReport } from '@edconsole/console-core/dry-run'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadExcluded } from './excluded-sites.ts'
import { loadTemplate } from './load-template.ts'
import { loadLookups } from './lookups.ts'
import { FILES } from './testing/files.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'

let bench: Awaited<ReturnType<typeof createImportBench>>
beforeAll(async () => {
  bench = await createImportBench()
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync({ components: ['sites', 'staff', 'students'] })
})
afterAll(() => bench.close())

// Mostly good cells, so that files of all kinds come up: clean, with faults, refused as a whole.
const cell = (good: string, ...bad: string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(good) }, ...bad.map((arbitrary) => fc.constant(arbitrary)))
const student = fc
  .tuple(
    fc.integer({ min: 1, max: 60 }).map(String),
    cell('Ada', '', 'A"b', 'línea\nzwei', 'x'.repeat(80), ' Ada '),
    cell('03/09/2014', '00/00/2019', '', '2014-03-09', '20140309', '03/09/1850'),
    cell('6', 'TK+', 'K', '', 'zz'),
    cell('0412', '0417', '0415', ''),
    cell('00', '98', '', 'zxx'),
    cell('a@example.org', 'no address', ''),
  )
  .map(
    ([id, name, birth, grade, site, language, mail]) =>
      [id, '', name, 'Lark', birth, 'F', grade, site, '', language, mail] as string[],
  )
const enrollment = fc
  .tuple(
    fc.constantFrom('30018842', '30018843', '30018844', '99'),
    cell('0412', '0417', '0415'),
    cell('K', '1', 'zz'),
    cell('08/12/2026', '08/12/1990', '2026-08-12'),
    cell('E', 'R', '??'),
    cell('', '08/01/2026', '12/18/2026'),
    cell('', 'T', '??'),
  )
  .map((fields) => [...fields] as string[])
const wrap = fc.constantFrom(
  (field: string) => `"${field.replaceAll('"', '""')}"`,
  (field: string) => (/[",\n|]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field),
  (field: string) => `"${field}"`,
)
const shape = fc.record({
  delimiter: fc.constantFrom('comma', 'tab', 'pipe'),
  encoding: fc.constantFrom('UTF-8', 'Windows-1252'),
  bytes: fc.constantFrom('utf8', 'latin1'),
  dateFormat: fc.constantFrom('auto', 'MM/DD/YYYY', 'YYYY-MM-DD'),
  transform: fc.constantFrom('trim', 'none', 'upper', 'padLeft2'),
  defaultGrade: fc.constantFrom(null, '06'),
  ending: fc.constantFrom('\n', '\r\n', '\n\n'),
  header: fc.constantFrom('asIs', 'lower', 'lessOne'),
  ragged: fc.boolean(),
  unclosed: fc.boolean(),
  leftOut: fc.boolean(),
})
const component = fc.oneof(
  fc.record({
    name: fc.constant('students' as const),
    rows: fc.array(student, { minLength: 1, maxLength: 30 }),
  }),
  fc.record({
    name: fc.constant('enrollment' as const),
    rows: fc.array(enrollment, { minLength: 1, maxLength: 30 }),
  }),
)

const SIGNS = { comma: ',', tab: '\t', pipe: '|' } as const
const NAMES = { students: 'STU.csv', enrollment: 'ENR.csv' } as const

it('[R47] a dry run counts and finds what the import of the same file does', async () => {
  await fc.assert(
    fc.asyncProperty(component, shape, wrap, async ({ name, rows }, of, quote) => {
      const file = NAMES[name]
      const [first = ''] = FILES[file].split('\n')
      const names = (of.header === 'lower' ? first.toLowerCase() : first).split(',')
      const header = of.header === 'lessOne' ? names.slice(0, -1) : names
      const sign = SIGNS[of.delimiter]
      const lines = rows.map((fields, i) =>
        (of.ragged && i === 1 ? fields.slice(0, -2) : fields.slice(0, header.length)).map(quote).join(sign),
      )
      if (of.unclosed) lines.push(`"7${sign}`)
      const content = Buffer.from([header.join(sign), ...lines].join(of.ending), of.bytes)
      await bench.write(file, content)
      await setUp(bench.template(name).id, of)
      const template = await loadTemplate(bench.db, bench.template(name).id)
      if (!template) throw new Error('The template is gone')

      const context = await contextOf(name)
      const batch = await bench.sync({ components: [name], mode: 'delta' })
      const result = batch.result(name)
      const report = await checkFile(
        { template, context, file: new File([content], file), reading: template },
        () => {},
      )
      expect(report.fatal === null).toBe(result.status !== 'failed')
      expect(countsOf(report)).toEqual(
        result.status === 'failed'
          ? { rejected: result.recordsRejected }
          : {
              rows: result.recordsRead,
              rejected: result.recordsRejected,
              warned: result.recordsWarned,
              leftOut: batch.details.some(({ errorCode }) => errorCode === 'R010') ? report.leftOut : 0,
            },
      )
      const logged = batch.details.filter(({ errorCode }) => errorCode !== 'R010')
      expect(findingsOf(report)).toEqual(tally(logged.map(({ cause, severity }) => `${severity} ${cause}`)))
    }),
    { numRuns: Number(process.env.SOAK_RUNS ?? 25) },
  )
})

const countsOf = ({ fatal, rows, rejected, warned, leftOut }: DryRunReport) =>
  fatal === null ? { rows, rejected, warned, leftOut } : { rejected }

const findingsOf = ({ causes }: DryRunReport) =>
  Object.fromEntries(
    causes
      .map(({ severity, cause, rows }) => [`${severity} ${cause}`, Math.max(1, rows)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )

const tally = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))
}

type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never

const setUp = async (templateId: number, of: Shape) => {
  const { delimiter, encoding, dateFormat } = of
  await bench.db
    .updateTable('importTemplates')
    .set({ delimiter, encoding, dateFormat })
    .where('id', '=', templateId)
    .execute()
  await bench.db
    .updateTable('importTemplateColumns')
    .set({ transform: of.transform, defaultValue: of.defaultGrade })
    .where('templateId', '=', templateId)
    .where('columnName', '=', 'gradeLevel')
    .execute()
  await bench.db
    .updateTable('sisRows')
    .set({ data: sql`data || jsonb_build_object('includeInImport', ${!of.leftOut}::boolean)` })
    .where('component', '=', 'sites')
    .where('sourceId', '=', '0415')
    .execute()
}

/** What the browser reads from the lists of the district. */
const contextOf = async (component: 'students' | 'enrollment'): Promise<DryRunContext> => {
  const of = { lea: LEA, schoolYear: 2026 }
  const { sites, inactiveSites, closedSites, students } = await loadLookups(bench.db, of, component)
  const excluded = await loadExcluded(bench.db, { ...of, component })
  const ids = (known: unknown) => (known instanceof Set ? [...known].map(String) : [])
  return {
    districtId: '412',
    schoolYear: 2026,
    today: '2026-09-14',
    notChecked: [],
    sites: ids(sites),
    inactiveSites: ids(inactiveSites),
    closedSites: [...closedSites],
    students: ids(students),
    staff: [],
    courses: [],
    sections: [],
    excluded: excluded && {
      sites: [...excluded.sites],
      students: ids(students).flatMap((id) => {
        const site = excluded.students.get(id)
        return site === undefined ? [] : [[id, site] as const]
      }),
    },
  }
}
