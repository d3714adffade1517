import { AUTH_PROVIDERS, type AuthProvider } from '@edconsole/console-core/contract'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import type { Caller } from '../../session/caller.ts'
import type { AuthenticationRow } from './authentication-rows.ts'

type Way = Pick<
  AuthenticationRow,
  'id' | 'displayName' | 'isEnabled' | 'isDefault' | 'userTypes' | 'lastTestStatus'
>

/**
 * Refuses a change after which a client's people could not sign in, or the caller could not: neither may the last
 * way be closed, nor the caller's own unless another one that they can use is enabled and was tested.
 */
export const keepWayIn = async (
  trx: Db,
  caller: Caller,
  { before, after }: { before: Way; after: readonly Way[] },
): Promise<void> => {
  if (before.isEnabled && !after.some(({ isEnabled }) => isEnabled))
    throw new ApiError(
      409,
      `${before.displayName} is the only enabled way to sign in. Enable another one first.`,
    )
  const account = await trx
    .selectFrom('accounts')
    .select(['userType', 'authenticationId'])
    .where('userId', '=', caller.userId)
    .executeTakeFirst()
  if (account?.authenticationId !== before.id || !opens(before, account.userType)) return
  const own = after.find(({ id }) => id === before.id)
  const others = after.filter(({ id, lastTestStatus }) => id !== before.id && lastTestStatus === 'passed')
  if ([...(own ? [own] : []), ...others].some((way) => opens(way, account.userType))) return
  throw new ApiError(
    409,
    `You signed in with ${before.displayName} and would lock yourself out. Enable and test another way to sign in first.`,
  )
}

/** Refuses to take the mark of the default away without giving it to another one. */
export const keepDefault = (before: Way, after: Way | undefined): void => {
  if (!before.isDefault || (after?.isDefault && after.isEnabled)) return
  throw new ApiError(409, `${before.displayName} is the default. Make another one the default first.`)
}

const opens = ({ isEnabled, userTypes }: Way, userType: string): boolean =>
  isEnabled && (userType === 'service' || userTypes.some((type) => type === userType))

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
