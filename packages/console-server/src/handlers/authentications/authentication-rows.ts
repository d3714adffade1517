import {
  AUTH_SETTINGS,
  type Authentication,
  effectiveSettings,
  resources,
} from '@edconsole/console-core/contract'
import { type Selectable, sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { AuthenticationsTable } from '../../db/schema/people.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

export const authenticationPlan = listPlan(resources.authentications.list, {
  fields: {
    id: columnField('integer', 'id'),
    sortOrder: columnField('integer', 'sortOrder'),
    displayName: columnField('text', 'displayName'),
    provider: columnField('code', 'provider'),
    isEnabled: columnField('boolean', 'isEnabled'),
  },
  searched: [sql.ref('displayName'), sql.ref('provider')],
})

export type AuthenticationRow = Selectable<AuthenticationsTable>

/** As it is answered: of secrets only when they were saved (R35). */
export const shownAuthentication = (
  { secrets, settings, ...row }: AuthenticationRow,
  clientId: number,
): Authentication => {
  const fields = AUTH_SETTINGS[row.provider]
  const saved = fields
    .filter(({ secret }) => secret)
    .map(({ name }) => [`${name}SavedAt`, secrets[name]?.savedAt ?? null] as const)
  return {
    ...row,
    clientId,
    settings: { ...effectiveSettings(fields, settings), ...Object.fromEntries(saved) },
  }
}

export const readAuthentication = async (db: Db, clientId: number, id: number): Promise<Authentication> => {
  const row = await db
    .selectFrom('authentications')
    .selectAll()
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  if (!row) throw noAuthentication()
  return shownAuthentication(row, clientId)
}

/** All of a client's, held until the write is done: whether one may go depends on the others. */
export const lockAuthentications = async (trx: Db, clientId: number): Promise<AuthenticationRow[]> => {
  // Whoever adds one holds the client too, since a row that is not there yet cannot be held.
  await trx.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().execute()
  return trx
    .selectFrom('authentications')
    .selectAll()
    .where('clientId', '=', clientId)
    .orderBy('id')
    .execute()
}

export const oneOf = (rows: readonly AuthenticationRow[], id: number): AuthenticationRow => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw noAuthentication()
  return row
}

const noAuthentication = () => new ApiError(404, 'Authentication not found.')
