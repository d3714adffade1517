import { formatDateTimeWithZone } from '@edconsole/console-core/contract'
import type { OutgoingMail } from '../mail/mail.ts'
import type { ServerContext } from '../server-context.ts'
import type { SignInAccount } from './find-account.ts'
import { inBackground } from './write-hourly.ts'

/** What happened, as the subject of an email and as its sentence. */
const CHANGES = {
  passwordChanged: ['Your password was changed', 'A new password was chosen for your account'],
  added: ['A second factor was added to your account', 'A second factor was added to your account'],
  removed: ['A second factor was removed from your account', 'A second factor was removed from your account'],
  codesRenewed: ['Your recovery codes were replaced', 'New recovery codes were created for your account'],
  recoveryCodeUsed: ['A recovery code was used', 'A recovery code was used to sign in to your account'],
  reset: ['Your second factors were removed', 'An administrator removed all second factors of your account'],
} as const satisfies Record<string, readonly [string, string]>

export type AccountChange = keyof typeof CHANGES

type Owner = Pick<SignInAccount, 'emailAddress' | 'firstName' | 'username'>

/**
 * Emails the owner what changed in how they sign in, so that a change by somebody else is noticed. The change doesn't wait for the
 * email, as it doesn't depend on it.
 */
export const sendChangeEmail = (
  { mail, now, timeZone }: Pick<ServerContext, 'mail' | 'now' | 'timeZone'>,
  owner: Owner,
  change: AccountChange,
): void => {
  if (owner.emailAddress === '') return
  const email = changeEmail(owner, change, formatDateTimeWithZone(now(), timeZone))
  void inBackground(() => mail.send(email))
}

const changeEmail = (
  { emailAddress, firstName, username }: Owner,
  change: AccountChange,
  time: string,
): OutgoingMail => {
  const [subject, sentence] = CHANGES[change]
  const advice =
    change === 'passwordChanged'
      ? 'tell an administrator right away'
      : 'change your password now, and tell an administrator'
  return {
    to: emailAddress,
    subject,
    text: `Hello${firstName === '' ? '' : ` ${firstName}`},

${sentence} "${username}".

    Time: ${time}

If this was you, or you expected it, you don't need to do anything.
If it wasn't, ${advice}.
`,
  }
}
