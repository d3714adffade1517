import { AUTH_PROVIDERS, type AuthenticationHold, type AuthProvider } from '@edconsole/console-core/contract'
import type { Selectable } from 'kysely'
import type { AuthenticationsTable } from '../../db/schema/federated.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { requireCaller } from '../../http/require-caller.ts'
import type { Caller } from '../../session/caller.ts'

type Way = Pick<
  Selectable<AuthenticationsTable>,
  'id' | 'provider' | 'displayName' | 'isEnabled' | 'isDefault' | 'userTypes' | 'lastTestStatus'
>

/** By which account a caller came, if one of a client's: provider staff come by none of these. */
export type OwnAccount = { readonly userType: string; readonly authenticationId: number | null }

type Change = { readonly before: Way; readonly after: readonly Way[] }

export const ownAccountOf = (db: Db, caller: Caller): Promise<OwnAccount | undefined> =>
  db
    .selectFrom('accounts')
    .select(['userType', 'authenticationId'])
    .where('userId', '=', caller.userId)
    .executeTakeFirst()

/**
 * Refuses a change after which a client's people could not sign in, or the caller could not: neither may the last
 * way be closed, nor the caller's own unless another one that they can use is enabled and was tested.
 */
export const keepWayIn = async (trx: Db, caller: Caller, change: Change): Promise<void> => {
  const { displayName } = change.before
  const hold = holdOn(change, await ownAccountOf(trx, caller))
  if (hold === 'onlyWay')
    throw new ApiError(
      409,
      `${displayName} is the only enabled way to sign in that works on this server. Enable another one first.`,
    )
  if (hold === 'ownWay')
    throw new ApiError(
      409,
      `You signed in with ${displayName} and would lock yourself out. Enable and test another way to sign in first.`,
    )
}

/** What would keep the caller from disabling a way to sign in or deleting it, for a screen that says so beforehand. */
export const heldBy = (
  way: Way,
  all: readonly Way[],
  own: OwnAccount | undefined,
): AuthenticationHold | null => {
  const after = all.map((one) => (one.id === way.id ? { ...one, isEnabled: false } : one))
  return holdOn({ before: way, after }, own) ?? (way.isDefault ? 'default' : null)
}

/** Refuses to take the mark of the default away without giving it to another one. */
export const keepDefault = (before: Way, after: Way | undefined): void => {
  if (!before.isDefault || (after?.isDefault && after.isEnabled)) return
  throw new ApiError(409, `${before.displayName} is the default. Make another one the default first.`)
}

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

const holdOn = ({ before, after }: Change, own: OwnAccount | undefined): 'onlyWay' | 'ownWay' | undefined => {
  if (before.isEnabled && !after.some(({ isEnabled }) => isEnabled)) return 'onlyWay'
  if (own?.authenticationId !== before.id || !opens(before, own.userType)) return undefined
  const same = after.find(({ id }) => id === before.id)
  const others = after.filter(({ id, lastTestStatus }) => id !== before.id && lastTestStatus === 'passed')
  const isOpen = [...(same ? [same] : []), ...others].some((way) => opens(way, own.userType))
  return isOpen ? undefined : 'ownWay'
}

const opens = (way: Way, userType: string): boolean =>
  way.isEnabled && (userType === 'service' || way.userTypes.some((type) => type === userType))
