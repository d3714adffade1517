import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../audit/verify-audit.ts'
import { OWN_TABLES } from '../db/migrations/index.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
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
    .select(['changes', 'subjectName'])
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
