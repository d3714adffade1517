import { SIS_ROW_FIELDS } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { CopyPosition } from '../db/schema/platform.ts'
import type { Db } from '../db/schema.ts'

/** Rows of one transaction: others wait for a small part of a copy only, and people see how far it is. */
export const COPY_ROWS = 2000

/** The schema of an instance. Its number never changes and is never used again, unlike its name. */
const schemaOf = (instanceId: number): string => `instance_${instanceId}`

const tableOf = (instanceId: number, table: string) => sql.id(schemaOf(instanceId), table)

/** Creates the schema and its tables, if they aren't there. */
export const createDatabase = async (trx: Db, instanceId: number): Promise<void> => {
  const name = schemaOf(instanceId)
  await sql`create schema if not exists ${sql.id(name)}`.execute(trx)
  await sql`create table if not exists ${tableOf(instanceId, 'districts')} (
    lea text collate "C" primary key,
    district_name text not null,
    state text,
    school_year integer
  )`.execute(trx)
  await sql`create table if not exists ${tableOf(instanceId, 'sis_rows')} (
    id bigint primary key,
    lea text collate "C" not null,
    component text collate "C" not null,
    school_year integer not null,
    source_id text collate "C" not null,
    is_active boolean not null,
    data jsonb not null,
    unique (lea, component, school_year, source_id)
  )`.execute(trx)
  await sql`create table if not exists ${tableOf(instanceId, 'products')} (
    product_id integer primary key,
    code text collate "C" not null,
    name text not null
  )`.execute(trx)
  await trx.updateTable('instances').set({ databaseName: name }).where('id', '=', instanceId).execute()
}

/** Removes all that was created for an instance, if it is there, and lets its address go. */
export const removeDatabase = async (trx: Db, instanceId: number): Promise<void> => {
  await sql`drop schema if exists ${sql.id(schemaOf(instanceId))} cascade`.execute(trx)
  await trx
    .updateTable('instances')
    .set({ slug: null, databaseName: null })
    .where('id', '=', instanceId)
    .execute()
  await trx.deleteFrom('instanceSteps').where('instanceId', '=', instanceId).execute()
}

/** The districts of a client whose rows an instance holds. */
export const clientLeas = async (db: Db, clientId: number): Promise<string[]> => {
  const districts = await db
    .selectFrom('districts')
    .select('lea')
    .where('illuminateClientId', '=', clientId)
    .orderBy('lea')
    .execute()
  return districts.map(({ lea }) => lea)
}

export const copyDistricts = async (trx: Db, instanceId: number, leas: readonly string[]): Promise<void> => {
  const districts = tableOf(instanceId, 'districts')
  await sql`delete from ${districts}`.execute(trx)
  await sql`insert into ${districts} select lea, district_name, state, sis_year from districts
    where lea = any(${leas}::text[])`.execute(trx)
}

export const countRows = async (db: Db, leas: readonly string[]): Promise<number> => {
  const { count } = await db
    .selectFrom('sisRows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lea', 'in', leas.length === 0 ? [''] : leas)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Copying = {
  readonly leas: readonly string[]
  /** The last row that was copied; null at the beginning. */
  readonly after: CopyPosition | null
  /** Leaves personal fields empty. */
  readonly withoutPersonal: boolean
}

/** Copies the next rows of a client's districts; answers how many, and where it stands. Null: there is no further one. */
export const copyRows = async (
  trx: Db,
  instanceId: number,
  { leas, after, withoutPersonal }: Copying,
): Promise<{ count: number; position: CopyPosition } | null> => {
  const lea = after?.lea ?? leas[0]
  if (lea === undefined) return null
  const { component, schoolYear, sourceId } = after ?? START
  const data = withoutPersonal ? IMPERSONAL_DATA : sql`data`
  const { rows } = await sql<{ component: string; schoolYear: number; sourceId: string; count: number }>`
    with page as (
      select id, lea, component, school_year, source_id, is_active, data from sis_rows
      where lea = ${lea} and (component, school_year, source_id) > (${component}, ${schoolYear}::integer, ${sourceId})
      order by component, school_year, source_id limit ${COPY_ROWS}
    ), copied as (
      insert into ${tableOf(instanceId, 'sis_rows')}
      select id, lea, component, school_year, source_id, is_active, ${data} from page
      on conflict (id) do nothing
    )
    select component, school_year, source_id, (select count(*) from page)::integer as count from page
    order by component desc, school_year desc, source_id desc limit 1`.execute(trx)
  const [last] = rows
  if (last) {
    const { count, ...position } = last
    return { count, position: { lea, ...position } }
  }
  const next = leas.find((one) => one > lea)
  return next === undefined ? null : { count: 0, position: { lea: next, ...START } }
}

/** Comes before every row of a district. */
const START = { component: '', schoolYear: 0, sourceId: '' }

/** Names people and how to reach them, though screens show it. Numbers of records stay, since rows refer to each other by them. */
const IDENTIFYING = new Set([
  ...['firstName', 'middleName', 'lastName', 'suffix', 'preferredFirstName', 'preferredLastName'],
  ...['studentName', 'staffName', 'principalName', 'principalEmail', 'emailAddress', 'username'],
  ...['stateStudentId', 'stateStaffId', 'comment'],
])

/** The fields that a copy without personal data keeps, by component. What isn't declared could be anything. */
const KEPT_FIELDS = Object.fromEntries(
  Object.entries(SIS_ROW_FIELDS).map(([component, fields]) => [
    component,
    Object.entries(fields)
      .filter(([name, field]) => field.personal !== true && !IDENTIFYING.has(name))
      .map(([name]) => name),
  ]),
)

const IMPERSONAL_DATA = sql`(
  select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(data) as field
  where jsonb_exists(${json(KEPT_FIELDS)}::jsonb -> component, field.key))`

/** Makes the products that an instance's database names those that it has, if it has a database. */
export const writeProducts = async (trx: Db, instanceId: number): Promise<void> => {
  const { databaseName } = await trx
    .selectFrom('instances')
    .select('databaseName')
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow()
  // Others name a database that this server didn't create.
  if (databaseName !== schemaOf(instanceId)) return
  const products = tableOf(instanceId, 'products')
  await sql`delete from ${products}`.execute(trx)
  await sql`insert into ${products} select id, code, name from instance_products
    join products on products.id = instance_products.product_id
    where instance_id = ${instanceId}`.execute(trx)
}
