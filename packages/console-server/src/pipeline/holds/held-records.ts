import type { ComponentName } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { excludedSiteCodes, ofExcluded } from '../excluded-sites.ts'
import { lastAccepted } from './last-accepted.ts'

type HeldResult = { lea: string; componentName: ComponentName; schoolYear: number }

/**
 * Returns a condition that is true for a held record `r` that a release would remove as things are now. What people
 * kept or added since the hold began stays, and so do the records of sites that take no part in imports any more.
 */
export const removableNow = async (
  db: Db,
  { lea, componentName: component, schoolYear }: HeldResult,
): Promise<RawBuilder<boolean>> => {
  const excludedSites = await excludedSiteCodes(db, { lea, schoolYear })
  const excluded = ofExcluded({ lea, component, schoolYear, excludedSites })
  return sql<boolean>`(r.is_active and not r.is_manual
    and not coalesce(r.data -> 'keptFields' ? 'isActive', false)
    and coalesce(r.data ->> 'includeInImport', 'true') <> 'false' and not ${excluded})`
}

/** A held component with the condition for its records `r` that a release would remove, and the batch to compare with. */
type HeldComponent = { etlStatusId: number; removable: RawBuilder<boolean>; acceptedBatchId: number }

/** Returns the held components of a district, or of one of its batches. */
export const heldResults = async (
  db: Db,
  { lea, batchId }: { lea: string; batchId?: number },
): Promise<HeldComponent[]> => {
  const results = await db
    .selectFrom('importResults')
    .innerJoin('importBatches', (join) =>
      join
        .onRef('importBatches.lea', '=', 'importResults.lea')
        .onRef('importBatches.batchId', '=', 'importResults.batchId'),
    )
    .select(['etlStatusId', 'importResults.batchId', 'componentName', 'schoolYear'])
    .where('importResults.lea', '=', lea)
    .where('importResults.status', '=', 'held')
    .$if(batchId !== undefined, (query) => query.where('importResults.batchId', '=', batchId ?? 0))
    .execute()
  return Promise.all(
    results.map(async ({ etlStatusId, ...of }) => ({
      etlStatusId,
      removable: await removableNow(db, { lea, ...of }),
      acceptedBatchId: (await lastAccepted(db, { lea, ...of }))?.batchId ?? of.batchId - 1,
    })),
  )
}

/** Counts the records that a release of a batch would remove now. */
export const countRemovable = async (db: Db, batch: { lea: string; batchId: number }): Promise<number> => {
  let count = 0
  for (const { etlStatusId, removable } of await heldResults(db, batch)) {
    const found = await db
      .selectFrom('importHeldRows as h')
      .innerJoin('sisRows as r', (join) => join.onRef('r.lea', '=', 'h.lea').onRef('r.id', '=', 'h.rowId'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('h.lea', '=', batch.lea)
      .where('h.etlStatusId', '=', etlStatusId)
      .where(removable)
      .executeTakeFirstOrThrow()
    count += Number(found.count)
  }
  return count
}
