import { AUTH_SETTINGS } from '@edconsole/console-core/contract'
import { type Db, json, type Secrets } from '@edconsole/console-server/internal'
import { clientIdOf } from '../client-id-of.ts'

/** Its Google lacks the secret: what a page says of a way to sign in that is not set up can be seen there. */
const UNFINISHED = clientIdOf(418)

/** Invented secrets of the demo's ways to sign in, where their provider asks for one. */
export const addProviderSecrets = async (
  trx: Db,
  { secrets, savedAt }: { secrets: Secrets; savedAt: Date },
): Promise<void> => {
  const rows = await trx
    .selectFrom('authentications')
    .select(['id', 'clientId', 'provider'])
    .where('clientId', '!=', UNFINISHED)
    .execute()
  for (const { id, clientId, provider } of rows) {
    const names = AUTH_SETTINGS[provider].filter(({ secret, required }) => secret && required)
    if (names.length === 0) continue
    const sealed = names.map(({ name }) => [
      name,
      { sealed: secrets.seal(`Demo ${name} of ${clientId}`), savedAt: savedAt.toISOString() },
    ])
    await trx
      .updateTable('authentications')
      .set({ secrets: json(Object.fromEntries(sealed)) })
      .where('id', '=', id)
      .execute()
  }
}
