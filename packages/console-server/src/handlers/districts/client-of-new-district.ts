import type { NewDistrict } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Caller } from '../../session/caller.ts'
import { insertClient } from '../clients/insert-client.ts'

/** The client of a district that is being made: the one that was named, else a new one with its name. */
export const clientOfNewDistrict = async (
  trx: Db,
  district: NewDistrict,
  { caller, author, at }: { caller: Caller; author: string; at: Date },
): Promise<number> => {
  const { illuminateClientId, districtName, lea, state, ncesLeaId = null } = district
  if (illuminateClientId !== undefined) return linkClient(trx, illuminateClientId, district, caller)
  const client = { clientName: districtName, clientType: 'district', lea, state, ncesLeaId } as const
  const slug = await freeSlug(trx, districtName)
  return insertClient(trx, { ...client, slug, status: 'active' }, { at, author })
}

const FIELD = 'illuminateClientId'

const linkClient = async (trx: Db, id: number, { lea }: NewDistrict, caller: Caller): Promise<number> => {
  // Whoever has the district has its client's accounts.
  if (!caller.isEmployee) throw new ApiError(403, `'${FIELD}' is for provider staff to set.`, FIELD)
  const client = await trx
    .selectFrom('clients')
    .select(['id', 'lea'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!client) throw fieldError({ field: FIELD, message: `no client has the number ${id}` })
  const other = await trx
    .selectFrom('districts')
    .select('districtName')
    .where('illuminateClientId', '=', id)
    .executeTakeFirst()
  const taken = other?.districtName ?? (client.lea !== null && client.lea !== lea ? client.lea : undefined)
  if (taken !== undefined) throw fieldError({ field: FIELD, message: `the client ${id} belongs to ${taken}` })
  await trx.updateTable('clients').set({ lea }).where('id', '=', id).execute()
  return id
}

/** The name in small letters and hyphens, with a number where it is taken. */
const freeSlug = async (trx: Db, name: string): Promise<string> => {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const base = words.join('-').slice(0, 34).replace(/-+$/, '').padEnd(2, 'x')
  const taken = await trx.selectFrom('clients').select('slug').where('slug', 'like', `${base}%`).execute()
  const slugs = new Set(taken.map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!slugs.has(slug)) return slug
  }
}
