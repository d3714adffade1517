import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../audit/verify-audit.ts'
import { OWN_TABLES } from '../db/migrations/index.ts'
import { json } from '../db/schema/columns.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
import { oneRosterFiles, RIVER } from '../pipeline/testing/one-roster-files.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { erasePerson, readPerson } from './erase-person.ts'
import type { Person } from './person.ts'
import { leaveTraces } from './testing/leave-traces.ts'

const secrets = secretsWith(randomBytes(32))
const now = () => new Date('2026-09-14T12:14:00Z')

const THEO: Person = { kind: 'student', lea: LEA, id: '30018842' }
const MARIA: Person = { kind: 'staff', lea: LEA, id: '10432' }
const MOTHER: Person = { kind: 'contact', lea: LEA, id: '30018843', contactId: '2' }
const TRACES = {
  theo: /30018842|Theo|Nguyen|7730184206|Wilhelmina/,
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
  expect(counts).toContainEqual({ name: 'Records', rows: 4 })
  expect(JSON.stringify(read.places)).toContain('"birthDate":"2020-03-09"')
  expect(JSON.stringify(read.places)).not.toMatch(TRACES.maria)
  const emails = read.files.filter(({ of }) => of === 'emails')
  expect(emails).toHaveLength(1)
  const erased = await erase(THEO)
  expect(erased.places).toEqual(counts)
  // Another student's ID begins with it.
  const left = (await tablesWith(TRACES.theo)).filter((table) => table !== 'notes' && table !== 'saved_views')
  expect(left).toEqual([])
  expect(await bench.db.selectFrom('notes').select('text').orderBy('id').execute()).toEqual([
    // The father is the one of another student too.
    { text: '[erased] ([erased]) moved; [erased] called, Jae Sol did not.\n300188421 stayed.' },
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
    expect.arrayContaining([
      'account_sync_logs',
      'audit_values',
      'exports',
      'import_changed_fields',
      'import_details',
      'instance_7.sis_rows',
      'sis_rows',
    ]),
  )
  const read = await readPerson(bench.db, MARIA, bench.store)
  expect(read.places).toContainEqual({
    name: 'Recipients of emails about exports',
    rows: [{ id: expect.any(Number), name: 'Roster', notifyEmails: ['maria.okafor@EXAMPLE.org'] }],
  })
  const counts = read.places.map(({ name, rows }) => ({ name, rows: rows.length }))
  expect(counts).toEqual(
    expect.arrayContaining([
      { name: 'Copies in instances', rows: 3 },
      { name: 'Mentions in records of others', rows: 2 },
    ]),
  )
  const erased = await erase(MARIA)
  expect(erased.places).toEqual(counts)
  expect(erased.files.filter(({ of }) => of === 'emails')).toHaveLength(1)
  expect(await tablesWith(TRACES.maria)).toEqual([])
  expect(
    await bench.db.selectFrom('notes').select(['text', 'createdBy']).orderBy('id').execute(),
  ).toMatchObject([{ createdBy: 'Ana Silva' }, { text: 'Closed on Friday.', createdBy: null }])
  expect((await bench.stored('sections')).map(({ data, hash }) => ({ data, hash }))).toEqual([
    { data: { sectionId: 'A1', primaryStaffId: null, coTeacherIds: ['10433'] }, hash: '' },
    { data: { sectionId: 'A2', primaryStaffId: '10433', coTeacherIds: [] }, hash: '' },
  ])
  expect(await bench.db.selectFrom('exports').select('notifyEmails').execute()).toEqual([
    { notifyEmails: ['office@example.org'] },
  ])
  expect(
    await bench.db
      .selectFrom('importChangedFields')
      .select('examples')
      .where('componentName', '=', 'sections')
      .execute(),
  ).toEqual([{ examples: [{ sourceId: 'A3', from: '10433', to: '10434' }] }])
  expect(await erasures()).toEqual([['A student'], ['A staff member']])
  expect(await whole()).toEqual([3])
})

it('of the contacts of a student, one goes and the others stay', async () => {
  // She works there, and has an account of her own.
  await sql`insert into accounts (id, authx_account_id, username, email_address, lea)
    values (9, 9, 'office', 'Office@example.org', ${LEA})`.execute(bench.db)
  await erase(MOTHER)
  expect(await tablesWith(TRACES.mother)).toEqual([])
  expect(await tablesWith(/office@example/)).toContain('exports')
  expect((await bench.stored('contacts')).map(({ sourceId }) => sourceId)).toEqual(['30018843/1'])
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

it('refuses while an import runs, and names a district that is none', async () => {
  const id = '30018844'
  await sql`update import_batches set status = 'loading' where batch_id = (select max(batch_id) from import_batches)`.execute(
    bench.db,
  )
  await expect(erase({ kind: 'student', lea: LEA, id })).rejects.toThrow(
    'An import of this district is running. It ends only while a server with the role "worker" or "all" is running. Erase after that.',
  )
  expect((await bench.stored('students')).map(({ sourceId }) => sourceId)).toContain(id)
  await expect(erase({ kind: 'student', lea: '1', id })).rejects.toThrow('No district has the code 1.')
})
