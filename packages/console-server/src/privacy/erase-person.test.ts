import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditDone } from '../audit/record-changes.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { OWN_TABLES } from '../db/migrations/index.ts'
import { json } from '../db/schema/columns.ts'
import { copyRows, createDatabase } from '../instances/instance-database.ts'
import { appendSyncLines } from '../people/log-account-change.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { createImportBench, LEA } from '../pipeline/testing/import-bench.ts'
import { secretsWith } from '../secrets/secrets.ts'
import { EXPORTS } from '../storage/places.ts'
import { erasePerson, readPerson } from './erase-person.ts'
import type { Person } from './person.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const secrets = secretsWith(randomBytes(32))
const now = () => NOW

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
  outbox = join(bench.inboxDir, '..', EXPORTS, LEA)
  await district()
}, 120_000)
afterAll(() => bench.close())

/** Two imports with findings and changes, rows that name the teacher, accounts with a past, an instance and an export. */
const district = async () => {
  const { db } = bench
  for (const [name, text] of Object.entries(FILES)) await bench.write(name, text)
  await bench.sync()
  await bench.write('STU.csv', FILES['STU.csv'].replaceAll(/,[MF],/g, ',X,').replace('05/09/2011', 'soon'))
  await bench.write('ENR.csv', FILES['ENR.csv'].replace('30018842,0412', '30018842,9999'))
  await bench.write('STF.csv', FILES['STF.csv'].replace('Teacher', 'Coach').replace('mokafor@', 'mokafor'))
  const { header } = await bench.sync()
  const row = (component: string, sourceId: string, data: Record<string, unknown>) =>
    db
      .insertInto('sisRows')
      .values({
        lea: LEA,
        component: component as 'sites',
        schoolYear: 2026,
        sourceId,
        data: json(data),
        hash: 'before',
        dateLastModified: NOW,
      })
      .execute()
  await row('contacts', '30018842/1', { studentId: '30018842', contactId: '1', lastName: 'Nguyen' })
  await row('contacts', '30018843/1', { studentId: '30018843', contactId: '1', firstName: 'Jae' })
  await row('contacts', '30018843/2', { studentId: '30018843', contactId: '2', firstName: 'Eun-ji' })
  await row('sections', 'A1', { sectionId: 'A1', primaryStaffId: '10432' })
  const { etlStatusId } = await db
    .selectFrom('importResults')
    .select('etlStatusId')
    .where('batchId', '=', header.batchId)
    .where('componentName', '=', 'students')
    .executeTakeFirstOrThrow()
  const { id: requestId } = await db
    .insertInto('correctionRequests')
    .values({
      lea: LEA,
      schoolYear: 2026,
      componentName: 'students',
      batchId: header.batchId,
      etlStatusId,
      cause: 'V003:birthDate',
      errorCode: 'V003',
      rowCount: 2,
      dueOn: '2026-09-21',
      sentTo: 'kim@example.org',
      consoleUrl: 'http://console.test',
      createdAt: NOW,
      createdBy: 'Ana Silva',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into correction_rows (lea, request_id, detail_id, source_id)
    values (${LEA}, ${requestId}, 1, '30018842'), (${LEA}, ${requestId}, 2, '30018843')`.execute(db)
  await account(1, { firstName: 'Theo', lastName: 'Nguyen', studentId: '30018842' })
  await account(2, { firstName: 'Maria', lastName: 'Okafor', staffId: '10432' })
  await written()
  await db
    .insertInto('clients')
    .values({ id: 1, clientName: 'Larkspur', state: 'OR', slug: 'larkspur' })
    .execute()
  await sql`insert into instances (id, client_id, name, region, environment, status, status_changed_at)
    values (7, 1, 'Larkspur', 'us-west', 'production', 'active', now())`.execute(db)
  await createDatabase(db, 7)
  let after = null
  for (let copied = await copyRows(db, 7, { leas: [LEA], after, withoutPersonal: false }); copied; ) {
    after = copied.position
    copied = await copyRows(db, 7, { leas: [LEA], after, withoutPersonal: false })
  }
  for (const [batch, text] of [
    ['1', 'id,name\n"30018842",Theo\n'],
    ['2', 'id,name\n300188421,Ada\n'],
  ] as const) {
    await mkdir(join(outbox, batch), { recursive: true })
    await writeFile(join(outbox, batch, 'students.csv'), text)
  }
}

/** What people wrote of the student and the teacher, and what the teacher wrote. */
const written = async () => {
  const { db } = bench
  const note = { lea: LEA, subjectKind: 'district' as const, isShared: true, createdAt: NOW }
  await db
    .insertInto('notes')
    .values([
      Object.assign(
        { text: 'theo nguyen (30018842) moved.\n300188421 stayed.', createdBy: 'Ana Silva' },
        note,
      ),
      Object.assign({ text: 'Closed on Friday.', createdBy: 'Maria Okafor', createdById: 2 }, note),
    ])
    .execute()
  const view = {
    listId: 'table-students',
    ownerId: 2,
    isShared: true,
    lea: LEA,
    columns: json([]),
    createdAt: NOW,
  }
  await db
    .insertInto('savedViews')
    .values([
      Object.assign({ name: 'Moved', query: 'search=Nguyen%2C%20Theo&size=50' }, view),
      Object.assign({ name: 'Others', query: 'search=300188421' }, view),
    ])
    .execute()
}

const account = async (
  id: number,
  names: { firstName: string; lastName: string; studentId?: string; staffId?: string },
) => {
  const { db } = bench
  const { firstName, lastName } = names
  const emailAddress = `${firstName}.${lastName}@example.org`
  await db.insertInto('users').values({ id, firstName, lastName, emailAddress, authType: 'local' }).execute()
  await db
    .insertInto('accounts')
    .values(
      Object.assign(
        { id, authxAccountId: id, userId: id, username: emailAddress, emailAddress, lea: LEA },
        names,
      ),
    )
    .execute()
  await db.transaction().execute(async (trx) => {
    await auditDone(
      trx,
      { operation: { id: 'test' }, caller: null, now, secrets },
      { kind: 'account', keys: [id] },
      { field: 'signIn', to: 'Link created' },
    )
    await appendSyncLines(trx, {
      lea: LEA,
      lines: [
        {
          action: 'update',
          changes: [],
          result: 'success',
          accountId: id,
          username: emailAddress,
          staffId: names.staffId ?? null,
        },
      ],
      now: NOW,
    })
  })
}

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
