import {
  CONSTANTS,
  type District,
  type NewDistrict,
  STATE_TIME_ZONES,
  schoolYearOf,
} from '@edconsole/console-core/contract'
import { auditCreated, audited } from '../../audit/record-changes.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { makeInbox } from '../../inbox/district-inbox.ts'
import type { Caller } from '../../session/caller.ts'
import { beginConnection } from '../api-provider/begin-connection.ts'
import { insertClient } from '../clients/insert-client.ts'
import { checkSisProvider, checkSisYear } from './check-sis.ts'
import { readDistrict } from './district-rows.ts'

const TAKEN = {
  districts_lea_key: { field: 'lea', message: "'lea' is already used by another district." },
  clients_name: {
    field: 'districtName',
    message: "'districtName' is already used by a client in this state. To link that client, choose it.",
  },
}

/** What making a district takes from a call; the command that sets an installation up has no more. */
export type CreateDistrictCall = Pick<
  Call<NewDistrict>,
  'db' | 'body' | 'now' | 'caller' | 'operation' | 'secrets' | 'store'
>

/** Makes a district with its client, all or nothing. */
export const createDistrict = async (call: CreateDistrictCall): Promise<District> => {
  const { db, body, now } = call
  const caller = requireCaller(call)
  const author = await authorOf(call)
  const at = now()
  const { illuminateClientId: _, notes, ...fields } = body
  if (notes !== undefined && !caller.isEmployee)
    throw new ApiError(403, "Only provider staff can set 'notes'.", 'notes')
  checkSisYear(fields.sisYear, at)
  const made = { createdAt: at, createdBy: author, updatedAt: at, updatedBy: author }
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await checkSisProvider(trx, fields.sisProviderName)
      // First: a code that is taken is the fault to name, not the client's name that is taken with it.
      const district = await trx
        .insertInto('districts')
        .values({ ...defaultsOf(body, at), ...fields, notes, ...made })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (fields.sisProviderName) await beginConnection(trx, district.id, { at, author })
      const illuminateClientId = await clientOfNewDistrict(trx, call, { caller, author, at })
      await trx.updateTable('districts').set({ illuminateClientId }).where('id', '=', district.id).execute()
      // Provider staff see every district. Other users see only those they are given, so give them this one.
      if (!caller.isEmployee)
        await trx
          .insertInto('userDistricts')
          .values({ userId: caller.userId, districtId: district.id })
          .execute()
      await auditCreated(trx, call, { kind: 'district', keys: [district.id] })
      return district.id
    }),
  )
  await makeInbox(call.store, body.lea)
  return readDistrict(db, caller, id)
}

/** What follows from when and where a district is made, unless it says otherwise. */
const defaultsOf = ({ state }: NewDistrict, at: Date) => ({
  sisYear: schoolYearOf(at, CONSTANTS.timeZone),
  timeZone: STATE_TIME_ZONES[state],
})

/** The client of a district that is being made: the one that was named, else a new one with its name. */
const clientOfNewDistrict = async (
  trx: Db,
  call: CreateDistrictCall,
  { caller, author, at }: { caller: Caller; author: string; at: Date },
): Promise<number> => {
  const { illuminateClientId, districtName, lea, state, ncesLeaId = null } = call.body
  if (illuminateClientId !== undefined)
    return audited(trx, call, { kind: 'client', keys: [illuminateClientId] }, () =>
      linkClient(trx, illuminateClientId, call.body, caller),
    )
  const client = { clientName: districtName, clientType: 'district', lea, state, ncesLeaId } as const
  const slug = await freeSlug(trx, districtName)
  const id = await insertClient(trx, { ...client, slug, status: 'active' }, { at, author })
  await auditCreated(trx, call, { kind: 'client', keys: [id] })
  return id
}

const FIELD = 'illuminateClientId'

const linkClient = async (trx: Db, id: number, { lea }: NewDistrict, caller: Caller): Promise<number> => {
  // Access to the district gives access to its client's accounts.
  if (!caller.isEmployee) throw new ApiError(403, `Only provider staff can set '${FIELD}'.`, FIELD)
  const client = await trx
    .selectFrom('clients')
    .select(['id', 'lea'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!client) throw fieldError({ field: FIELD, message: "this client doesn't exist" })
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
