import type { PasswordRules } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import type { SignInAccount } from './find-account.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { passwordPolicyIn } from './password-policy.ts'
import { placeWords } from './place-words.ts'

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
