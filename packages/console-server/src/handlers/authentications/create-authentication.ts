import type { Authentication, NewAuthentication } from '@edconsole/console-core/contract'
import { json } from '../../db/schema/columns.ts'
import { authorOf } from '../../http/author-of.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { lockAuthentications, readAuthentication } from './authentication-rows.ts'
import { checkInternal } from './check-internal.ts'
import { mergeSettings } from './merge-settings.ts'

const TAKEN = {
  authentications_provider: { field: 'provider', message: "'provider' is already set up for this client." },
}

/** Adds a way to sign in. The first one of a client is its default. */
export const createAuthentication = async (call: Call<NewAuthentication>): Promise<Authentication> => {
  const {
    db,
    clientId,
    body,
    secrets: { seal },
    now,
  } = call
  const { provider, settings = {}, userTypes, isEnabled = true, ...fields } = body
  const author = await authorOf(call)
  const at = now()
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await checkInternal(trx, call, provider)
      const others = await lockAuthentications(trx, clientId)
      const isDefault = fields.isDefault ?? (others.length === 0 && isEnabled)
      if (isDefault && !isEnabled)
        throw fieldError({ field: 'isDefault', message: "a disabled authentication can't be the default" })
      const kept = mergeSettings(provider, { settings: {}, secrets: {} }, settings, { seal, at })
      if (isDefault) await clearDefault(trx, clientId)
      const { id: added } = await trx
        .insertInto('authentications')
        .values({
          ...fields,
          clientId,
          provider,
          isEnabled,
          isDefault,
          sortOrder: fields.sortOrder ?? Math.max(-1, ...others.map(({ sortOrder }) => sortOrder)) + 1,
          ...(userTypes && { userTypes: json(userTypes) }),
          settings: json(kept.settings),
          secrets: json(kept.secrets),
          createdAt: at,
          createdBy: author,
          updatedAt: at,
          updatedBy: author,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return added
    }),
  )
  return readAuthentication(db, clientId, id)
}

/** Makes room for another default. */
export const clearDefault = async (trx: Call['db'], clientId: number): Promise<void> => {
  await trx
    .updateTable('authentications')
    .set({ isDefault: false })
    .where('clientId', '=', clientId)
    .where('isDefault', '=', true)
    .execute()
}
