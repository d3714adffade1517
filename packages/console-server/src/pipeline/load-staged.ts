import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { countPeopleOfSites } from './count-people-of-sites.ts'
import { keepLeftOutStudents, ofExcluded } from './excluded-sites.ts'
import { loadRanges, type RefusedRow } from './load-ranges.ts'
import { noteLoadedCauses } from './note-causes.ts'
import { noteChangedFields } from './note-changed-fields.ts'
import { changeRows, exampleColumns, noteChangedRows } from './note-changed-rows.ts'
import { noteFixedRows } from './note-fixed-rows.ts'

type Load = {
  etlStatusId: number
  batchId: number
  lea: string
  component: string
  schoolYear: number
  at: Date
  /** Full mode: rows missing from the file are removed. */
  removes: boolean
  /** Nothing was stored before. */
  isFirst: boolean
  /** The file names records that are gone. */
  hasDeletions: boolean
  /** In percent of active records; null: no limit. */
  removalLimit: number | null
  /** Codes of excluded sites, whose rows never count as missing. */
  excludedSites: readonly string[]
  /** Records of this batch and earlier ones are judged by the removal limit: see `isJudged`. */
  acceptedBatchId: number
  /** Some staged rows change stored ones. */
  hasUpdates: boolean
  /** After more refused rows than this, nothing is loaded, so the search for them stops. */
  most: number
}

/** What a removal was held for. */
export type Held = {
  /** Records that would be removed. */
  gone: number
  /** Those of them that count for the limit, and the records that they are a share of. */
  count: number
  total: number
}

type Removal = { removed: number; held: Held | null }

export type Loaded = Removal & { refused: readonly RefusedRow[] }

/**
 * Applies a component's staged rows to the stored ones. Call it within one transaction, so that others see all changes
 * or none.
 */
export const loadStaged = async (trx: Db, load: Load): Promise<Loaded> => {
  const refused = await loadRanges(trx, {
    ...load,
    load: (from, to) => loadRange(trx, load, from, to),
  })
  const canRemove = !load.isFirst && (load.removes || load.hasDeletions)
  const result = canRemove ? await removeGone(trx, load) : { removed: 0, held: null }
  await keepLeftOutStudents(trx, load)
  // Nothing is measured by a batch that is held: the next one says the same of its rows.
  if (!result.held) {
    await noteLoadedCauses(trx, load)
    await noteFixedRows(trx, load)
  }
  await trx
    .deleteFrom('importStaged')
    .where('lea', '=', load.lea)
    .where('etlStatusId', '=', load.etlStatusId)
    .execute()
  await countPeopleOfSites(trx, load)
  return { ...result, refused }
}

const loadRange = async (trx: Db, load: Load, from: number, to: number): Promise<void> => {
  if (load.hasUpdates) await updateRange(trx, load, from, to)
  await sql`
    insert into sis_rows (lea, component, school_year, source_id, data, hash, search_text, batch_id, added_batch_id,
      date_last_modified)
    select ${load.lea}, ${load.component}, ${load.schoolYear}::integer, s.source_id,
      s.new_record::jsonb, s.hash, s.search_text, ${load.batchId}::bigint, ${load.batchId}::bigint,
      ${load.at}::timestamptz
    from import_staged s
    where s.lea = ${load.lea} and s.etl_status_id = ${load.etlStatusId}::bigint
      and s.id >= ${from}::bigint and s.id < ${to}::bigint and s.action = 'insert'
    order by s.id
    on conflict (lea, component, school_year, source_id) do nothing`.execute(trx)
}

/** Keeps what people entered in the console: columns that the template doesn't fill, and kept fields. */
const updateRange = async (trx: Db, load: Load, from: number, to: number): Promise<void> => {
  await noteChangedFields(trx, { ...load, from, to })
  await sql`
    update sis_rows r set hash = s.hash, search_text = s.search_text,
      data = r.data || case when r.data ? 'keptFields'
        then s.data - array(select jsonb_array_elements_text(r.data -> 'keptFields')) else s.data end,
      is_active = case when r.data -> 'keptFields' ? 'isActive' then r.is_active else true end,
      added_batch_id = case when r.is_active then r.added_batch_id else ${load.batchId}::bigint end,
      batch_id = ${load.batchId}::bigint, date_last_modified = ${load.at}
    from import_staged s
    where s.lea = ${load.lea} and s.etl_status_id = ${load.etlStatusId}::bigint and s.id >= ${from}::bigint
      and s.id < ${to}::bigint and s.action = 'update' and r.lea = ${load.lea} and r.id = s.row_id`.execute(
    trx,
  )
  await refreshKeptSearch(trx, { ...load, from, to })
}

/** Removes records that are missing from a full file, and those of which a file says that they are gone. */
const removeGone = async (trx: Db, load: Load): Promise<Removal> => {
  const counted = await sql<{ gone: number; count: number }>`
    select count(*) as gone, count(*) filter (where ${isJudged(load)}) as count
    from sis_rows r where ${ofComponent(load)} and ${isGone(load)}`.execute(trx)
  const { gone = 0, count = 0 } = counted.rows[0] ?? {}
  if (gone === 0) return { removed: 0, held: null }
  if (load.removalLimit !== null) {
    const total = await judgedRows(trx, load)
    if (count * 100 > total * load.removalLimit) {
      await sql`insert into import_held_rows (lea, etl_status_id, row_id)
        select r.lea, ${load.etlStatusId}::bigint, r.id from sis_rows r
        where ${ofComponent(load)} and ${isGone(load)}`.execute(trx)
      return { removed: 0, held: { gone, count, total } }
    }
  }
  const { examples } = await changeRows(
    trx,
    sql`update sis_rows r set is_active = false, batch_id = ${load.batchId}::bigint, date_last_modified = ${load.at}
      where ${ofComponent(load)} and ${isGone(load)} returning ${exampleColumns}`,
  )
  await noteChangedRows(trx, { ...load, change: 'removed', examples })
  return { removed: gone, held: null }
}

/** The records that a removal is a share of. */
const judgedRows = async (trx: Db, load: Load): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from sis_rows r where ${ofComponent(load)} and ${isJudged(load)}`.execute(trx)
  return rows[0]?.total ?? 0
}

/** True for a stored row `r` that a full file removes if it doesn't name it. */
export const ofComponent = ({
  lea,
  component,
  schoolYear,
  excludedSites,
}: Pick<Load, 'lea' | 'component' | 'schoolYear' | 'excludedSites'>) =>
  sql`r.lea = ${lea} and r.component = ${component} and r.school_year = ${schoolYear}::integer
    and r.is_active and not r.is_manual and not coalesce(r.data -> 'keptFields' ? 'isActive', false)
    and not ${ofExcluded({ lea, component, schoolYear, excludedSites })}`

/**
 * True for a stored row `r` that the last accepted batch left behind. Records of held or discarded batches are no loss, and
 * those that this file brings would only make its losses look smaller.
 */
const isJudged = ({ acceptedBatchId }: Load) =>
  sql`coalesce(r.added_batch_id, 0) <= ${acceptedBatchId}::bigint`

/** A record that the file also has as a row, such as one that came back under the same key, isn't gone. */
const isGone = (load: Load) =>
  load.removes ? isMissing(load) : sql`${isStaged(load, sql`= 'removal'`)} and not ${isStaged(load, KEPT)}`

/** A rejected row may have a partial key; every stored key that starts with it counts as present. */
const isMissing = (load: Load) =>
  sql`not ${isStaged(load, KEPT)}
    and not exists (select 1 from import_staged s where s.lea = ${load.lea} and s.etl_status_id = ${load.etlStatusId}::bigint
      and s.source_id = split_part(r.source_id, '/', 1) and s.action in ('refused', 'leftOut'))`

const KEPT = sql`<> 'removal'`

const isStaged = ({ lea, etlStatusId }: Load, action: RawBuilder<unknown>) =>
  sql`exists (select 1 from import_staged s
    where s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.source_id = r.source_id and s.action ${action})`

type Range = { lea: string; etlStatusId: number; component: string; from: number; to: number }

/** Updates the search text of rows with kept fields, which show other values than the file. There are few. */
const refreshKeptSearch = async (
  trx: Db,
  { lea, etlStatusId, component, from, to }: Range,
): Promise<void> => {
  const { rows } = await sql<{ id: number; data: Record<string, unknown> }>`
    select r.id, r.data from import_staged s join sis_rows r on r.lea = ${lea} and r.id = s.row_id
    where s.lea = ${lea} and s.etl_status_id = ${etlStatusId}::bigint and s.id >= ${from}::bigint and s.id < ${to}::bigint
      and s.action = 'update' and jsonb_array_length(r.data -> 'keptFields') > 0`.execute(trx)
  for (const { id, data } of rows)
    await trx
      .updateTable('sisRows')
      .set({ searchText: searchTextOf(component, data) })
      .where('lea', '=', lea)
      .where('id', '=', id)
      .execute()
}
