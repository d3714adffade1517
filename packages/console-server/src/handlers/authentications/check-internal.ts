import { AUTH_PROVIDERS, type AuthProvider } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { fieldError } from '../../http/field-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'

/** Sign-in of provider staff is set up by provider staff, and for the provider itself only. */
export const checkInternal = async (
  trx: Db,
  call: Pick<Call, 'caller' | 'clientId'>,
  provider: AuthProvider,
): Promise<void> => {
  if (provider !== 'illuminate_google') return
  const title = AUTH_PROVIDERS[provider]
  if (!requireCaller(call).isEmployee) throw new ApiError(403, `Only provider staff can change ${title}.`)
  const { clientType } = await trx
    .selectFrom('clients')
    .select('clientType')
    .where('id', '=', call.clientId)
    .executeTakeFirstOrThrow()
  if (clientType === 'internal') return
  throw fieldError({ field: 'provider', message: `${title} is only for internal clients` })
}
