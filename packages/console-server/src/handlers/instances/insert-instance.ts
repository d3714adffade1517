import type { InstanceStatus } from '@edconsole/console-core/contract'
import type { Insertable } from 'kysely'
import type { InstancesTable } from '../../db/schema/platform.ts'
import type { Db } from '../../db/schema.ts'

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

export type StatusChange = { status: InstanceStatus; reason: string | null; author: string; now: Date }

/** Adds a step to the history of an instance. */
export const logStatus = async (
  trx: Db,
  instanceId: number,
  { status, reason, author, now }: StatusChange,
): Promise<void> => {
  await trx
    .insertInto('instanceStatusChanges')
    .values({ instanceId, status, reason, changedAt: now, changedBy: author })
    .execute()
}
