import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { asReleaseBefore } from '../testing/without-help.ts'
import { OWN_TABLES } from './migrations/index.ts'
import type { Db } from './schema.ts'
import { TABLE_OWNERS } from './table-owners.ts'

const NAMED =
  'servers of the release before name it where a row may be there already; ours name the district as well, so the next release can drop it'
/** Keys of districts' tables that don't name the district, and why. */
const NOT_YET: Readonly<Record<string, string>> = {
  import_checks_batch_id_before: NAMED,
  import_template_columns_template_id_column_name_key: NAMED,
  import_template_files_template_id_before: NAMED,
  import_template_sources_template_id_before: NAMED,
}

type Key = { name: string; isPrimary: boolean; columns: string[] }
type Reference = { name: string; to: string; columns: string[] }
type Table = {
  name: string
  /** Columns that always have a value. */
  filled: string[]
  /** Indexes that keep rows apart, with the columns that they have as they are. */
  keys: Key[]
  references: Reference[]
  /** What it is partitioned by. */
  partitions: string | null
}

let db: Db
let tables: Map<string, Table>
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openBlankDatabase())
  const { rows } = await sql<Table>`
    select c.relname::text as name, pg_get_partkeydef(c.oid) as partitions,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attnotnull) as filled,
      coalesce((select jsonb_agg(jsonb_build_object('name', k.relname, 'isPrimary', i.indisprimary, 'columns',
          array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(i.indkey::int2[])))
          order by k.relname)
        from pg_index i join pg_class k on k.oid = i.indexrelid
        where i.indrelid = c.oid and i.indisunique), '[]') as keys,
      coalesce((select jsonb_agg(jsonb_build_object('name', f.conname, 'to', f.confrelid::regclass::text, 'columns',
          array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(f.conkey)))
          order by f.conname)
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0), '[]') as "references"
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...OWN_TABLES]}::text[])`.execute(
    db,
  )
  tables = new Map(rows.map((table) => [table.name, table]))
})
afterAll(() => close())

const ofDistricts = Object.entries(TABLE_OWNERS).flatMap(([name, owner]) =>
  owner.of === 'district' ? [{ name, by: owner.by, log: owner.log }] : [],
)

it('whose the rows are is said of each table', () => {
  expect(Object.keys(TABLE_OWNERS).toSorted()).toEqual([...tables.keys()].toSorted())
})

describe('a database can keep districts apart by partitions, or on several servers', () => {
  const isOfDistrict = ({ to }: Reference) => ofDistricts.some((other) => other.name === to)
  const faultsOf = ({ name, by }: (typeof ofDistricts)[number]): string[] => {
    const table = tables.get(name)
    if (!table) return [`no table ${name}`]
    const { filled, keys, references } = table
    return [
      ...(filled.includes(by) ? [] : [`${name} without ${by}`]),
      ...(keys.some(({ isPrimary }) => isPrimary) ? [] : [`${name} without a primary key`]),
      ...[...keys, ...references.filter(isOfDistrict)]
        .filter(({ columns }) => !columns.includes(by))
        .map((key) => key.name),
    ]
  }

  it('logs, and nothing else, are partitioned by their time', () => {
    const times = ofDistricts.flatMap(({ name, log }) => (log ? [[name, `RANGE (${log.time})`]] : []))
    const partitioned = [...tables.values()].flatMap(({ name, partitions }) =>
      partitions === null ? [] : [[name, partitions.replaceAll('"', '')]],
    )
    expect(partitioned.toSorted()).toEqual(times.toSorted())
  })

  it('no table of others refers to a table of a district', () => {
    const others = [...tables.values()].filter(({ name }) => !ofDistricts.some((own) => own.name === name))
    expect(others.flatMap(({ references }) => references.filter(isOfDistrict))).toEqual([])
  })

  it('a cluster distributes tables that name the district by its code, with all logs of which rows are counted', async () => {
    const script = await readFile(resolve('deploy/citus.sql'), 'utf8')
    const [, list = ''] = /insert into distributed values([^;]*);/.exec(script) ?? []
    const named = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    const byCode = ofDistricts.flatMap(({ name, by }) => (by === 'lea' ? name : []))
    expect(byCode).toEqual(expect.arrayContaining(named))
    const counted = ofDistricts.flatMap(({ name, log }) => (log?.isCounted ? name : []))
    expect(named).toEqual(expect.arrayContaining(['row_counts', 'sis_rows', ...counted]))
  })

  it('keys of tables of a district, and references between them, name the district', () => {
    expect(ofDistricts.flatMap(faultsOf).toSorted()).toEqual(Object.keys(NOT_YET))
  })
})

it('a row that a server of the release before writes has the district of the row it belongs to', async () => {
  await sql`insert into import_batches (batch_id, lea, school_year, source, trigger_type, status, started_at)
    values (1, '41', 2026, 'sftp', 'manual', 'completed', now())`.execute(db)
  await asReleaseBefore(db, async () => {
    await sql`insert into import_checks (batch_id, measured, findings) values (1, '{}', '[]')`.execute(db)
  })
  const { rows } = await sql`select lea from import_checks`.execute(db)
  expect(rows).toEqual([{ lea: '41' }])
  const elsewhere = sql`insert into import_hold_decisions (lea, batch_id, decision, decided_by, decided_at)
    values ('42', 1, 'release', 'Ana', now())`
  await expect(elsewhere.execute(db)).rejects.toThrow('import_hold_decisions_batch_id_fkey')
})
