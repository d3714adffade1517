import type { RolloverExports } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { copyItem, tallyItems } from './copy-item.ts'
import type { Rollover } from './roll-over.ts'

/**
 * Copies each export of a product that the district still has. Copies are disabled, so that no one is sent last year's
 * rows on the first day; secrets go along without leaving the server.
 */
export const copyExports = async (rollover: Rollover): Promise<RolloverExports> => {
  const items: RolloverExports['items'] = []
  for (const { id, name, productName, isOffered } of await exportsOf(rollover)) {
    const outcome = isOffered
      ? await copyItem(rollover.to, () => copyExport(rollover, id))
      : {
          outcome: 'missingProduct' as const,
          reason: `${productName} isn't enabled for the district.`,
        }
    items.push({ exportId: id, name, ...outcome })
  }
  const { skipped: _, ...tally } = tallyItems(items)
  return tally
}

/**
 * Exports with their product, and whether the district has it. What was decided for the next year counts; before that,
 * what holds for the one of the export.
 */
const offeredExports = (db: Db) =>
  db
    .selectFrom('exports')
    .innerJoin('products', 'products.id', 'exports.productId')
    .leftJoin('productsEnabled as before', (join) =>
      join
        .onRef('before.productId', '=', 'products.id')
        .onRef('before.lea', '=', 'exports.lea')
        .onRef('before.schoolYear', '=', 'exports.schoolYear'),
    )
    .leftJoin('productsEnabled as after', (join) =>
      join
        .onRef('after.productId', '=', 'products.id')
        .onRef('after.lea', '=', 'exports.lea')
        .on('after.schoolYear', '=', sql<number>`exports.school_year + 1`),
    )

const isOffered = sql<boolean>`(products.is_active and products.is_exportable
  and coalesce("after".enabled, before.enabled, false))`

const exportsOf = ({ db, lea, from }: Rollover) =>
  offeredExports(db)
    .select(['exports.id', 'exports.name', 'products.name as productName'])
    .select(isOffered.as('isOffered'))
    .where('exports.lea', '=', lea)
    .where('exports.schoolYear', '=', from)
    .orderBy('exports.id')
    .execute()

/** Counts the exports of each district that a rollover would copy; districts without any are left out. */
export const countExportsToCopy = (db: Db, leas: readonly string[]) =>
  offeredExports(db)
    .innerJoin('districts', (join) =>
      join.onRef('districts.lea', '=', 'exports.lea').onRef('districts.sisYear', '=', 'exports.schoolYear'),
    )
    .select(['exports.lea', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`exports.lea = any(${[...leas]}::text[])`)
    .where(isOffered)
    .where(
      sql<boolean>`not exists (select from exports there
        where there.lea = exports.lea and there.school_year = exports.school_year + 1
          and (there.rolled_over_from_id = exports.id or lower(there.name) collate "C" = lower(exports.name) collate "C"))`,
    )
    .groupBy('exports.lea')
    .execute()

const copyExport = async ({ db, to, at, by }: Rollover, id: number): Promise<boolean> => {
  const stored = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { id: rolledOverFromId, lastSentAt, lastStatus, lastBatchId, secrets, ...kept } = stored
  const copied = await db
    .insertInto('exports')
    .values({
      ...kept,
      schoolYear: to,
      rolledOverFromId,
      isEnabled: false,
      scheduleEnabled: false,
      components: json(kept.components),
      siteCodes: json(kept.siteCodes),
      gradeLevels: json(kept.gradeLevels),
      scheduleDays: json(kept.scheduleDays),
      blackoutRanges: json(kept.blackoutRanges),
      notifyEmails: json(kept.notifyEmails),
      hostKey: kept.hostKey && json(kept.hostKey),
      secrets: json(secrets),
      createdAt: at,
      createdBy: by,
      updatedAt: null,
      updatedBy: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return copied !== undefined
}
