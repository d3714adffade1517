import { auditCreated, audited } from '../audit/record-changes.ts'
import { runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { refuseDuplicates } from '../http/refuse-duplicates.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { clientProductUses } from '../instances/change-products.ts'
import { addClientProducts, removeClientProducts } from './clients/client-products.ts'
import { clientPlan, clientRows, lockClient, readClient } from './clients/client-rows.ts'
import { insertClient } from './clients/insert-client.ts'

const TAKEN = {
  clients_name: {
    field: 'clientName',
    message: "'clientName' is already used by another client of this state.",
  },
  clients_slug_key: { field: 'slug', message: "'slug' is already used by another client." },
}

export const clientHandlers = {
  'clients.list': (call) =>
    runList(
      clientRows(call.db, requireCaller(call), call.now()),
      clientPlan,
      parseListQuery(clientPlan, call.query),
    ),
  'clients.create': async (call) => {
    const { db, body, now } = call
    const caller = requireCaller(call)
    // It would belong to none of their districts, so that they could not see what they made.
    if (!caller.isEmployee) throw new ApiError(403, 'Only provider staff can add a client.')
    const author = await authorOf(call)
    const id = await refuseDuplicates(TAKEN, () =>
      db.transaction().execute(async (trx) => {
        const made = await insertClient(trx, { status: 'onboarding', ...body }, { at: now(), author })
        await auditCreated(trx, call, { kind: 'client', keys: [made] })
        return made
      }),
    )
    return readClient(call, id)
  },
  'clients.get': (call) => readClient(call, numberParam(call)),
  'clients.update': async (call) => {
    const { db, body, now } = call
    const caller = requireCaller(call)
    const author = await authorOf(call)
    const id = numberParam(call)
    await refuseDuplicates(TAKEN, () =>
      db.transaction().execute(async (trx) => {
        refuseStale(call, await lockClient(trx, caller, id), 'this client')
        if (Object.keys(body).length === 0) return
        await audited(trx, call, { kind: 'client', keys: [id] }, () =>
          trx
            .updateTable('clients')
            .set({ ...body, updatedAt: now(), updatedBy: author })
            .where('id', '=', id)
            .execute(),
        )
      }),
    )
    return readClient(call, id)
  },
  'clients.products': async (call) => {
    const { id } = await readClient(call, numberParam(call))
    return clientProductUses(call.db, id)
  },
  'clients.addProducts': addClientProducts,
  'clients.removeProducts': removeClientProducts,
} satisfies Partial<Handlers>
