import { type PasswordRules, PRODUCT_NAME } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { passwordPolicyIn } from './password-policy.ts'

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

/** Names that are guessed first in a password: the client's, its districts' and the product's. */
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
