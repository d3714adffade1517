import {
  type AccountUserType,
  effectiveSettings,
  isRecord,
  PASSWORD_COMPLEXITY,
  type PasswordComplexity,
  type PasswordRules,
  PRODUCT_NAME,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'

type Owner = Pick<SignInAccount, 'clientId' | 'userType' | 'emailAddress' | 'firstName' | 'lastName'>

/** Returns the rules for a user's new password, for a form to check while they type. */
export const passwordRulesFor = async (
  db: Db,
  { clientId, userType, emailAddress, firstName, lastName }: Owner,
): Promise<PasswordRules> => ({
  policy: passwordPolicyIn(await localSettingsOf(db, clientId), userType),
  words: [firstName, lastName, ...(await placeWords(db, clientId))],
  emailAddress,
})

/** Words that are guessed first: names of the client, its districts and the product. */
const placeWords = async (db: Db, clientId: number | null): Promise<string[]> => {
  if (clientId === null) return [PRODUCT_NAME]
  const client = await db.selectFrom('clients').select('clientName').where('id', '=', clientId).execute()
  const districts = await db
    .selectFrom('districts')
    .select('districtName')
    .where('illuminateClientId', '=', clientId)
    .execute()
  return [
    PRODUCT_NAME,
    ...client.map(({ clientName }) => clientName),
    ...districts.map(({ districtName }) => districtName),
  ]
}

/**
 * Returns the password policy of a user type: `passwordComplexity` in the settings of the client's Local sign-in (R33), with
 * defaults. Service accounts follow the rules for staff.
 */
export const passwordPolicyIn = (
  settings: Readonly<Record<string, unknown>> | undefined,
  userType: AccountUserType,
): PasswordComplexity => {
  const kind = userType === 'service' ? 'staff' : userType
  const saved = settings?.passwordComplexity
  return effectiveSettings(PASSWORD_COMPLEXITY[kind], isRecord(saved) ? saved[kind] : undefined)
}

/** Reads the settings of Local sign-in of a client, or of provider staff (R33). */
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
