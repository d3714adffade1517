import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { safeJson } from './insert-details.ts'

export type StagedRow = {
  sourceId: string
  /** Null if rejected. The key is still staged, so that the stored record doesn't count as missing. */
  data: Record<string, unknown> | null
  hash: string | null
  searchText: string | null
  /** The excluded site that the row was skipped for; null if it was read. */
  leftOutBy: string | null
  /** The source says that the record is gone. */
  isRemoval: boolean
}

export type StageAction = 'insert' | 'update' | 'unchanged' | 'manual' | 'leftOut' | 'refused' | 'removal'
type Scope = { etlStatusId: number; lea: string; component: string; schoolYear: number; addOnly: boolean }

/** Stages rows and determines what loading each accepted key will do. Nothing becomes visible yet. */
export const stageRows = async (
  db: Db,
  scope: Scope,
  rows: readonly StagedRow[],
): Promise<Map<string, StageAction>> => {
  if (rows.length === 0) return new Map()
  const incoming = rows.map((row) => ({
    source_id: row.sourceId,
    data: row.data,
    hash: row.hash,
    search_text: row.searchText,
    left_out_by: row.leftOutBy,
    is_removal: row.isRemoval,
  }))
  const staged = await sql<{ sourceId: string; action: StageAction }>`
    with incoming as (
      select i.*, r.id as row_id, case
          when i.is_removal then 'removal'
          when i.left_out_by is not null then 'leftOut'
          when i.hash is null then 'refused'
          when r.id is null then 'insert'
          when r.is_manual then 'manual'
          when ${scope.addOnly}::boolean or (r.hash = i.hash
            and (r.is_active or r.data -> 'keptFields' ? 'isActive')) then 'unchanged'
          else 'update' end as action
      from jsonb_to_recordset(${safeJson(incoming)}::jsonb)
        as i(source_id text, data jsonb, hash text, search_text text, left_out_by text, is_removal boolean)
      left join sis_rows r on r.lea = ${scope.lea} and r.component = ${scope.component}
        and r.school_year = ${scope.schoolYear}::integer and r.source_id = i.source_id
    )
    insert into import_staged (etl_status_id, source_id, action, row_id, data, hash, search_text)
    select ${scope.etlStatusId}::bigint, source_id, action, row_id,
      case when action in ('insert', 'update') then data
        when action = 'leftOut' then jsonb_build_object('leftOutBy', left_out_by) end,
      case when action in ('insert', 'update') then hash end,
      case when action in ('insert', 'update') then search_text end
    from incoming
    returning source_id, action`.execute(db)
  // A row that isn't accepted may repeat the key of an accepted one.
  return new Map(
    staged.rows
      .filter(({ action }) => action !== 'refused' && action !== 'leftOut' && action !== 'removal')
      .map((row) => [row.sourceId, row.action]),
  )
}

/** Hashes a record, to compare it with the stored row. */
export const rowHash = (record: Readonly<Record<string, unknown>>): string =>
  hash('sha1', JSON.stringify(record), 'base64url')
