import type { Context } from 'hono'
import type { Db } from '../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { logAccountChange } from '../../people/log-account-change.ts'
import type { ServerContext } from '../../server-context.ts'
import { findAccountOf, type SignInAccount } from '../find-account.ts'
import { createPerson } from './create-person.ts'
import {
  type FederatedAuthentication,
  FederatedError,
  type FederatedIdentity,
  titleOf,
} from './federated-identity.ts'
import type { PersonMatch } from './match-person.ts'

type Vouched = {
  readonly authentication: FederatedAuthentication
  readonly identity: FederatedIdentity
}

type Entering = Vouched & { readonly match: PersonMatch }

/** Finds or makes the account, checks that it may be used, and links it to the provider's person. */
export const enterAccount = async (
  { db, now }: ServerContext,
  c: Context<ApiEnv>,
  { authentication, identity, match }: Entering,
): Promise<{ userId: number; account: SignInAccount }> => {
  const at = now()
  const { address } = c.get('connection')
  const account =
    match.kind === 'none' ? await created(db, { authentication, identity, at }) : accountIn(match)
  const { userId, status } = account
  const fault = entryFault(authentication, account)
  if (fault) throw fault
  if (userId === null) throw new FederatedError('noUser', 'The account has no user.')
  await db.transaction().execute(async (trx) => {
    if (!(await admit(trx, account.id, { at, address })))
      throw new FederatedError('accountLocked', 'The account is locked.')
    if (status === 'invited') await activate(trx, { userId, accountId: account.id, at })
    await link(trx, { authentication, identity, account, at })
  })
  return { userId, account }
}

/** What keeps an account out, as far as it is known before the sign-in. */
export const entryFault = (
  { userTypes }: Pick<FederatedAuthentication, 'userTypes'>,
  {
    isEnabled,
    status,
    userType,
    userId,
  }: Pick<SignInAccount, 'isEnabled' | 'status' | 'userType' | 'userId'>,
): FederatedError | undefined => {
  if (!isEnabled || status === 'disabled')
    return new FederatedError('accountDisabled', 'The account or its user is disabled.')
  if (!userTypes.some((type) => type === userType))
    return new FederatedError('userType', `The provider isn't for user type ${userType}.`)
  return userId === null ? new FederatedError('noUser', 'The account has no user.') : undefined
}

const accountIn = (match: Exclude<PersonMatch, { kind: 'none' }>) => {
  if (match.kind === 'found') return match.account
  if (match.kind === 'several')
    throw new FederatedError('severalPeople', `Several accounts match by ${match.by}.`)
  throw new FederatedError(match.kind, REASONS[match.kind])
}

const REASONS = {
  unverifiedEmail: 'The provider has not verified the email address.',
  linkedToOther: 'The account that matches is linked to another subject.',
} as const

const created = async (
  db: Db,
  { authentication, identity, at }: Vouched & { at: Date },
): Promise<SignInAccount & { authenticationId: number | null }> => {
  const id = await createPerson(db, authentication, { identity, now: at })
  const user = id === undefined ? undefined : await userOf(db, id)
  const account = user && (await findAccountOf(db, user))
  if (!account) throw new FederatedError('unknownPerson', 'No account matches.')
  return { ...account, authenticationId: authentication.id }
}

const userOf = async (db: Db, id: number): Promise<number | null> => {
  const { userId } = await db
    .selectFrom('accounts')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return userId
}

/** Records the sign-in, unless the account was closed since it was read. Locks for wrong passwords count here too. */
const admit = async (
  trx: Db,
  id: number,
  { at, address }: { at: Date; address: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ lastLogin: at, lastLoginIp: address })
    .where('id', '=', id)
    .where('isEnabled', '=', true)
    .where((eb) => eb.or([eb('locked', '=', false), eb('lockedUntil', '<=', at.toISOString())]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Activates an invited user once their provider knows them, just as the link of an invitation does. */
const activate = async (
  trx: Db,
  { userId, accountId, at }: { userId: number; accountId: number; at: Date },
): Promise<void> => {
  await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
  await logAccountChange(trx, {
    accountId,
    action: 'enable',
    now: at,
    message: 'First sign-in',
    triggeredBy: null,
    changes: [{ field: 'status', from: 'invited', to: 'active' }],
  })
}

type Linking = Vouched & {
  readonly account: Pick<SignInAccount, 'id'> & { readonly authenticationId: number | null }
  readonly at: Date
}

/** Links the account to the provider's person. An account without a way to sign in gets this one. */
const link = async (trx: Db, { authentication, identity, account, at }: Linking): Promise<void> => {
  const { issuer, subject } = identity
  const key = { authenticationId: authentication.id, issuer, subject, accountId: account.id }
  const { numUpdatedRows } = await trx
    .updateTable('federatedLinks')
    .set({ lastUsedAt: at })
    .where('authenticationId', '=', key.authenticationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('accountId', '=', account.id)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('federatedLinks')
    .values({ ...key, linkedAt: at, lastUsedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n)
    throw new FederatedError('linkedToOther', 'The account was linked to another subject meanwhile.')
  const isFirst = account.authenticationId === null
  if (isFirst)
    await trx
      .updateTable('accounts')
      .set({ authenticationId: authentication.id })
      .where('id', '=', account.id)
      .execute()
  await logAccountChange(trx, {
    accountId: account.id,
    action: 'link',
    now: at,
    message: `Linked to a user of ${titleOf(authentication)}`,
    triggeredBy: null,
    changes: isFirst ? [{ field: 'authenticationId', from: null, to: String(authentication.id) }] : [],
  })
}
