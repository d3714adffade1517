import type { AuditSubjectKind, Operation } from '@edconsole/console-core/contract'
import { auditCreated, audited, type Db, type Secrets } from '@edconsole/console-server/internal'
import { sql } from 'kysely'

/** A change that a user made before the demo began. */
export type PastChange = {
  readonly at: Date
  /** Email address of who made it. */
  readonly by: string
  readonly operation: Operation
  readonly kind: AuditSubjectKind
  /** The record's number, as the audit log reads it. */
  readonly key: number
  /** Takes the record back to what it was; what that returns makes the change again. Absent: the record was created. */
  readonly undo?: Undo
}

export type Undo = (trx: Db, change: PastChange) => Promise<() => Promise<unknown>>

/** Makes a change once more through the server's own audit, at the time when it was made, so that its hash is a real one. */
export const replayChange = async (
  trx: Db,
  change: PastChange,
  secrets: Pick<Secrets, 'seal' | 'open' | 'sign' | 'isSigned'>,
): Promise<void> => {
  const { at, by, operation, kind, key, undo } = change
  const author = await trx
    .selectFrom('users')
    .select('id')
    .where('emailAddress', '=', by)
    .executeTakeFirstOrThrow()
  const caller = { userId: author.id, roles: [], reachableRoles: [], isEmployee: false }
  const call = { operation, caller, now: () => at, secrets }
  const records = { kind, keys: [key] }
  if (!undo) return auditCreated(trx, call, records)
  const redo = await undo(trx, change)
  await audited(trx, call, records, redo)
}

/**
 * Undoes columns of one row: each gets the value that it had before. The row's last edit is not older than the change then.
 * @example columnsOf('exports', id, { scheduleTime: sql`'01:30'` })
 */
export const columnsOf =
  (table: string, id: number, before: Readonly<Record<string, unknown>>): Undo =>
  async (trx, { at, by }) => {
    const row = sql.table(table)
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(one)::text as text from ${row} one where id = ${id}`.execute(trx)
    const now = rows[0]?.text
    if (now === undefined) throw new Error(`${table} has no row ${id}.`)
    const columns = Object.keys(before).map((name) => sql.ref(name))
    await sql`update ${row} set ${sql.join(
      Object.entries(before).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where id = ${id}`.execute(trx)
    return async () => {
      await sql`update ${row} one set ${sql.join(
        columns.map((column) => sql`${column} = stored.${column}`),
      )} from jsonb_populate_record(null::${row}, ${now}::jsonb) stored where one.id = ${id}`.execute(trx)
      await sql`update ${row} set updated_at = ${at},
          updated_by = (select first_name || ' ' || last_name from users where email_address = ${by})
        where id = ${id} and coalesce(updated_at, '-infinity') < ${at}`.execute(trx)
    }
  }

/** Undoes a role that a user was given. */
export const roleGiven =
  (userId: number, roleName: string): Undo =>
  async (trx) => {
    await trx.deleteFrom('userRoles').where('userId', '=', userId).where('roleName', '=', roleName).execute()
    return () => trx.insertInto('userRoles').values({ userId, roleName }).execute()
  }

/** Undoes a role that another one was made to include. */
export const roleIncluded =
  (roleName: string, inheritsName: string): Undo =>
  async (trx) => {
    await trx
      .deleteFrom('roleInheritance')
      .where('roleName', '=', roleName)
      .where('inheritsName', '=', inheritsName)
      .execute()
    return () => trx.insertInto('roleInheritance').values({ roleName, inheritsName }).execute()
  }

/** Undoes keys of a SIS that were entered anew. */
export const keysReplaced =
  (districtId: number, before: Date): Undo =>
  async (trx) => {
    const stored = await trx
      .selectFrom('sisApiSecrets')
      .select(['name', 'savedAt'])
      .where('districtId', '=', districtId)
      .execute()
    const save = (name: (typeof stored)[number]['name'], savedAt: Date | string) =>
      trx
        .updateTable('sisApiSecrets')
        .set({ savedAt: new Date(savedAt) })
        .where('districtId', '=', districtId)
        .where('name', '=', name)
        .execute()
    for (const { name } of stored) await save(name, before)
    return async () => {
      for (const { name, savedAt } of stored) await save(name, savedAt)
    }
  }
