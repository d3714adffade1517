import { type Client, CONSTANTS, resources, zonedDay } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { isClientOf } from '../../db/caller-districts.ts'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
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
    sql`clients.id::text`,
  ],
})

/** The caller's clients as their list shows them on this day. */
export const clientRows = (db: Db, caller: Caller, now: Date) =>
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
      // A later subscription to the same product ends later, so the day of the present one stays the next.
      sql<string | null>`(select coalesce(
          min(one.end_date) filter (where one.end_date >= ${zonedDay(now, CONSTANTS.timeZone)}::date),
          max(one.end_date)
        )::text from subscriptions one
        where one.client_id = clients.id and one.cancelled_at is null)`.as('subscriptionEndsOn'),
    ])
    .where(isClientOf(db, caller, 'clients.id'))

/** One client. One of another owner is like one that doesn't exist. */
export const readClient = async (
  { db, now, ...call }: Pick<Call, 'db' | 'now' | 'caller'>,
  id: number,
): Promise<Client> => {
  const client = await clientRows(db, requireCaller(call), now())
    .where('clients.id', '=', id)
    .executeTakeFirst()
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
