import type { UserPreferences } from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'

export const userPreferenceHandlers = {
  'userPreferences.get': (call) => read(call),
  'userPreferences.postColumnStates': (call) => saveColumnStates(call),
  'userPreferences.patchColumnStates': (call) => saveColumnStates(call),
  'userPreferences.postPageSizes': (call) => savePageSizes(call),
  'userPreferences.patchPageSizes': (call) => savePageSizes(call),
} satisfies Partial<Handlers>

const read = async (call: Call): Promise<UserPreferences> => {
  const rows = await call.db
    .selectFrom('userPreferences')
    .selectAll()
    .where('userId', '=', requireCaller(call).userId)
    .execute()
  const found: UserPreferences = { columnStates: null, pageSizes: null }
  return Object.assign(found, Object.fromEntries(rows.map(({ kind, data }) => [kind, data])))
}

const saveColumnStates = async (call: Call): Promise<NonNullable<UserPreferences['columnStates']>> => {
  await merge(call, 'columnStates')
  return (await read(call)).columnStates ?? {}
}

const savePageSizes = async (call: Call): Promise<NonNullable<UserPreferences['pageSizes']>> => {
  await merge(call, 'pageSizes')
  return (await read(call)).pageSizes ?? {}
}

/** For each person and kind, all tables together. */
const KEYS_MAX = 200
const BYTES_MAX = 64 * 1024

/**
 * In one statement: two tables that are saved at once both stay, whichever of POST and PATCH comes first (R23).
 * What was stored beyond the limits, before there were any, makes room for the body.
 */
const merge = async (call: Call, kind: keyof UserPreferences): Promise<void> => {
  const body = json(call.body)
  const fits = (data: RawBuilder<unknown>) =>
    sql<boolean>`(octet_length((${data})::text) <= ${sql.lit(BYTES_MAX)}
      and (select count(*) from jsonb_object_keys(${data})) <= ${sql.lit(KEYS_MAX)})`
  const merged = sql<string>`case when ${fits(sql`user_preferences.data`)}
    then user_preferences.data || excluded.data else excluded.data end`
  const saved = await call.db
    .insertInto('userPreferences')
    .columns(['userId', 'kind', 'data'])
    .expression(
      sql`select ${requireCaller(call).userId}::integer, ${kind}::text, body.data from (select ${body}::jsonb as data) body
        where ${fits(sql`body.data`)}`,
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet({ data: merged }).where(fits(merged)),
    )
    .returning('userId')
    .executeTakeFirst()
  if (!saved)
    throw new ApiError(400, `Preferences can hold at most ${KEYS_MAX} tables and ${BYTES_MAX / 1024} kB.`)
}
