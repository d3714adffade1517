import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** One record of each kind that belongs to a district or its client: what addresses and bodies name. */
export type Records = {
  district: number
  lea: string
  client: number
  site: number
  siteCode: string
  staff: number
  template: number
  templateVersion: number
  /** A column that knows codes, and one of its translations. */
  column: number
  translation: number
  /** What it translates to. */
  possibleValue: string
  inboxKey: number
  /** A result that refused rows for a cause that the district can correct, and that cause: one that wasn't sent yet, if any. */
  refusedResult: number
  refusedCause: string
  correction: number
  note: number
  export: number
  importBatch: number
  exportBatch: number
  account: number
  user: number
  webhook: number
  instance: number
  authentication: number
  role: number
  product: number
}

/** @param lea the district's code as SQL: a cluster can't plan these with a column of another table in its place */
const columnsOf = (lea: string): Record<keyof Records, string> => ({
  district: 'districts.id',
  lea: 'districts.lea',
  client: 'districts.illuminate_client_id',
  site: `(select min(id) from sis_rows where component = 'sites' and sis_rows.lea = ${lea})`,
  siteCode: `(select min(source_id) from sis_rows where component = 'sites' and sis_rows.lea = ${lea})`,
  staff: `(select min(id) from sis_rows where component = 'staff' and sis_rows.lea = ${lea})`,
  template: `(select min(template_id) from import_template_translations where template_id in (${templates(lea)}))`,
  templateVersion: `(select version from import_templates where id =
    (select min(template_id) from import_template_translations where template_id in (${templates(lea)})))`,
  column: `(select column_id from import_template_translations where template_id in (${templates(lea)}) order by template_id, id limit 1)`,
  translation: `(select id from import_template_translations where template_id in (${templates(lea)}) order by template_id, id limit 1)`,
  possibleValue: `(select translated_value from import_template_translations where template_id in (${templates(lea)}) order by template_id, id limit 1)`,
  refusedResult: `(select c.etl_status_id ${refusedRows(lea)})`,
  refusedCause: `(select c.cause ${refusedRows(lea)})`,
  correction: `(select min(id) from correction_requests where correction_requests.lea = ${lea})`,
  note: `(select min(id) from notes where notes.lea = ${lea})`,
  inboxKey: '(select min(id) from inbox_keys where district_id = districts.id)',
  export: `(select min(id) from exports where exports.lea = ${lea})`,
  importBatch: `(select max(batch_id) from import_batches where import_batches.lea = ${lea})`,
  // The oldest: what walks send themselves leaves files.
  exportBatch: `(select min(batch_id) from export_batches where export_batches.lea = ${lea})`,
  account: '(select min(id) from accounts where client_id = districts.illuminate_client_id)',
  user: '(select min(id) from users where client_id = districts.illuminate_client_id)',
  webhook: '(select min(id) from webhooks where district_id = districts.id)',
  instance: '(select min(id) from instances where client_id = districts.illuminate_client_id)',
  // Not Local: that is the way in of most people, and is kept.
  authentication: `(select min(id) from authentications where client_id = districts.illuminate_client_id and provider <> 'illuminate')`,
  // A custom one: those of the product can't be changed.
  role: `(select min(id) from roles where role_type = 'custom')`,
  product: '(select min(id) from products)',
})

function refusedRows(lea: string): string {
  return `from import_causes c join import_details d on d.lea = c.lea and d.etl_status_id = c.etl_status_id and d.cause = c.cause
    where c.lea = ${lea} and d.owner = 'district' and d.fix_target is null and d.row_number is not null
    order by c.cause in (select cause from correction_requests where correction_requests.lea = ${lea}),
      c.etl_status_id desc, c.cause limit 1`
}

function templates(lea: string): string {
  return `select id from import_templates where import_templates.lea = ${lea}`
}

/** The records of a seeded district. */
export const recordsOf = async (db: Db, lea: string): Promise<Records> => {
  const all = Object.entries(columnsOf(`'${lea}'`))
  const columns = all.map(([name, column]) => `${column} as "${name}"`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.raw(columns.join(', '))} from districts where districts.lea = ${lea}`.execute(db)
  const [found] = rows
  const missing = all.flatMap(([name]) => (found?.[name] == null ? name : []))
  if (missing.length > 0) throw new Error(`The district ${lea} has no ${missing.join(', ')}.`)
  return found as Records
}
