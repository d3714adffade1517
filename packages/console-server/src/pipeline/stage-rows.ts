import { hash } from 'node:crypto'
import { isImported, newRecord } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { copyRows } from '../db/copy-rows.ts'
import type { Db } from '../db/schema.ts'
import { storableJson, storableText } from './insert-details.ts'

export type StagedRow = {
  sourceId: string
  /** Null if rejected. The key is still staged, so that the stored record doesn't count as missing. */
  record: StagedRecord | null
  searchText: string | null
  /** The excluded site that the row was skipped for; null if it was read. */
  leftOutBy: string | null
  /** The source says that the record is gone. */
  isRemoval: boolean
}

/** A record as it is staged: its JSON, and the hash by which it is compared with the stored row. */
export type StagedRecord = { readonly json: string; readonly hash: string }

/** What loading an accepted row will do. */
export type AcceptedAction = 'insert' | 'update' | 'unchanged' | 'manual'
type Target = { lea: string; component: string; schoolYear: number; addOnly: boolean }
type Staging = Target & {
  etlStatusId: number
  /** Nothing of the component is stored, so all rows are new. */
  isFirst: boolean
}
type Accepted = { readonly sourceId: string; readonly hash: string }

const STAGED = {
  table: 'import_staged',
  columns: [
    'lea',
    'etl_status_id',
    'source_id',
    'action',
    'row_id',
    'data',
    'new_record',
    'hash',
    'search_text',
  ],
}

/** Stages rows and determines what loading each accepted key will do. Nothing becomes visible yet. */
export const stageRows = async (
  db: Db,
  { etlStatusId, isFirst, ...target }: Staging,
  rows: readonly StagedRow[],
): Promise<Map<string, AcceptedAction>> => {
  const accepted = rows.flatMap(({ sourceId, record }) =>
    record === null ? [] : { sourceId, hash: record.hash },
  )
  const { lea } = target
  const found = isFirst ? new Map<string, StoredAction>() : await actionsFor(db, target, accepted)
  const emptyRecord = JSON.stringify(emptyRecordOf(target.component))
  const lines = rows.map(({ sourceId, record, searchText, leftOutBy, isRemoval }) => {
    if (isRemoval) return [lea, etlStatusId, sourceId, 'removal', null, null, null, null, null]
    if (leftOutBy !== null)
      return [lea, etlStatusId, sourceId, 'leftOut', null, JSON.stringify({ leftOutBy }), null, null, null]
    if (record === null) return [lea, etlStatusId, sourceId, 'refused', null, null, null, null, null]
    const { action, rowId } = found.get(sourceId) ?? NOTHING_STORED
    const { json, hash } = record
    if (action === 'insert')
      return [lea, etlStatusId, sourceId, action, null, null, mergedJson(emptyRecord, json), hash, searchText]
    if (action === 'update') return [lea, etlStatusId, sourceId, action, rowId, json, null, hash, searchText]
    return [lea, etlStatusId, sourceId, action, rowId, null, null, null, null]
  })
  await copyRows(db, STAGED, lines)
  return new Map(accepted.map(({ sourceId }) => [sourceId, (found.get(sourceId) ?? NOTHING_STORED).action]))
}

/** What a new record holds where its source says nothing. */
const emptyRecordOf = (component: string): Record<string, unknown> => {
  const empty: Record<string, unknown> = isImported(component) ? newRecord(component) : {}
  return component === 'sites' ? Object.assign(empty, { studentCount: 0, staffCount: 0 }) : empty
}

/** An object with the members of two: where it has one twice, the database keeps the later one. */
const mergedJson = (first: string, second: string): string => {
  if (first === '{}') return second
  return second === '{}' ? first : `${first.slice(0, -1)},${second.slice(1)}`
}

const NOTHING_STORED: StoredAction = { action: 'insert', rowId: null }
type StoredAction = { readonly action: AcceptedAction; readonly rowId: number | null }

/** Determines what importing accepted rows does to the stored ones. Rows without an entry are new. */
export const actionsFor = async (
  db: Db,
  { lea, component, schoolYear, addOnly }: Target,
  rows: readonly Accepted[],
): Promise<Map<string, StoredAction>> => {
  if (rows.length === 0) return new Map()
  // Only texts with null characters and the like change; they are stored without.
  const hashes = new Map(rows.map(({ sourceId, hash }) => [storableText(sourceId), { sourceId, hash }]))
  const stored = await sql<{
    id: number
    sourceId: string
    hash: string
    isManual: boolean
    isThere: boolean | null
  }>`
    select r.id, r.source_id, r.hash, r.is_manual,
      r.is_active or r.data -> 'keptFields' ? 'isActive' as is_there
    from sis_rows r where r.lea = ${lea} and r.component = ${component}
      and r.school_year = ${schoolYear}::integer and r.source_id = any(${[...hashes.keys()]}::text[])`.execute(
    db,
  )
  return new Map(
    stored.rows.flatMap((row) => {
      const incoming = hashes.get(row.sourceId)
      if (!incoming) return []
      const isSame = addOnly || (row.hash === incoming.hash && row.isThere === true)
      const action = row.isManual ? 'manual' : isSame ? 'unchanged' : 'update'
      return [[incoming.sourceId, { action, rowId: row.id }]]
    }),
  )
}

/** Makes what is staged of a record. */
export const stagedRecord = (record: Readonly<Record<string, unknown>>): StagedRecord => {
  const text = JSON.stringify(record)
  return { json: storableJson(text, record), hash: hashOf(text) }
}

/** Hashes a record, to compare it with the stored row. */
export const rowHash = (record: Readonly<Record<string, unknown>>): string => hashOf(JSON.stringify(record))

const hashOf = (text: string): string => hash('sha1', text, 'base64url')
