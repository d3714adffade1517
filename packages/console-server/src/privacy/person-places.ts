import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { addressesOf, isReceiving, isRecipientValue, recipients } from './addresses.ts'
import { inText, isNamedInNote, isViewOf, namesOf } from './free-text.ts'
import { forgetCopiedMentions, forgetMentions, isMentionedIn } from './mentions.ts'
import {
  componentsOf,
  type Found,
  isAbout,
  mentions,
  NAMES_PEOPLE,
  ownSourceId,
  type Person,
  sourcedIdsOf,
  termsOf,
} from './person.ts'

/** A place of the database that holds data about a person. */
export type Place = {
  readonly name: string
  /** Selects what is there, each as `row`. */
  readonly read: (found: Found) => RawBuilder<{ row: unknown }>
  readonly erase: (trx: Db, found: Found) => Promise<unknown>
}

/** Finds a person's rows and accounts. Only active instances have copies. */
export const findPerson = async (db: Db, person: Person): Promise<Found> => {
  const { rows } = await sql<Found['rows'][number]>`
    select id, component, source_id from sis_rows where ${isAbout(person)} order by id`.execute(db)
  const accounts =
    person.kind === 'contact'
      ? []
      : await db
          .selectFrom('accounts')
          .select(['id', 'userId'])
          .where('lea', '=', person.lea)
          .where(person.kind === 'staff' ? 'staffId' : 'studentId', '=', person.id)
          .execute()
  const ids = accounts.map(({ id }) => id)
  const users = accounts.flatMap(({ userId }) => userId ?? [])
  const instances = await db
    .selectFrom('instances')
    .select('databaseName')
    .where('databaseName', 'is not', null)
    .execute()
  return {
    person,
    rows,
    accounts: ids,
    users,
    sourcedIds: await sourcedIdsOf(db, person),
    names: await namesOf(db, person, ids),
    addresses: await addressesOf(db, person, { accounts: ids, users }),
    instances: instances.flatMap(({ databaseName }) => databaseName ?? []),
  }
}

const isOfRow = ({ person, rows }: Found, component: RawBuilder<unknown>) => {
  const own = ownSourceId(person)
  const first = componentsOf(person)[0]
  return sql`(${component} = ${first} and source_id = ${own}
    or ${person.kind === 'student'} and ${component} = any(${componentsOf(person)}::text[]) and starts_with(source_id, ${`${own}/`})
    or exists (select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as own_row (component text, "sourceId" text)
      where own_row.component = ${component} and own_row."sourceId" = source_id))`
}

/**
 * Findings about the person's rows, and those whose source row has the id in any column, or the one of OneRoster in a column of
 * people: where a row couldn't be read, nothing else tells whom it is about.
 */
const isFinding = (found: Found): RawBuilder<unknown> => {
  const { person, sourcedIds } = found
  // Only staff are in lists.
  const valuesIn = (text: RawBuilder<unknown>) =>
    person.kind === 'staff'
      ? sql`regexp_split_to_array(trim(${text}), '\\s*[,;|]\\s*')`
      : sql`array[trim(${text})]`
  const cells = termsOf(person).map(
    (term) => sql`exists (select from ${CELLS} where ${term} = any(${valuesIn(sql`cell.value`)}))`,
  )
  const isNamed = sql`exists (select from ${CELLS}
    where (cell.key ~* ${NAMES_PEOPLE} or component_name = ${componentsOf(person)[0]} and cell.key = 'sourcedId')
      and regexp_split_to_array(trim(cell.value), '\\s*[,;]\\s*') && ${sourcedIds}::text[])`
  const isValue =
    person.kind === 'contact' ? sql`false` : sql`${person.id} = any(${valuesIn(sql`rejected_value`)})`
  return sql`lea = ${person.lea} and (${isOfRow(found, sql.ref('component_name'))}
    or component_name = any(${componentsOf(person)}::text[]) and (${isValue} or ${isNamed} or ${sql.join(cells, sql` and `)}))`
}

const CELLS = sql`json_each_text(case when json_typeof(row_data::json) = 'object' then row_data::json end) cell`

const deleted =
  (table: string, where: (found: Found) => RawBuilder<unknown>) =>
  (trx: Db, found: Found): Promise<unknown> =>
    sql`delete from ${sql.table(table)} it where ${where(found)}`.execute(trx)

const selected =
  (table: string, where: (found: Found) => RawBuilder<unknown>) =>
  (found: Found): RawBuilder<{ row: unknown }> =>
    sql`select to_jsonb(it) as row from ${sql.table(table)} it where ${where(found)}`

/** A place whose rows are about the person alone. */
const whole = (name: string, table: string, where: (found: Found) => RawBuilder<unknown>): Place => ({
  name,
  read: selected(table, where),
  erase: deleted(table, where),
})

const copies = ({ instances }: Found, where: RawBuilder<unknown>): RawBuilder<{ row: unknown }> =>
  instances.length === 0
    ? sql`select null as row where false`
    : sql.join(
        instances.map(
          (schema) => sql`select to_jsonb(it) as row from ${sql.id(schema, 'sis_rows')} it where ${where}`,
        ),
        sql` union all `,
      )

/** The examples of a changed row, each with what `isOfRow` reads beside it. */
const EXAMPLES = sql`jsonb_array_elements(changed.examples) with ordinality one (example, place),
  lateral (select changed.component_name, example ->> 'sourceId' as source_id) named`

const mayHaveExamples = ({ person }: Found) =>
  sql`changed.lea = ${person.lea} and changed.component_name = any(${componentsOf(person)}::text[])`

const isExampleOf = (found: Found) => isOfRow(found, sql.ref('named.component_name'))

/** Examples that a table keeps of changed rows. */
const ofExamples = (name: string, table: string, isOne: (found: Found) => RawBuilder<unknown>): Place => ({
  name,
  read: (found) => sql`select example as row from ${sql.table(table)} changed, ${EXAMPLES}
    where ${mayHaveExamples(found)} and ${isOne(found)}`,
  erase: (trx, found) => {
    const isOfPerson = isOne(found)
    return sql`
      update ${sql.table(table)} changed set examples = (
        select coalesce(jsonb_agg(example order by place), '[]') from ${EXAMPLES} where not ${isOfPerson})
      where ${mayHaveExamples(found)} and exists (select from ${EXAMPLES} where ${isOfPerson})`.execute(trx)
  },
})

const ownersOf = ({ person, accounts, users }: Found): string[] => [
  ...(person.kind === 'staff' ? [`staff:${person.lea}/${person.id}`] : []),
  ...accounts.map((id) => `account:${id}`),
  ...users.map((id) => `user:${id}`),
]

const ofAccounts = ({ accounts }: Found) => sql`account_id = any(${accounts}::integer[])`

/** Users with no account but the person's own. */
const isOwnUser = ({ users, accounts }: Found) =>
  sql`id = any(${users}::integer[]) and not exists (select from accounts other
    where other.user_id = it.id and other.id <> all(${accounts}::integer[]))`

const isAuthor = (found: Found, column: string) =>
  sql`${sql.ref(column)} in (select id from users it where ${isOwnUser(found)})`

/** Every place of the database that can hold data about a person, in the order in which it is erased. */
export const PLACES: readonly Place[] = [
  whole('Findings of imports', 'import_details', isFinding),
  whole('Findings of exports', 'export_details', isFinding),
  ofExamples(
    'Examples of changed fields',
    'import_changed_fields',
    (found) => sql`(${isExampleOf(found)} or ${isMentionedIn(found.person)})`,
  ),
  ofExamples('Examples of added and removed records', 'import_changed_rows', isExampleOf),
  {
    name: 'Rows of corrections',
    read: (found) => sql`select to_jsonb(it) as row from correction_rows it
      join correction_requests request on request.lea = it.lea and request.id = it.request_id
      where request.lea = ${found.person.lea} and ${isOfRow(found, sql.ref('request.component_name'))}`,
    // The request keeps its count; a row without an id is never counted as fixed by itself.
    erase: (trx, found) =>
      sql`update correction_rows it set source_id = null from correction_requests request
      where request.lea = it.lea and request.id = it.request_id and request.lea = ${found.person.lea}
        and ${isOfRow(found, sql.ref('request.component_name'))}`.execute(trx),
  },
  {
    name: 'Notes that name them',
    read: (found) => sql`select to_jsonb(it) as row from notes it where ${isNamedInNote(found)}`,
    erase: (trx, found) =>
      sql`update notes set text = regexp_replace(text, ${inText(found)}, '[erased]', 'gi')
        where ${isNamedInNote(found)}`.execute(trx),
  },
  {
    name: 'Notes they wrote',
    read: (found) => sql`select to_jsonb(it) as row from notes it
      where ${isAuthor(found, 'created_by_id')} or ${isAuthor(found, 'updated_by_id')}`,
    // What they wrote about a district or an import stays, without who it was.
    erase: async (trx, found) => {
      await sql`update notes set created_by = null where ${isAuthor(found, 'created_by_id')}`.execute(trx)
      await sql`update notes set updated_by = null where ${isAuthor(found, 'updated_by_id')}`.execute(trx)
    },
  },
  {
    name: 'Saved views that search for them',
    read: (found) => sql`select to_jsonb(it) as row from saved_views it where ${isViewOf(found)}`,
    erase: (trx, found) => sql`delete from saved_views it where ${isViewOf(found)}`.execute(trx),
  },
  whole('Students who were left out', 'import_left_out_students', ({ person }) =>
    person.kind === 'student' ? sql`lea = ${person.lea} and source_id = ${person.id}` : sql`false`,
  ),
  {
    name: 'Copies in instances',
    read: (found) => copies(found, sql`((${isAbout(found.person)}) or (${mentions(found.person)}))`),
    erase: async (trx, { person, instances }) => {
      for (const schema of instances) {
        const table = sql.id(schema, 'sis_rows')
        await sql`delete from ${table} where ${isAbout(person)}`.execute(trx)
        await forgetCopiedMentions(trx, person, table)
      }
    },
  },
  {
    name: 'Mentions in records of others',
    read: ({ person }) => sql`select to_jsonb(it) as row from sis_rows it where ${mentions(person)}`,
    erase: (trx, { person }) => forgetMentions(trx, person),
  },
  {
    name: 'Records',
    read: ({ person }) => sql`select to_jsonb(it) as row from sis_rows it where ${isAbout(person)}`,
    erase: async (trx, { person: { lea }, rows }) => {
      const ids = rows.map(({ id }) => id)
      await sql`delete from import_held_rows where lea = ${lea} and row_id = any(${ids}::bigint[])`.execute(
        trx,
      )
      await sql`delete from sis_rows where lea = ${lea} and id = any(${ids}::bigint[])`.execute(trx)
    },
  },
  whole('Sign-ins with identity providers', 'federated_sign_ins', ofAccounts),
  {
    name: 'Changes of accounts',
    read: (found) => sql`select to_jsonb(it) as row from account_sync_logs it where ${isSyncLine(found)}`,
    erase: async (trx, found) => {
      // The log refuses every other deletion.
      await sql`select set_config('edconsole.erases', 'yes', true)`.execute(trx)
      await sql`delete from account_sync_logs where ${isSyncLine(found)}`.execute(trx)
      await sql`select set_config('edconsole.erases', '', true)`.execute(trx)
    },
  },
  {
    name: 'Recipients of emails about exports',
    read: (
      found,
    ) => sql`select jsonb_build_object('id', id, 'name', name, 'notifyEmails', ${recipients(found, true)}) as row
      from exports it where ${isReceiving(found)}`,
    erase: (trx, found) =>
      sql`update exports set notify_emails = ${recipients(found, false)} where ${isReceiving(found)}`.execute(
        trx,
      ),
  },
  whole(
    'Values of the audit log',
    'audit_values',
    (found) => sql`(owner = any(${ownersOf(found)}::text[]) or ${isRecipientValue(found)})`,
  ),
  {
    name: 'Users',
    read: (found) => sql`select jsonb_build_object('id', id, 'firstName', first_name, 'lastName', last_name,
      'emailAddress', email_address, 'lastLogin', last_login) as row from users it where ${isOwnUser(found)}`,
    erase: (trx, found) => sql`delete from users it where ${isOwnUser(found)}`.execute(trx),
  },
  {
    name: 'Accounts',
    read: ({
      accounts,
    }) => sql`select jsonb_build_object('id', id, 'username', username, 'firstName', first_name,
      'lastName', last_name, 'emailAddress', email_address, 'lastLogin', last_login, 'lastLoginIp', last_login_ip)
      as row from accounts where id = any(${accounts}::integer[])`,
    erase: (trx, { accounts }) =>
      sql`delete from accounts where id = any(${accounts}::integer[])`.execute(trx),
  },
]

const isSyncLine = ({ person, accounts }: Found) => sql`lea = ${person.lea} and (
  account_id = any(${accounts}::integer[]) or ${person.kind === 'staff'} and staff_id = ${person.id})`
