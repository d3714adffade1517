import { CONSTANTS, type SubscriptionTier, schoolYearOf, zonedDay } from '@edconsole/console-core/contract'
import type { Db } from '@edconsole/console-server/internal'
import { clientIdOf } from '../client-id-of.ts'
import type { DemoDistrict } from '../demo-districts.ts'
import { productsOf } from './client-product-plan.ts'
import { daysFrom } from './days-from.ts'

const SELLER = 'Ana Silva'

/** Which client has which product and until when, and what its district uses of it. */
export const insertClientProducts = async (
  db: Db,
  drafts: readonly DemoDistrict[],
  now: Date,
): Promise<void> => {
  const enabled = { enabledAt: daysFrom(now, -400), enabledBy: SELLER }
  const uses = drafts.flatMap((draft) => productsOf(draft).map((productId) => ({ draft, productId })))
  await db
    .insertInto('clientProducts')
    .values(uses.map(({ draft, productId }) => ({ ...enabled, clientId: clientIdOf(draft.id), productId })))
    .execute()
  await db
    .insertInto('subscriptions')
    .values(uses.map(({ draft, productId }, index) => subscriptionOf(draft, productId, index, now)))
    .execute()
  const renewals = uses.flatMap(({ draft, productId }, index) => {
    const { endDate, ...rest } = subscriptionOf(draft, productId, index, now)
    const isRenewed = index % 18 === 4 && draft.profile !== 'inactive'
    return isRenewed ? [Object.assign(rest, nextTerm(endDate), { instanceId: null })] : []
  })
  if (renewals.length > 0) await db.insertInto('subscriptions').values(renewals).execute()
  const year = schoolYearOf(now)
  await db
    .insertInto('productsEnabled')
    .values(
      uses.flatMap(({ draft, productId }) =>
        [year - 1, year]
          .filter((schoolYear) => !(draft.notRolledOver && schoolYear === year))
          .map((schoolYear) => ({ ...enabled, lea: draft.lea, productId, schoolYear, enabled: true })),
      ),
    )
    .execute()
}

/** From the day after, for a year. */
const nextTerm = (endDate: string): { startDate: string; endDate: string } => {
  const start = daysFrom(new Date(`${endDate}T00:00:00Z`), 1)
  const end = daysFrom(start, 364)
  return { startDate: start.toISOString().slice(0, 10), endDate: end.toISOString().slice(0, 10) }
}

/** Most run for the school year; of the rest some end soon, are over, or are pilots. */
const subscriptionOf = (draft: DemoDistrict, productId: number, index: number, now: Date) => {
  const day = (days: number) => zonedDay(daysFrom(now, days), CONSTANTS.timeZone)
  const year = schoolYearOf(now)
  // Of a year that ends with the school year in June; in its last weeks the next one is signed already.
  const runs = {
    startDate: `${year}-07-01`,
    endDate: `${year + 2}-06-30`,
    tier: 'standard' as SubscriptionTier,
  }
  const terms =
    draft.profile === 'inactive'
      ? { ...runs, startDate: day(-900), endDate: day(-170) }
      : index % 9 === 4
        ? { ...runs, startDate: day(-325), endDate: day(40) }
        : productId === 3
          ? { startDate: day(-30), endDate: day(150), tier: 'pilot' as const }
          : { ...runs, startDate: day(-75), tier: index % 4 === 1 ? ('premium' as const) : runs.tier }
  const made = daysFrom(now, -410)
  return {
    ...terms,
    clientId: clientIdOf(draft.id),
    productId,
    seatCount: draft.sites * 620,
    createdAt: made,
    createdBy: SELLER,
    updatedAt: made,
    updatedBy: SELLER,
    cancelledAt: isCancelled(draft, productId) ? daysFrom(now, -12) : null,
  }
}

/** One of a client whose instances still have the product: a sandbox of them can't be created. */
const isCancelled = ({ profile }: DemoDistrict, productId: number): boolean =>
  profile === 'failing' && productId === 2
