import {
  type InstanceDetailed,
  type InstanceStatus,
  nextInstanceStatuses,
  type SetInstanceStatus,
} from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/number-param.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { moveInstance } from '../../instances/status-changes.ts'
import { lockInstance, readInstance } from './instance-rows.ts'
import { stateOf } from './state-of.ts'

/** Moves an instance on to a status that may follow its present one (R30). */
export const setInstanceStatus = async (call: Call<SetInstanceStatus>): Promise<InstanceDetailed> => {
  const { db, body, now } = call
  const caller = requireCaller(call)
  const id = numberParam(call)
  const author = await authorOf(call)
  const { status, reason = null } = body
  await db.transaction().execute(async (trx) => {
    const instance = await lockInstance(trx, caller, id)
    refuseStale(call, instance, 'this instance')
    if (!nextInstanceStatuses(instance.status).includes(status))
      throw new ApiError(409, stateOf(instance) + whatMayFollow(instance.status))
    await moveInstance(trx, id, { status, reason, author, now: now() })
  })
  return readInstance(db, caller, id)
}

const whatMayFollow = (status: InstanceStatus): string => {
  const allowed = nextInstanceStatuses(status)
  return allowed.length === 0 ? ', which is final.' : `. It can become ${allowed.join(', ')}.`
}
