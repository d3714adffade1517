import { type InstanceDetailed, isInstanceClosed } from '@edconsole/console-core/contract'
import { auditCreated } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { queueProvisioning } from '../../instances/status-changes.ts'
import { insertInstance, TAKEN } from './create-instance.ts'
import { lockInstance, readInstance, stateOf } from './instance-rows.ts'

/**
 * Asks for a sandbox of a production instance: same client, region and products, a name of its own. It is created in the
 * background, and its steps show how far it is.
 */
export const createSandbox = async (call: Call<undefined>): Promise<InstanceDetailed> => {
  const { db, now, nudge } = call
  const caller = requireCaller(call)
  const author = await authorOf(call)
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      const parent = await lockInstance(trx, caller, numberParam(call))
      const { clientId, region } = parent
      if (parent.environment !== 'production')
        throw new ApiError(409, `${parent.name} isn't a production instance, so it can't have a sandbox.`)
      if (isInstanceClosed(parent.status)) throw new ApiError(409, `${stateOf(parent)}.`)
      const products = await trx
        .selectFrom('instanceProducts')
        .select('productId')
        .where('instanceId', '=', parent.id)
        .execute()
      const name = await freeName(trx, parent.name)
      const row = { clientId, name, region, environment: 'sandbox' as const, parentInstanceId: parent.id }
      const productIds = products.map(({ productId }) => productId)
      const sandboxId = await insertInstance(trx, row, { productIds, author, now: now() })
      await auditCreated(trx, call, { kind: 'instance', keys: [sandboxId] })
      await queueProvisioning(trx, sandboxId)
      return sandboxId
    }),
  )
  const sandbox = await readInstance(call, id)
  nudge()
  return sandbox
}

const NAME_MAX = 60

/** `oakdale-prod-sandbox`, `oakdale-prod-sandbox-2`, … */
const freeName = async (db: Db, parent: string): Promise<string> => {
  const stem = parent.slice(0, NAME_MAX - '-sandbox-999'.length)
  const taken = await db
    .selectFrom('instances')
    .select('name')
    .where('name', 'like', `${stem}-sandbox%`)
    .execute()
  const names = new Set(taken.map(({ name }) => name))
  for (let number = 1; number <= names.size; number += 1) {
    const name = nameOf(stem, number)
    if (!names.has(name)) return name
  }
  return nameOf(stem, names.size + 1)
}

const nameOf = (stem: string, number: number): string =>
  number === 1 ? `${stem}-sandbox` : `${stem}-sandbox-${number}`
