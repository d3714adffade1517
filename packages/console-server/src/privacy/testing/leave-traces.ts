import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { auditCreated, auditDone } from '../../audit/record-changes.ts'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { copyRows, createDatabase } from '../../instances/instance-database.ts'
import { mailFromEnv } from '../../mail/mail-from-env.ts'
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
  const contact = (studentId: string, contactId: string, names: Record<string, string>) =>
    row('contacts', `${studentId}/${contactId}`, Object.assign({ studentId, contactId }, names))
  await contact('30018842', '1', { firstName: 'Wilhelmina', lastName: 'Haas' })
  await contact('30018842', '2', { firstName: 'Jae', lastName: 'Sol' })
  await contact('30018843', '1', { firstName: 'Jae', lastName: 'Sol' })
  await contact('30018843', '2', { firstName: 'Eun-ji', emailAddress: 'office@example.org' })
  await row('sections', 'A1', { sectionId: 'A1', primaryStaffId: '10432', coTeacherIds: ['10432', '10433'] })
  await row('sections', 'A2', { sectionId: 'A2', primaryStaffId: '10433', coTeacherIds: ['10432'] })
  await sql`insert into import_changed_fields (lea, batch_id, component_name, field_name, row_count, examples)
    values (${LEA}, ${header.batchId}, 'sections', 'coTeacherIds', 2, ${json([
      { sourceId: 'A1', from: '10433', to: '10432, 10433' },
      { sourceId: 'A3', from: '10433', to: '10434' },
    ])})`.execute(db)
  await sql`insert into import_details (lea, batch_id, etl_status_id, component_name, severity, stage, error_code, cause, owner,
      row_data, logged_at)
    values (${LEA}, ${header.batchId}, 1, 'sections', 'error', 'validate', 'V001', 'V001:x', 'sis',
      ${JSON.stringify({ CO_STAFF_IDS: '10433; 10432' })}::json, ${at.now()})`.execute(db)
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
  await receiving(db, at)
  const mail = mailFromEnv({}, bench.store, at.now)
  const text = 'Für alle Schulen gilt ab Montag, was im Büro vereinbart wurde. Dort fragte Theo Nguyen.'
  await mail.send({ to: 'office@example.org', subject: 'Theo', text })
  await mail.send({ to: 'maria.okafor@example.org', subject: 'Sign in', text: 'Choose a password.' })
  await mail.send({ to: 'a.maria.okafor@example.org', subject: 'Sign in', text: 'Choose a password.' })
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
        {
          text: 'theo nguyen (30018842) moved; Wilhelmina Haas called, Jae Sol did not.\n300188421 stayed.',
          createdBy: 'Ana Silva',
        },
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

/** An export whose emails the teacher receives, with an office that others have too. */
const receiving = async (db: Db, { now, secrets }: Moment) => {
  await db
    .insertInto('products')
    .values({ id: 1, name: 'Roster', code: 'roster', iconKey: 'roster', exportDefaults: json({}) })
    .execute()
  const { id } = await db
    .insertInto('exports')
    .values({
      lea: LEA,
      name: 'Roster',
      productId: 1,
      schoolYear: 2026,
      exportType: 'oneroster11Csv',
      components: json(['students']),
      deliveryMethod: 'sftp',
      fileNamePattern: '{component}.csv',
      notifyEmails: json(['office@example.org', 'maria.okafor@EXAMPLE.org']),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) =>
      auditCreated(
        trx,
        { operation: { id: 'test' }, caller: null, now, secrets },
        { kind: 'export', keys: [id] },
      ),
    )
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
