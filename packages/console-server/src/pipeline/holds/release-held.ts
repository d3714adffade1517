import { setImmediate } from 'node:timers/promises'
import { type ChangedRow, countOf, formatDateTimeWithZone } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { checkDistrict } from '../checks/check-district.ts'
import { countPeopleOfSites } from '../count-people-of-sites.ts'
import { changeRows, exampleColumns, noteChangedRows } from '../note-changed-rows.ts'
import { removableNow } from './held-records.ts'
import { settleBatch, settleResult } from './settle-result.ts'

export type Decided = { decision: 'release' | 'discard'; decidedBy: string; decidedAt: string }

const CHUNK = 1000

/** Removes what the components of a released batch were held for; in one transaction, as a load is. */
export const releaseHeld = async (
  trx: Db,
  { batchId, at, timeZone }: { batchId: number; at: Date; timeZone: string },
): Promise<void> => {
  const decided = await trx
    .selectFrom('importHoldDecisions')
    .selectAll()
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  const sentence = decisionSentence(decided, timeZone)
  const results = await trx
    .selectFrom('importResults')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importResults.lea')
        .onRef('importBatches.batchId', '=', 'importResults.batchId'),
    )
    .select(['importResults.etlStatusId', 'importResults.lea', 'importResults.componentName'])
    .select('importBatches.schoolYear')
    .where('importResults.batchId', '=', batchId)
    .where('importResults.status', '=', 'loading')
    .execute()
  for (const { etlStatusId, lea, componentName: component, schoolYear } of results) {
    const removable = await removableNow(trx, { lea, componentName: component, schoolYear })
    const { removed, examples } = await removeHeld(trx, { lea, etlStatusId, batchId, at, removable })
    await noteChangedRows(trx, { lea, batchId, component, change: 'removed', examples })
    await trx.deleteFrom('importUnacceptedResults').where('etlStatusId', '=', etlStatusId).execute()
    const message = `${removedSentence(removed)} ${sentence}`
    await settleResult(trx, { lea, etlStatusId, removed, message })
    await countPeopleOfSites(trx, { lea, component, schoolYear })
  }
  await settleBatch(trx, batchId, sentence)
  const [released] = results
  if (released) await checkDistrict(trx, { ...released, batchId })
}

type Removal = { lea: string; etlStatusId: number; batchId: number; at: Date; removable: RawBuilder<boolean> }

/** In chunks with a pause, as in loading. */
const removeHeld = async (
  trx: Db,
  { lea, etlStatusId, batchId, at, removable }: Removal,
): Promise<{ removed: number; examples: ChangedRow[] }> => {
  let removed = 0
  const examples: ChangedRow[] = []
  for (;;) {
    const { rows: taken } = await sql<{ rowId: number }>`
      delete from import_held_rows where lea = ${lea} and etl_status_id = ${etlStatusId}::bigint and row_id in (
        select row_id from import_held_rows where lea = ${lea} and etl_status_id = ${etlStatusId}::bigint
        order by row_id limit ${CHUNK})
      returning row_id`.execute(trx)
    const chunk = await changeRows(
      trx,
      sql`update sis_rows r set is_active = false, batch_id = ${batchId}::bigint, date_last_modified = ${at}::timestamptz
        where r.lea = ${lea} and r.id = any(${taken.map(({ rowId }) => rowId)}::bigint[]) and ${removable} returning ${exampleColumns}`,
    )
    removed += chunk.count
    if (examples.length === 0) examples.push(...chunk.examples)
    if (taken.length < CHUNK) return { removed, examples }
    await setImmediate()
  }
}

/** `Released by Ana Silva on 09/14/2026 - 08:14AM (ET).` */
export const decisionSentence = (decided: Decided, timeZone: string): string =>
  `${capital(decidedWords(decided, timeZone))}.`

/** The same inside a sentence. */
export const decidedWords = ({ decision, decidedBy, decidedAt }: Decided, timeZone: string): string =>
  `${decision === 'release' ? 'released' : 'discarded'} by ${decidedBy} on ${formatDateTimeWithZone(decidedAt, timeZone)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Nothing was removed.`, `1 record was removed.`, `1,204 records were removed.` */
export const removedSentence = (count: number): string =>
  count === 0 ? 'Nothing was removed.' : `${countOf(count, 'record was', 'records were')} removed.`
