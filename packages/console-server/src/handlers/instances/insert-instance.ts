import type { Insertable } from 'kysely'
import type { InstancesTable } from '../../db/schema/platform.ts'
import type { Db } from '../../db/schema.ts'
import { logStatus } from '../../instances/status-changes.ts'

type NewRow = Pick<
  Insertable<InstancesTable>,
  'clientId' | 'name' | 'environment' | 'region' | 'url' | 'parentInstanceId'
>

/** Writes down a request for an instance, with its products. Building it is other work, and shows in its status. */
export const insertInstance = async (
  trx: Db,
  row: NewRow,
  { productIds, author, now }: { productIds: readonly number[]; author: string; now: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('instances')
    .values({
      ...row,
      createdAt: now,
      createdBy: author,
      updatedAt: now,
      updatedBy: author,
      statusChangedAt: now,
      statusChangedBy: author,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logStatus(trx, id, { status: 'requested', reason: null, author, now })
  if (productIds.length > 0)
    await trx
      .insertInto('instanceProducts')
      .values(
        productIds.map((productId) => ({ instanceId: id, productId, enabledAt: now, enabledBy: author })),
      )
      .execute()
  return id
}
