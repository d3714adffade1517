import { AUTH_PROVIDERS, type PublicClient } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { allowsResets } from '../../session/send-password-link.ts'

const LETTERS_MIN = 3
const CLIENTS_MAX = 20

/** Clients for the sign-in page: one by its id, or some by three letters of their name. They can't all be listed. */
export const publicClients = async (
  db: Db,
  { search, id }: Readonly<Record<string, unknown>>,
): Promise<PublicClient[]> => {
  if (id !== undefined && !(typeof id === 'string' && /^\d{1,9}$/.test(id)))
    throw new ApiError(400, "The parameter 'id' must be a number.")
  if (search !== undefined && !(typeof search === 'string' && search.length <= 200))
    throw new ApiError(400, "The parameter 'search' can have at most 200 characters.")
  const words = search?.trim() ?? ''
  if (id === undefined && words.length < LETTERS_MIN) return []
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'clientName', 'state', 'slug'])
    .where('status', '=', 'active')
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .$if(id === undefined, (query) =>
      query.where((eb) => eb.or([eb('clientName', 'ilike', pattern), eb('slug', 'ilike', pattern)])),
    )
    .orderBy('clientName')
    .orderBy('id')
    .limit(CLIENTS_MAX)
    .execute()
  const providers = await providersOf(
    db,
    clients.map((client) => client.id),
  )
  return clients.map((client) => ({
    ...client,
    authProviders: providers
      .filter(({ clientId }) => clientId === client.id)
      .map(({ provider, settings }) => ({
        code: provider,
        title: AUTH_PROVIDERS[provider],
        ...(provider === 'illuminate' ? { selfServiceReset: allowsResets(settings) } : {}),
      })),
  }))
}

const providersOf = async (db: Db, clientIds: number[]) =>
  clientIds.length === 0
    ? []
    : db
        .selectFrom('authentications')
        .select(['clientId', 'provider', 'settings'])
        .where('clientId', 'in', clientIds)
        .where('isEnabled', '=', true)
        .orderBy('isDefault', 'desc')
        .orderBy('sortOrder')
        .orderBy('id')
        .execute()
