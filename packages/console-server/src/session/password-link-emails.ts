import { AUTH_PROVIDERS, type AuthProvider, passwordLinkPath } from '@edconsole/console-core/contract'
import type { OutgoingMail } from '../mail/mail.ts'
import type { SignInAccount } from './find-account.ts'

/** Who an email is to, and where their console is. */
export type Recipient = Pick<SignInAccount, 'emailAddress' | 'firstName' | 'username'> & {
  readonly consoleUrl: string
}

const hello = ({ firstName }: Recipient): string => `Hello${firstName === '' ? '' : ` ${firstName}`},`

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Invites a person to choose the first password of their account. */
export const invitationEmail = (
  to: Recipient,
  { token, days, clientName }: { token: string; days: number; clientName: string | null },
): OutgoingMail => ({
  to: to.emailAddress,
  subject: 'Set up your Console account',
  text: `${hello(to)}

You have an account in Console${clientName === null ? '' : ` for ${clientName}`}. Choose your password here:

${to.consoleUrl}${passwordLinkPath(token)}

Your username is "${to.username}".

The link works once and expires in ${counted(days, 'day')}. If it has expired, open it anyway to get a new one.
If you didn't expect this email, ignore it.
`,
})

/** Who wants a user to choose another password. */
export type ResetAsker = 'owner' | 'administrator'

const WHY_RESET = {
  owner: "If you didn't request it, ignore this email: your password hasn't changed.",
  administrator:
    'An administrator sent you this link. Until you choose a new password, your present one keeps working.',
} as const satisfies Record<ResetAsker, string>

/** Lets a user choose another password. */
export const resetEmail = (
  to: Recipient,
  { token, minutes, askedBy }: { token: string; minutes: number; askedBy: ResetAsker },
): OutgoingMail => ({
  to: to.emailAddress,
  subject: 'Choose a new password',
  text: `${hello(to)}

Choose a new password for your account "${to.username}" here:

${to.consoleUrl}${passwordLinkPath(token)}

The link works once and expires in ${counted(minutes, 'minute')}. ${WHY_RESET[askedBy]}
`,
})

/** Tells a user whose password another provider keeps where to sign in. */
export const otherProviderEmail = (to: Recipient, provider: AuthProvider): OutgoingMail => ({
  to: to.emailAddress,
  subject: 'How to sign in to Console',
  text: `${hello(to)}

Someone asked for a new password for your account "${to.username}". Console doesn't keep your password: you sign in with ${AUTH_PROVIDERS[provider]}.

${to.consoleUrl}/login

If you forgot your ${AUTH_PROVIDERS[provider]} password, reset it there. If you didn't ask for this, ignore this email.
`,
})

/** Tells a user who opened an old invitation that they have already chosen a password. */
export const alreadySetUpEmail = (to: Recipient): OutgoingMail => ({
  to: to.emailAddress,
  subject: 'How to sign in to Console',
  text: `${hello(to)}

You already chose a password for your account "${to.username}". Sign in here:

${to.consoleUrl}/login

If you forgot your password, ask your district administrator.
`,
})
