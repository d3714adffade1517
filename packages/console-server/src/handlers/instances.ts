import {
  type InstanceDetailed,
  type InstanceStatus,
  instanceMoves,
  isInstanceClosed,
  nextInstanceStatuses,
  type SetInstanceStatus,
} from '@edconsole/console-core/contract'
import { audited } from '../audit/record-changes.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { refuseDuplicates } from '../http/refuse-duplicates.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { removeDatabase } from '../instances/instance-database.ts'
import { readSteps } from '../instances/instance-steps.ts'
import { moveInstance } from '../instances/status-changes.ts'
import { createInstance, TAKEN } from './instances/create-instance.ts'
import { createSandbox } from './instances/create-sandbox.ts'
import { addInstanceProducts, removeInstanceProducts } from './instances/instance-products.ts'
import {
  instancePlan,
  instanceRows,
  lockInstance,
  readInstance,
  stateOf,
  withProducts,
} from './instances/instance-rows.ts'

/** Moves an instance on to a status that may follow its present one (R30). The server then does what the move asks of it. */
const setInstanceStatus = async (call: Call<SetInstanceStatus>): Promise<InstanceDetailed> => {
  const { db, body, now, nudge } = call
  const caller = requireCaller(call)
  const id = numberParam(call)
  const author = await authorOf(call)
  const { status, reason = null } = body
  await db.transaction().execute(async (trx) => {
    const instance = await lockInstance(trx, caller, id)
    refuseStale(call, instance, 'this instance')
    if (!nextInstanceStatuses(instance.status).includes(status))
      throw new ApiError(409, stateOf(instance) + whatMayFollow(instance.status))
    const steps = await readSteps(trx, id)
    if (!instanceMoves({ status: instance.status, steps }).includes(status))
      throw new ApiError(409, `${stateOf(instance)}. The server makes it ${status} when it's done.`)
    await audited(trx, call, { kind: 'instance', keys: [id] }, () =>
      moveInstance(trx, id, { status, reason, author, now: now() }),
    )
  })
  const instance = await readInstance(call, id)
  nudge()
  return instance
}

export const instanceHandlers = {
  'instances.list': async (call) => {
    const asked = parseListQuery(instancePlan, call.query)
    const page = await runList(instanceRows(call.db, requireCaller(call)), instancePlan, asked)
    return { ...page, rows: await withProducts(call, page.rows) }
  },
  'instances.create': createInstance,
  'instances.get': (call) => readInstance(call, numberParam(call)),
  'instances.update': async (call) => {
    const { db, body, now } = call
    const caller = requireCaller(call)
    const id = numberParam(call)
    const author = await authorOf(call)
    await refuseDuplicates(TAKEN, () =>
      db.transaction().execute(async (trx) => {
        const instance = await lockInstance(trx, caller, id)
        refuseStale(call, instance, 'this instance')
        if (isInstanceClosed(instance.status)) throw new ApiError(409, `${stateOf(instance)}.`)
        if (Object.keys(body).length === 0) return
        await audited(trx, call, { kind: 'instance', keys: [id] }, () =>
          trx
            .updateTable('instances')
            .set({ ...body, updatedAt: now(), updatedBy: author })
            .where('id', '=', id)
            .execute(),
        )
      }),
    )
    return readInstance(call, id)
  },
  'instances.remove': async (call) => {
    await call.db.transaction().execute(async (trx) => {
      const instance = await lockInstance(trx, requireCaller(call), numberParam(call))
      const { id, name, status } = instance
      if (status !== 'retired')
        throw new ApiError(409, `${stateOf(instance)}. Only a retired instance can be deleted.`)
      const sandbox = await trx
        .selectFrom('instances')
        .select('name')
        .where('parentInstanceId', '=', id)
        .executeTakeFirst()
      if (sandbox) throw new ApiError(409, `${name} has a sandbox: delete ${sandbox.name} first.`)
      await audited(trx, call, { kind: 'instance', keys: [id] }, async () => {
        // One that was retired before this server removed databases may still have its own.
        await removeDatabase(trx, id)
        await trx.deleteFrom('instances').where('id', '=', id).execute()
      })
    })
    return null
  },
  'instances.setStatus': setInstanceStatus,
  'instances.createSandbox': createSandbox,
  'instances.products': async (call) => (await readInstance(call, numberParam(call))).products,
  'instances.addProducts': addInstanceProducts,
  'instances.removeProducts': removeInstanceProducts,
} satisfies Partial<Handlers>

const whatMayFollow = (status: InstanceStatus): string => {
  const allowed = nextInstanceStatuses(status)
  return allowed.length === 0 ? ', which is final.' : `. It can become ${allowed.join(', ')}.`
}
