import type { UserPreferences } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../db/schema/columns.ts'
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

/** In one statement: two tables that are saved at once both stay, whichever of POST and PATCH comes first (R23). */
const merge = async (call: Call, kind: keyof UserPreferences): Promise<void> => {
  await call.db
    .insertInto('userPreferences')
    .values({ userId: requireCaller(call).userId, kind, data: json(call.body) })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind']).doUpdateSet({ data: sql`user_preferences.data || excluded.data` }),
    )
    .execute()
}
