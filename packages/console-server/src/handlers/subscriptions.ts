import {
  CONSTANTS,
  resources,
  SUBSCRIPTION_EXPIRING_DAYS,
  type SubscriptionStatus,
  zonedDay,
} from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { isClientOf } from '../db/caller-districts.ts'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'

export const subscriptionHandlers = {
  'subscriptions.list': (call) => {
    const status = statusOn(zonedDay(call.now(), CONSTANTS.timeZone))
    const plan = planWith(status)
    const rows = call.db
      .selectFrom('subscriptions as one')
      .innerJoin('clients', 'clients.id', 'one.clientId')
      .innerJoin('products', 'products.id', 'one.productId')
      .select([
        'one.id',
        'one.clientId',
        'clients.clientName',
        'one.productId',
        'products.name as productName',
      ])
      .select(['one.instanceId', 'one.startDate', 'one.endDate', 'one.seatCount', 'one.tier'])
      .select(['one.createdAt', 'one.createdBy', 'one.updatedAt', 'one.updatedBy', status.as('status')])
      .where(isClientOf(call.db, requireCaller(call), 'one.clientId'))
    return runList(rows, plan, parseListQuery(plan, call.query))
  },
} satisfies Partial<Handlers>

/** The status follows from the day, so that no night run has to keep it up to date. */
const statusOn = (today: string): RawBuilder<SubscriptionStatus> => sql`(case
  when cancelled_at is not null then 'cancelled'
  when end_date < ${today}::date then 'expired'
  when end_date - ${today}::date <= ${sql.lit(SUBSCRIPTION_EXPIRING_DAYS)} then 'expiring'
  when tier = 'pilot' then 'trial'
  else 'active' end)`

const planWith = (status: RawBuilder<SubscriptionStatus>) =>
  listPlan(resources.subscriptions.list, {
    fields: {
      id: columnField('integer', 'one.id'),
      startDate: columnField('code', 'one.startDate'),
      endDate: columnField('code', 'one.endDate'),
      clientId: columnField('integer', 'one.clientId'),
      productId: columnField('integer', 'one.productId'),
      instanceId: columnField('integer', 'one.instanceId'),
      tier: columnField('code', 'one.tier'),
      status: { kind: 'code', value: status },
    },
    searched: [sql.ref('clients.clientName'), sql.ref('products.name')],
  })
