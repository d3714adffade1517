import { type ClientStatus, schoolYearOf } from '@edconsole/console-core/contract'
import { type Db, json } from '@edconsole/console-server/internal'
import { clientIdOf } from './client-id-of.ts'
import type { DemoDistrict, SeedProfile } from './demo-districts.ts'
import { pickUpTime } from './imports/pick-up-time.ts'
import { daysFrom } from './platform/days-from.ts'

/** Districts with their clients, and Local sign-in for each client. */
export const insertDistricts = async (db: Db, drafts: readonly DemoDistrict[], now: Date): Promise<void> => {
  await db
    .insertInto('clients')
    .values(drafts.map((draft, index) => clientOf(draft, index, now)))
    .execute()
  await db
    .insertInto('authentications')
    .values(drafts.map((draft, index) => localOf(draft, index, now)))
    .execute()
  await db
    .insertInto('districts')
    .values(drafts.map((draft, index) => districtOf(draft, index, now)))
    .execute()
}

const clientOf = (draft: DemoDistrict, index: number, now: Date) => {
  const { id, districtName, lea, state, slug, profile, timeZone, city, zip, contactName } = draft
  return {
    id: clientIdOf(id),
    clientName: districtName,
    lea,
    state,
    slug,
    timeZone,
    city,
    zip,
    ncesLeaId: lea,
    accountNumber: `A-${10_000 + id}`,
    primaryContactName: contactName,
    phone: phoneOf(index),
    primaryContactEmail: draft.contactEmailAddress ?? null,
    address1: addressOf(index),
    ...madeWithClient(index, now),
    updatedAt: daysFrom(now, -(2 + 9 * index)),
    status: STATUSES[profile] ?? ('active' as const),
  }
}

/** A district that has never imported anything is still being set up. */
const STATUSES: { readonly [Profile in SeedProfile]?: ClientStatus } = {
  inactive: 'inactive',
  empty: 'onboarding',
}

const addressOf = (index: number): string => `${100 + index * 12} Main Street`

const phoneOf = (index: number): string => `55555501${String(index).padStart(2, '0')}`

const localOf = ({ id }: DemoDistrict, index: number, now: Date) => ({
  clientId: clientIdOf(id),
  provider: 'illuminate' as const,
  displayName: 'Local',
  isDefault: true,
  settings: json({}),
  ...madeWithClient(index, now),
})

/** A client and its first way to sign in are made together. */
const madeWithClient = (index: number, now: Date) => {
  const made = new Date(now.getTime() - (900 - 20 * index) * 86_400_000)
  return { createdAt: made, createdBy: 'Ana Silva', updatedAt: made, updatedBy: 'Ana Silva' }
}

const districtOf = (draft: DemoDistrict, index: number, now: Date) => {
  const { profile, sites, notRolledOver, slug, ...fields } = draft
  const seen = profile === 'empty'
  return {
    ...fields,
    illuminateClientId: clientIdOf(draft.id),
    contactPhone: phoneOf(index),
    address1: addressOf(index),
    // An invented code in the form of the national ones, which is what these districts go by.
    ncesLeaId: draft.lea,
    website: `https://${slug}.example.org`,
    sisYear: schoolYearOf(now) - (notRolledOver ? 1 : 0),
    sisProviderName: seen ? null : draft.sisProviderName,
    importsEnabled: profile !== 'inactive' && profile !== 'empty',
    autoImportTime: seen ? null : pickUpTime(now, draft.timeZone),
    isActive: profile !== 'inactive',
  }
}
