import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBlankDatabase } from '../testing/test-database.ts'
import { OWN_TABLES } from './migrations/index.ts'
import { TABLE_OWNERS } from './table-owners.ts'

/** Districts' tables with keys that don't name the district yet. */
const NOT_YET: readonly string[] = [
  'alert_causes',
  'correction_requests',
  'correction_rows',
  'export_batches',
  'export_details',
  'export_files',
  'export_results',
  'exports',
  'import_batches',
  'import_causes',
  'import_changed_fields',
  'import_changed_rows',
  'import_checks',
  'import_details',
  'import_held_rows',
  'import_hold_decisions',
  'import_remembered_rows',
  'import_results',
  'import_staged',
  'import_template_columns',
  'import_template_files',
  'import_template_sources',
  'import_template_translations',
  'import_templates',
  'import_unaccepted_results',
  'import_upload_files',
  'import_uploads',
  'inbox_files',
  'inbox_keys',
  'notes',
  'rollovers',
  'row_counts',
  'sis_api_configs',
  'sis_rows',
]

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

let tables: Map<string, Table>
let close: () => Promise<void>
beforeAll(async () => {
  const opened = await openBlankDatabase()
  close = opened.close
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
    opened.db,
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
  const faultsOf = ({ name, by }: (typeof ofDistricts)[number]): string[] => {
    const table = tables.get(name)
    if (!table) return [`no table ${name}`]
    const { filled, keys, references } = table
    const isOfDistrict = ({ to }: Reference) => ofDistricts.some((other) => other.name === to)
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

  it('keys of tables of a district, and references between them, name the district', () => {
    const faulty = ofDistricts.filter((table) => faultsOf(table).length > 0)
    expect(faulty.map(({ name }) => name).toSorted()).toEqual(NOT_YET)
  })
})
