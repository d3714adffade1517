import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { auditDone } from '../../audit/record-changes.ts'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { copyRows, createDatabase } from '../../instances/instance-database.ts'
import { appendSyncLines } from '../../people/log-account-change.ts'
import { FILES } from '../../pipeline/testing/files.ts'
import { type createImportBench, LEA } from '../../pipeline/testing/import-bench.ts'
import type { KeyedSecrets } from '../../secrets/secrets.ts'
import { EXPORTS } from '../../storage/places.ts'

type ImportBench = Awaited<ReturnType<typeof createImportBench>>
type Moment = { now: () => Date; secrets: KeyedSecrets }

/**
 * Leaves traces of a student, a teacher and a mother in a district: two imports with findings and changes, rows that name the teacher,
 * accounts with a past, an instance and exports.
 * @returns the folder of the exports
 */
export const leaveTraces = async (bench: ImportBench, at: Moment): Promise<string> => {
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
        dateLastModified: at.now(),
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
      createdAt: at.now(),
      createdBy: 'Ana Silva',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into correction_rows (lea, request_id, detail_id, source_id)
    values (${LEA}, ${requestId}, 1, '30018842'), (${LEA}, ${requestId}, 2, '30018843')`.execute(db)
  await account(db, at, 1, { firstName: 'Theo', lastName: 'Nguyen', studentId: '30018842' })
  await account(db, at, 2, { firstName: 'Maria', lastName: 'Okafor', staffId: '10432' })
  await written(db, at)
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
  const outbox = join(bench.inboxDir, '..', EXPORTS, LEA)
  for (const [batch, text] of [
    ['1', 'id,name\n"30018842",Theo\n'],
    ['2', 'id,name\n300188421,Ada\n'],
  ] as const) {
    await mkdir(join(outbox, batch), { recursive: true })
    await writeFile(join(outbox, batch, 'students.csv'), text)
  }
  return outbox
}

/** What people wrote of the student and the teacher, and what the teacher wrote. */
const written = async (db: Db, { now }: Moment) => {
  const note = { lea: LEA, subjectKind: 'district' as const, isShared: true, createdAt: now() }
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
    createdAt: now(),
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
  db: Db,
  { now, secrets }: Moment,
  id: number,
  names: { firstName: string; lastName: string; studentId?: string; staffId?: string },
) => {
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
      now: now(),
    })
  })
}
