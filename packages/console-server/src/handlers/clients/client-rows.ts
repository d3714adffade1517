import { type Client, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { isClientOf } from '../../db/caller-districts.ts'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../session/caller.ts'

export const clientPlan = listPlan(resources.clients.list, {
  fields: {
    id: columnField('integer', 'clients.id'),
    clientName: columnField('text', 'clients.clientName'),
    state: columnField('text', 'clients.state'),
    lea: maybeEmpty(columnField('text', 'clients.lea')),
    updatedAt: maybeEmpty(columnField('instant', 'clients.updatedAt')),
    slug: columnField('code', 'clients.slug'),
    clientType: columnField('code', 'clients.clientType'),
    status: columnField('code', 'clients.status'),
  },
  searched: [
    sql.ref('clients.clientName'),
    sql.ref('clients.slug'),
    sql.ref('clients.lea'),
    sql.ref('clients.accountNumber'),
  ],
})

/** The caller's clients as their list shows them. */
export const clientRows = (db: Db, caller: Caller) =>
  db
    .selectFrom('clients')
    .selectAll('clients')
    .select([
      sql<number[]>`(select coalesce(jsonb_agg(one.product_id order by one.product_id), '[]')
        from client_products one where one.client_id = clients.id)`.as('products'),
      sql<number>`(select count(*) from instances one
        where one.client_id = clients.id and one.status <> 'retired')`.as('instanceCount'),
      sql<number>`(select count(*) from users one
        where one.client_id = clients.id and one.status = 'active')`.as('activeUserCount'),
    ])
    .where(isClientOf(db, caller, 'clients.id'))

/** One client. One of somebody else's is like one that does not exist. */
export const readClient = async (db: Db, caller: Caller, id: number): Promise<Client> => {
  const client = await clientRows(db, caller).where('clients.id', '=', id).executeTakeFirst()
  if (!client) throw noClient()
  return client
}

/** The client that a write is about, held until the write is done. */
export const lockClient = async (trx: Db, caller: Caller, id: number) => {
  const client = await trx
    .selectFrom('clients')
    .select(['id', 'clientName', 'updatedAt', 'updatedBy'])
    .where('id', '=', id)
    .where(isClientOf(trx, caller, 'clients.id'))
    .forUpdate()
    .executeTakeFirst()
  if (!client) throw noClient()
  return client
}

const noClient = () => new ApiError(404, 'Client not found.')
