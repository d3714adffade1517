import {
  type AccountUserType,
  effectiveSettings,
  isRecord,
  PASSWORD_COMPLEXITY,
  type PasswordComplexity,
  type PasswordRules,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'

type Owner = Pick<SignInAccount, 'clientId' | 'userType' | 'emailAddress' | 'firstName' | 'lastName'>

/** What a new password of somebody is held against, so that a form can say it while they type. */
export const passwordRulesFor = async (
  db: Db,
  { clientId, userType, emailAddress, firstName, lastName }: Owner,
): Promise<PasswordRules> => ({
  policy: passwordPolicyIn(await localSettingsOf(db, clientId), userType),
  words: [firstName, lastName, ...(await placeWords(db, clientId))],
  emailAddress,
})

/** What the product calls itself. */
const PRODUCT = 'Console'

/** Names that are guessed first in a password: the client's, its districts' and the product's. */
const placeWords = async (db: Db, clientId: number | null): Promise<string[]> => {
  if (clientId === null) return [PRODUCT]
  const client = await db.selectFrom('clients').select('clientName').where('id', '=', clientId).execute()
  const districts = await db
    .selectFrom('districts')
    .select('districtName')
    .where('illuminateClientId', '=', clientId)
    .execute()
  return [
    PRODUCT,
    ...client.map(({ clientName }) => clientName),
    ...districts.map(({ districtName }) => districtName),
  ]
}

/**
 * What passwords of one kind of people must be like: `passwordComplexity` in the settings of the client's Local sign-in
 * (R33), with the default of whatever it leaves out. Programs are held to the rules of the staff.
 */
export const passwordPolicyIn = (
  settings: Readonly<Record<string, unknown>> | undefined,
  userType: AccountUserType,
): PasswordComplexity => {
  const kind = userType === 'service' ? 'staff' : userType
  const saved = settings?.passwordComplexity
  return effectiveSettings(PASSWORD_COMPLEXITY[kind], isRecord(saved) ? saved[kind] : undefined)
}

/** The settings of a client's Local sign-in, or of that of provider staff (R33). */
export const localSettingsOf = async (
  db: Db,
  clientId: number | null,
): Promise<Record<string, unknown> | undefined> => {
  const local = await db
    .selectFrom('authentications')
    .select('settings')
    .where('provider', '=', 'illuminate')
    .where((eb) => (clientId === null ? eb('clientId', 'is', null) : eb('clientId', '=', clientId)))
    .executeTakeFirst()
  return local?.settings
}
