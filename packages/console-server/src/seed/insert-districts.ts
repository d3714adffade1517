import { schoolYearOf } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { clientIdOf } from './client-id-of.ts'
import type { DemoDistrict } from './demo-districts.ts'

/** Districts with their clients and the ways in which people of each client sign in. */
export const insertDistricts = async (db: Db, drafts: readonly DemoDistrict[], now: Date): Promise<void> => {
  await db.insertInto('clients').values(drafts.map(clientOf)).execute()
  await db.insertInto('authentications').values(drafts.flatMap(authenticationsOf)).execute()
  await db
    .insertInto('districts')
    .values(drafts.map((draft, index) => districtOf(draft, index, now)))
    .execute()
}

const clientOf = ({ id, districtName, lea, state, slug, profile }: DemoDistrict) => ({
  ...{ id: clientIdOf(id), clientName: districtName, lea, state, slug },
  status: profile === 'inactive' ? ('inactive' as const) : ('active' as const),
})

const authenticationsOf = ({ id, alsoOffers = [] }: DemoDistrict) => {
  const titles = { google: 'Google', classlink: 'ClassLink' } as const
  const clientId = clientIdOf(id)
  return [
    {
      ...{ clientId, provider: 'illuminate' as const, displayName: 'Local', isDefault: true },
      settings: json({}),
    },
    ...alsoOffers.map((provider) => ({
      ...{ clientId, provider, displayName: titles[provider], isDefault: false, settings: json({}) },
    })),
  ]
}

const districtOf = (draft: DemoDistrict, index: number, now: Date) => {
  const { profile, sites, notRolledOver, slug, alsoOffers, ...fields } = draft
  const seen = profile === 'empty'
  return {
    ...fields,
    illuminateClientId: clientIdOf(draft.id),
    contactPhone: `55555501${String(index).padStart(2, '0')}`,
    address1: `${100 + index * 12} Main Street`,
    // An invented code in the form of the national ones, which is what these districts go by.
    ncesLeaId: draft.lea,
    website: `https://${slug}.example.org`,
    sisYear: schoolYearOf(now) - (notRolledOver ? 1 : 0),
    sisProviderName: seen ? null : draft.sisProviderName,
    importsEnabled: profile !== 'inactive' && profile !== 'empty',
    autoImportTime: seen ? null : '02:00',
    isActive: profile !== 'inactive',
  }
}
