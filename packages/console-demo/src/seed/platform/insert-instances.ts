import { type InstanceEnvironment, type InstanceRegion, schoolYearOf } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { clientIdOf } from '../client-id-of.ts'
import type { DemoDistrict } from '../demo-districts.ts'
import { productsOf } from './client-product-plan.ts'
import { daysFrom } from './days-from.ts'
import { DEMO_INSTANCES, type DemoInstance } from './demo-instances.ts'

const FIRST_ID = 5501
const OPERATOR = 'Ana Silva'
const WEST = ['OR', 'WA', 'CA']
const NAMES = {
  production: 'prod',
  sandbox: 'sandbox',
  training: 'training',
  demo: 'demo',
} as const satisfies Record<InstanceEnvironment, string>

type Planned = DemoInstance & { id: number; draft: DemoDistrict; name: string }

/** The instances of the demo's clients, with their history and what runs on them. */
export const insertInstances = async (db: Db, drafts: readonly DemoDistrict[], now: Date): Promise<void> => {
  const planned = plan(drafts)
  await db
    .insertInto('instances')
    .values(planned.map((one) => instanceOf(one, planned, now)))
    .execute()
  await db
    .insertInto('instanceStatusChanges')
    .values(planned.flatMap((one) => historyOf(one, now).map((step) => ({ ...step, instanceId: one.id }))))
    .execute()
  await db
    .insertInto('instanceProducts')
    .values(
      planned.flatMap((one) =>
        productsOf(one.draft).map((productId) => ({
          instanceId: one.id,
          productId,
          enabledBy: OPERATOR,
          enabledAt: historyOf(one, now)[0]?.changedAt ?? now,
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

const plan = (drafts: readonly DemoDistrict[]): Planned[] => {
  const names = new Map<string, number>()
  return DEMO_INSTANCES.flatMap((one, index) => {
    const draft = drafts.find(({ id }) => id === one.districtId)
    if (!draft) return []
    const stem = `${draft.slug}-${NAMES[one.environment]}`
    const nth = (names.get(stem) ?? 0) + 1
    names.set(stem, nth)
    return [{ ...one, id: FIRST_ID + index, draft, name: nth === 1 ? stem : `${stem}-${nth}` }]
  })
}

const instanceOf = (one: Planned, planned: readonly Planned[], now: Date) => {
  const { id, draft, name, environment } = one
  const steps = historyOf(one, now)
  const [first] = steps
  const last = steps.at(-1)
  // Until it was built once it has neither an address nor a version.
  const built = one.path.includes('active')
  const parent = planned.find(
    ({ districtId, environment: kind }) => districtId === one.districtId && kind === 'production',
  )
  const region: InstanceRegion = WEST.includes(draft.state) ? 'us-west' : 'us-east'
  return {
    id,
    name,
    environment,
    region,
    clientId: clientIdOf(draft.id),
    url: built ? `https://${name}.example.org` : null,
    status: last?.status ?? 'requested',
    statusReason: last?.reason ?? null,
    statusChangedBy: OPERATOR,
    statusChangedAt: last?.changedAt ?? now,
    parentInstanceId: environment === 'sandbox' ? (parent?.id ?? null) : null,
    version: built ? versionOf(environment, now) : null,
    dataYear: built ? schoolYearOf(now) - (draft.notRolledOver ? 1 : 0) : null,
    databaseName: built ? name.replaceAll('-', '_') : null,
    createdAt: first?.changedAt ?? now,
    createdBy: OPERATOR,
    updatedAt: last?.changedAt ?? now,
    updatedBy: OPERATOR,
  }
}

const SPACE_DAYS = 41

/** A step every few weeks, the first two within an hour. */
const historyOf = ({ path, reason, id }: Planned, now: Date) =>
  path.map((status, index) => ({
    status,
    reason: index === path.length - 1 ? (reason ?? null) : null,
    changedAt: daysFrom(now, -(path.length - index) * SPACE_DAYS + (id % 30) + index / 24),
    changedBy: OPERATOR,
  }))

/** Year, month and number of a release; sandboxes run the next one. */
const versionOf = (environment: InstanceEnvironment, now: Date): string =>
  `${now.getUTCFullYear() % 100}.${now.getUTCMonth() + 1}.${environment === 'sandbox' ? 3 : 2}`
