import type { AuthProvider } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import type { FederatedAuthentication } from './federated-identity.ts'

/** Finds the way to sign in that a client offers with a provider; that of provider staff needs no client. */
export const findAuthentication = (
  db: Db,
  { provider, clientId }: { provider: AuthProvider; clientId: number | null },
): Promise<FederatedAuthentication | undefined> =>
  db
    .selectFrom('authentications')
    .selectAll()
    .where('provider', '=', provider)
    .where('isEnabled', '=', true)
    .$if(provider !== 'illuminate_google', (query) => query.where('clientId', '=', clientId))
    .orderBy('id')
    .executeTakeFirst()

/** Reads the way to sign in that an attempt began with, unless it was disabled meanwhile. */
export const readAuthenticationOf = (db: Db, id: number): Promise<FederatedAuthentication | undefined> =>
  db
    .selectFrom('authentications')
    .selectAll()
    .where('id', '=', id)
    .where('isEnabled', '=', true)
    .executeTakeFirst()
