import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { verifyAudit } from '../audit/verify-audit.ts'
import { OWN_TABLES } from '../db/migrations/index.ts'
import { json } from '../db/schema/columns.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
import { oneRosterFiles, RIVER } from '../pipeline/testing/one-roster-files.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { erasePerson, readPerson } from './erase-person.ts'
import type { Person } from './person.ts'
import { runPerson } from './person-command.ts'
import { leaveTraces } from './testing/leave-traces.ts'

const secrets = secretsWith(randomBytes(32))
const now = () => new Date('2026-09-14T12:14:00Z')

const THEO: Person = { kind: 'student', lea: LEA, id: '30018842' }
const MARIA: Person = { kind: 'staff', lea: LEA, id: '10432' }
const MOTHER: Person = { kind: 'contact', lea: LEA, id: '30018843', contactId: '2' }
const TRACES = {
  theo: /30018842|Theo|Nguyen|7730184206/,
  maria: /10432|Maria|Okafor/i,
  mother: /Eun-ji/,
}

let bench: Awaited<ReturnType<typeof createImportBench>>
let outbox: string
beforeAll(async () => {
  bench = await createImportBench()
  outbox = await leaveTraces(bench, { now, secrets })
}, 120_000)
afterAll(() => bench.close())

/** The tables that hold a trace of somebody, by the text of their rows. */
const tablesWith = async (trace: RegExp): Promise<string[]> => {
  const tables = [...OWN_TABLES, 'instance_7.sis_rows']
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`select it::text as text from ${sql.table(table)} it`.execute(
      bench.db,
    )
    if (rows.some(({ text }) => trace.test(text))) found.push(table)
  }
  return found.toSorted()
}

const erase = (person: Person) => erasePerson(bench.db, person, { store: bench.store, secrets, now })

const erasures = async () => {
  const entries = await bench.db
    .selectFrom('auditEntries')
    .select('changes')
    .where('operation', '=', 'person-erase')
    .orderBy('sequence')
    .execute()
  return entries.map(({ changes }) => changes.map(({ to }) => to))
}

const whole = async () => {
  const erased: number[] = []
  expect(await verifyAudit(bench.db, secrets, (chain) => erased.push(chain.erased))).toBe(true)
  return erased
}

it('reads all that is stored about a student, and erases exactly that, with an entry that names nobody', async () => {
  const before = await tablesWith(TRACES.theo)
  expect(before).toEqual(
    expect.arrayContaining([
      'accounts',
      'audit_values',
      'correction_rows',
      'import_changed_fields',
      'import_changed_rows',
      'instance_7.sis_rows',
      'notes',
      'saved_views',
    ]),
  )
  const others = await bench.stored('students')
  const read = await readPerson(bench.db, THEO, bench.store)
  const counts = read.places.map(({ name, rows }) => ({ name, rows: rows.length }))
  expect(counts).toContainEqual({ name: 'Records', rows: 3 })
  expect(JSON.stringify(read.places)).toContain('"birthDate":"2020-03-09"')
  expect(JSON.stringify(read.places)).not.toMatch(TRACES.maria)
  const erased = await erase(THEO)
  expect(erased.places).toEqual(counts)
  // Another student's ID begins with it.
  const left = (await tablesWith(TRACES.theo)).filter((table) => table !== 'notes' && table !== 'saved_views')
  expect(left).toEqual([])
  expect(await bench.db.selectFrom('notes').select('text').orderBy('id').execute()).toEqual([
    { text: '[erased] ([erased]) moved.\n300188421 stayed.' },
    { text: 'Closed on Friday.' },
  ])
  expect(await bench.db.selectFrom('savedViews').select('name').execute()).toEqual([{ name: 'Others' }])
  expect((await bench.stored('students')).map(({ sourceId }) => sourceId)).toEqual(
    others.map(({ sourceId }) => sourceId).filter((id) => id !== '30018842'),
  )
  expect(
    await bench.db.selectFrom('correctionRows').select('sourceId').orderBy('detailId').execute(),
  ).toEqual([{ sourceId: null }, { sourceId: '30018843' }])
  expect(await tablesWith(/30018843/)).toContain('import_changed_fields')
  expect(await erasures()).toEqual([['A student']])
  expect(await whole()).toEqual([1])
})

it('deletes files of exports that name the person, and names those of imports', async () => {
  expect(await readdir(outbox)).toEqual(['2'])
  const { files, places } = await erase(THEO)
  expect(places).toEqual([])
  expect(files.map(({ path }) => path.slice(bench.inboxDir.length))).toEqual([
    `/${LEA}/ENR.csv`,
    `/${LEA}/STU.csv`,
  ])
  // Nothing was erased, so nothing is recorded.
  expect(await erasures()).toEqual([['A student']])
})

it('of a staff member, records of others stay without the id, and are compared anew by the next import', async () => {
  expect(await tablesWith(TRACES.maria)).toEqual(
    expect.arrayContaining(['account_sync_logs', 'import_details', 'sis_rows']),
  )
  await erase(MARIA)
  expect(await tablesWith(TRACES.maria)).toEqual([])
  expect(
    await bench.db.selectFrom('notes').select(['text', 'createdBy']).orderBy('id').execute(),
  ).toMatchObject([{ createdBy: 'Ana Silva' }, { text: 'Closed on Friday.', createdBy: null }])
  const [section] = await bench.stored('sections')
  expect([section?.data, section?.hash]).toEqual([{ sectionId: 'A1', primaryStaffId: null }, ''])
  expect(await erasures()).toEqual([['A student'], ['A staff member']])
  expect(await whole()).toEqual([2])
})

it('of the contacts of a student, one goes and the others stay', async () => {
  await erase(MOTHER)
  expect(await tablesWith(TRACES.mother)).toEqual([])
  expect((await bench.stored('contacts')).map(({ sourceId }) => sourceId)).toEqual(['30018843/1'])
})

/** Has `person` run, and tells what it printed. */
const run = async (args: readonly string[], values: Readonly<Record<string, string>>) => {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)))
  const { db, store } = bench
  try {
    await runPerson({ db, store, secrets, args, values: Object.assign({ district: LEA }, values) })
  } finally {
    log.mockRestore()
  }
  return printed
}

it('an export is recorded without naming anybody, and only if there was something to export', async () => {
  const to = join(bench.inboxDir, 'ada.json')
  expect((await run(['export'], { student: '30018843', to })).at(-1)).toBe(
    `${to} has all of it, and the names of 2 files.`,
  )
  const entry = () =>
    bench.db.selectFrom('auditEntries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const recorded = await entry()
  expect(recorded).toMatchObject({
    actorId: null,
    operation: 'person-export',
    subjectKind: 'personalData',
    subjectName: 'Larkspur Valley Unified',
    lea: LEA,
    changes: [{ field: 'exportedPerson', to: 'A student' }],
  })
  const none = join(bench.inboxDir, 'none.json')
  expect(await run(['export'], { staff: '30018843', to: none })).toEqual([
    `No records are stored, but 2 files contain 30018843. ${none} has the names of these files.`,
  ])
  expect(JSON.parse(await readFile(none, 'utf8'))).toMatchObject({ places: [] })
  // One that can't be recorded isn't left behind.
  await sql`alter table audit_entries add constraint refused check (operation <> 'person-export') not valid`.execute(
    bench.db,
  )
  const refused = join(bench.inboxDir, 'refused.json')
  await expect(run(['export'], { student: '30018843', to: refused })).rejects.toThrow('refused')
  await sql`alter table audit_entries drop constraint refused`.execute(bench.db)
  expect(await readdir(bench.inboxDir)).not.toContain('refused.json')
  expect((await entry()).id).toBe(recorded.id)
  await whole()
})

it.each([
  ['ada.json', /ada\.json exists already\. Choose another name\.$/],
  ['nowhere/ada.json', /^There is no folder \S+nowhere\. Make it, or choose another one\.$/],
])('an export to %s says why it is not written', async (name, sentence) => {
  const to = join(bench.inboxDir, name)
  await expect(run(['export'], { student: '30018843', to })).rejects.toThrow(sentence)
})

it('says what is left once only files of imports are, and who removes them', async () => {
  expect(await run(['erase'], { student: THEO.id })).toEqual([
    expect.stringMatching(/ENR\.csv names the person$/),
    expect.stringMatching(/STU\.csv names the person$/),
    'There is nothing left for this command to erase.',
    '2 files of imports still name the person, and this command leaves them. Have the SIS send new files without the ' +
      'person, then delete these yourself.',
  ])
})

/** A student whom OneRoster calls by a number that others have as a grade and as a class. */
const ROSTER = {
  users: RIVER.users.map((one) =>
    one.sourcedId === 'u2' ? Object.assign({}, one, { sourcedId: '3', agentSourcedIds: 'u4' }) : one,
  ),
  demographics: RIVER.demographics.map((one) =>
    one.sourcedId === 'u2' ? Object.assign({}, one, { sourcedId: '3' }) : one,
  ),
  enrollments: RIVER.enrollments.map((one) =>
    Object.assign({}, one, one.userSourcedId === 'u2' && { userSourcedId: '3', classSourcedId: '3' }),
  ),
  classes: RIVER.classes.map((one) => Object.assign({}, one, { sourcedId: '3', grades: '3,4' })),
}

it.each([
  [
    'student',
    { kind: 'student', lea: LEA, id: '4711' },
    ['demographics.csv', 'enrollments.csv', 'users.csv'],
  ],
  ['staff member', { kind: 'staff', lea: LEA, id: 'T1' }, ['enrollments.csv', 'users.csv']],
  ['contact', { kind: 'contact', lea: LEA, id: '4711', contactId: 'G1' }, ['users.csv']],
  ['contact of somebody else', { kind: 'contact', lea: LEA, id: '4712', contactId: 'G1' }, []],
] as const)('finds files of OneRoster that have only its id of a %s', async (_, person, named) => {
  for (const [name, text] of Object.entries(oneRosterFiles({ version: '1.1', mode: 'bulk', rows: ROSTER })))
    await bench.write(name, text)
  const { files } = await readPerson(bench.db, person, bench.store)
  expect(files.map(({ path }) => basename(path))).toEqual(named)
})

it('takes the id of OneRoster from the record where no file has both, with findings that have it in a column of people', async () => {
  await bench.remove('users.csv')
  // Nobody can tell the columns of a file with a quote that never ends.
  await bench.write('results.csv', 'sourcedId,studentSourcedId\r\nr1,"3\r\n')
  const anna: Person = { kind: 'student', lea: LEA, id: '4711' }
  const namedFiles = async () =>
    (await readPerson(bench.db, anna, bench.store)).files.map(({ path }) => basename(path))
  expect(await namedFiles()).toEqual([])
  await bench.db
    .insertInto('sisRows')
    .values({
      lea: LEA,
      component: 'students',
      schoolYear: 2026,
      sourceId: '4711',
      data: json({ studentId: '4711', sourcedId: '3' }),
      hash: '',
      dateLastModified: now(),
    })
    .execute()
  expect(await namedFiles()).toEqual(['demographics.csv', 'enrollments.csv', 'results.csv'])
  const finding = (rowData: Readonly<Record<string, string>>) =>
    sql`insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, error_code, cause, owner, row_data, logged_at)
      values (${LEA}, 1, 1, 'roster', 'error', 'validate', 'V001', 'V001:x', 'sis', ${JSON.stringify(rowData)}::json, ${now()})`.execute(
      bench.db,
    )
  await finding({ sourcedId: 'e2', userSourcedId: '3' })
  await finding({ sourcedId: '3', classSourcedId: '3', userSourcedId: 'another-3' })
  const { places } = await erase(anna)
  expect(places).toEqual([
    { name: 'Findings of imports', rows: 1 },
    { name: 'Records', rows: 1 },
  ])
  expect(await tablesWith(/another-3/)).toEqual(['import_details'])
})

it('waits for an import that runs, and names a district that is none', async () => {
  const id = '30018844'
  await sql`update import_batches set status = 'loading' where batch_id = (select max(batch_id) from import_batches)`.execute(
    bench.db,
  )
  await expect(erase({ kind: 'student', lea: LEA, id })).rejects.toThrow(
    'An import of this district is running.',
  )
  expect((await bench.stored('students')).map(({ sourceId }) => sourceId)).toContain(id)
  await expect(erase({ kind: 'student', lea: '1', id })).rejects.toThrow('No district has the code 1.')
})
