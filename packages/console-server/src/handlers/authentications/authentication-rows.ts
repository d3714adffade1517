import {
  AUTH_SETTINGS,
  type Authentication,
  effectiveSettings,
  resources,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import type { ServerContext } from '../../server-context.ts'
import { certificatesOf } from '../../session/provider-settings/certificates.ts'
import { missingSettingsOf } from '../../session/provider-settings/missing-settings.ts'
import type { AuthenticationRow } from '../../session/provider-settings/settings-after.ts'
import { heldBy, type OwnAccount, ownAccountOf } from './keep-way-in.ts'

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

/** What an answer is made of beside the row itself: the client's others, by what the caller came, and what the server shares. */
export type Around = Pick<ServerContext, 'providerClients'> & {
  readonly all: readonly AuthenticationRow[]
  readonly own: OwnAccount | undefined
}

/** As it is answered: of secrets only when they were saved (R35). */
export const shownAuthentication = (
  stored: AuthenticationRow,
  { clientId, all, own, ...server }: Around & { clientId: number },
): Authentication => {
  const { secrets, ...row } = stored
  const fields = AUTH_SETTINGS[row.provider]
  const saved = fields
    .filter(({ secret }) => secret)
    .map(({ name }) => [`${name}SavedAt`, secrets[name]?.savedAt ?? null] as const)
  return {
    ...row,
    clientId,
    settings: { ...effectiveSettings(fields, row.settings), ...Object.fromEntries(saved) },
    certificates: certificatesOf(row.provider, row.settings),
    usedByCaller: own?.authenticationId === row.id,
    heldBy: heldBy(row, all, own),
    missingSettings: missingSettingsOf(server, stored),
  }
}

/** What is around the rows of a call's client. */
export const readAround = async (
  call: Pick<Call, 'db' | 'clientId' | 'caller' | 'providerClients'>,
): Promise<Around> => ({
  all: await call.db
    .selectFrom('authentications')
    .selectAll()
    .where('clientId', '=', call.clientId)
    .execute(),
  own: await ownAccountOf(call.db, requireCaller(call)),
  ...(call.providerClients && { providerClients: call.providerClients }),
})

export const readAuthentication = async (
  call: Pick<Call, 'db' | 'clientId' | 'caller' | 'providerClients'>,
  id: number,
): Promise<Authentication> => {
  const around = await readAround(call)
  return shownAuthentication(oneOf(around.all, id), { clientId: call.clientId, ...around })
}

/** All of a client's, held until the write is done: whether one may go depends on the others. */
export const lockAuthentications = async (trx: Db, clientId: number): Promise<AuthenticationRow[]> => {
  // Adding one locks the client too, since a row that doesn't exist yet can't be locked.
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
