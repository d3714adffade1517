import type { RolloverExports } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
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

/** What was decided for the new year counts; before that, what holds for the old one. */
const exportsOf = ({ db, lea, from, to }: Rollover) =>
  db
    .selectFrom('exports')
    .innerJoin('products', 'products.id', 'exports.productId')
    .leftJoin('productsEnabled as before', (join) =>
      join
        .onRef('before.productId', '=', 'products.id')
        .on('before.lea', '=', lea)
        .on('before.schoolYear', '=', from),
    )
    .leftJoin('productsEnabled as after', (join) =>
      join
        .onRef('after.productId', '=', 'products.id')
        .on('after.lea', '=', lea)
        .on('after.schoolYear', '=', to),
    )
    .select(['exports.id', 'exports.name', 'products.name as productName'])
    .select(
      sql<boolean>`products.is_active and products.is_exportable
        and coalesce(${sql.ref('after.enabled')}, ${sql.ref('before.enabled')}, false)`.as('isOffered'),
    )
    .where('exports.lea', '=', lea)
    .where('exports.schoolYear', '=', from)
    .orderBy('exports.id')
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
