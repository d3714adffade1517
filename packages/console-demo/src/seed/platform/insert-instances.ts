import type { InstanceEnvironment, InstanceRegion } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { clientIdOf } from '../client-id-of.ts'
import type { DemoDistrict } from '../demo-districts.ts'
import { productsOf } from './client-product-plan.ts'
import { daysFrom } from './days-from.ts'
import { DEMO_INSTANCES, type DemoInstance } from './demo-instances.ts'

const FIRST_ID = 5501
/** Who asks for instances, and moves them. */
export const OPERATOR = 'Ana Silva'
const WEST = ['OR', 'WA', 'CA']
const NAMES = {
  production: 'prod',
  sandbox: 'sandbox',
  training: 'training',
  demo: 'demo',
} as const satisfies Record<InstanceEnvironment, string>
const AGE_DAYS = { production: 420, training: 200, demo: 150, sandbox: 45 } as const satisfies Record<
  InstanceEnvironment,
  number
>

export type PlannedInstance = DemoInstance & {
  readonly id: number
  readonly draft: DemoDistrict
  readonly name: string
  readonly requestedDaysAgo: number
}

/** Writes down the requests for the demo's instances, with what is to run on them. */
export const insertInstances = async (db: Db, drafts: readonly DemoDistrict[], now: Date): Promise<void> => {
  const planned = planInstances(drafts)
  await db
    .insertInto('instances')
    .values(planned.map((one) => instanceOf(one, planned, now)))
    .execute()
  await db
    .insertInto('instanceStatusChanges')
    .values(
      planned.map(({ id, requestedDaysAgo }) => ({
        instanceId: id,
        status: 'requested' as const,
        changedAt: daysFrom(now, -requestedDaysAgo),
        changedBy: OPERATOR,
      })),
    )
    .execute()
  await db
    .insertInto('instanceProducts')
    .values(
      planned.flatMap(({ id, draft, requestedDaysAgo }) =>
        productsOf(draft).map((productId) => ({
          instanceId: id,
          productId,
          enabledBy: OPERATOR,
          enabledAt: daysFrom(now, -requestedDaysAgo),
        })),
      ),
    )
    .execute()
  await bindPremium(db)
}

/** A premium subscription is for one instance: the client's production. */
const bindPremium = async (db: Db): Promise<void> => {
  await db
    .updateTable('subscriptions')
    .from('instances')
    .set((eb) => ({ instanceId: eb.ref('instances.id') }))
    .whereRef('instances.clientId', '=', 'subscriptions.clientId')
    .where('instances.environment', '=', 'production')
    .where('tier', '=', 'premium')
    .execute()
}

/** The demo's instances of these districts, with their numbers and names. */
export const planInstances = (drafts: readonly DemoDistrict[]): PlannedInstance[] => {
  const names = new Map<string, number>()
  return DEMO_INSTANCES.flatMap((one, index) => {
    const draft = drafts.find(({ id }) => id === one.districtId)
    if (!draft) return []
    const stem = `${draft.slug}-${NAMES[one.environment]}`
    const nth = (names.get(stem) ?? 0) + 1
    names.set(stem, nth)
    const name = nth === 1 ? stem : `${stem}-${nth}`
    const requestedDaysAgo = one.requestedDaysAgo ?? AGE_DAYS[one.environment] + ((index * 7) % 40)
    return [{ ...one, id: FIRST_ID + index, draft, name, requestedDaysAgo }]
  })
}

const instanceOf = (
  { id, draft, name, environment, districtId, requestedDaysAgo }: PlannedInstance,
  planned: readonly PlannedInstance[],
  now: Date,
) => {
  const parent = planned.find((one) => one.districtId === districtId && one.environment === 'production')
  const region: InstanceRegion = WEST.includes(draft.state) ? 'us-west' : 'us-east'
  const requestedAt = daysFrom(now, -requestedDaysAgo)
  return {
    id,
    name,
    environment,
    region,
    clientId: clientIdOf(draft.id),
    statusChangedBy: OPERATOR,
    statusChangedAt: requestedAt,
    parentInstanceId: environment === 'sandbox' ? (parent?.id ?? null) : null,
    createdAt: requestedAt,
    createdBy: OPERATOR,
    updatedAt: requestedAt,
    updatedBy: OPERATOR,
  }
}
