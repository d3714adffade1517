import { formatDateTimeWithZone, type SecondFactor } from '@edconsole/console-core/contract'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { findConsoleAddress } from '../http/console-address.ts'
import type { ServerContext } from '../server-context.ts'
import type { SignInAccount } from './find-account.ts'
import { inBackground } from './write-hourly.ts'

type ChangedFactor = Pick<SecondFactor, 'kind' | 'name'>

/** What happened to somebody's second factors, and to which. */
export type FactorChange =
  | { readonly kind: 'added'; readonly factor: ChangedFactor }
  /** `isLast`: the recovery codes went with it. */
  | { readonly kind: 'removed'; readonly factor: ChangedFactor; readonly isLast: boolean }
  /** By an administrator, with the recovery codes. */
  | { readonly kind: 'reset'; readonly factors: readonly ChangedFactor[] }
  | { readonly kind: 'codesRenewed' | 'recoveryCodeUsed' }

type Owner = Pick<SignInAccount, 'emailAddress' | 'firstName' | 'username'>
type Mailing = Pick<ServerContext, 'mail' | 'now' | 'timeZone'>

/** Emails the owner that their password was changed, so that a change by somebody else is noticed. Nothing waits for it. */
export const sendPasswordEmail = (context: Mailing, owner: Owner): void =>
  send(context, owner, {
    subject: 'Your password was changed',
    sentence: `A new password was chosen for your account "${owner.username}".`,
    advice: "If it wasn't, tell an administrator right away.",
  })

/** The same about their second factors: which one, and where to act. */
export const sendFactorEmail = (
  context: Mailing & Pick<ServerContext, 'publicUrl' | 'allowedOrigins'>,
  c: Context<ApiEnv>,
  owner: Owner,
  change: FactorChange,
): void => {
  const { publicUrl, allowedOrigins } = context
  const address = findConsoleAddress({ publicUrl, allowedOrigins, http: c })
  send(context, owner, {
    subject: SUBJECTS[change.kind],
    sentence: sentenceOf(change, `your account "${owner.username}"`),
    advice: `If it wasn't, change your password now, and tell an administrator.\n${accountLine(address)}`,
  })
}

const SUBJECTS = {
  added: 'A second factor was added to your account',
  removed: 'A second factor was removed from your account',
  reset: 'Your second factors were removed',
  codesRenewed: 'Your recovery codes were replaced',
  recoveryCodeUsed: 'A recovery code was used',
} as const satisfies Record<FactorChange['kind'], string>

const sentenceOf = (change: FactorChange, account: string): string => {
  switch (change.kind) {
    case 'added':
      return `${capital(named(change.factor))} was added to ${account} as a second factor.`
    case 'removed':
      return `${capital(named(change.factor))} was removed from ${account} as a second factor.${change.isLast ? ' It was the last one, so its recovery codes stopped working too.' : ''}`
    case 'reset':
      return `An administrator removed all second factors of ${account}: ${[...change.factors.map(named), 'the recovery codes'].join(', ')}.`
    case 'codesRenewed':
      return `New recovery codes were created for ${account}. The old ones stopped working.`
    case 'recoveryCodeUsed':
      return `A recovery code was used to sign in to ${account}.`
  }
}

const named = ({ kind, name }: ChangedFactor): string =>
  kind === 'app' ? 'an authenticator app' : `the passkey "${name.replace(/\s+/g, ' ')}"`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Where owners change their password and second factors: a link, or the way if the server doesn't know its address. */
export const accountLine = (address: string | null): string =>
  address === null ? 'In the console, open the user menu, then Your account.' : `\n${address}/account\n`

type Notice = { readonly subject: string; readonly sentence: string; readonly advice: string }

const send = (
  { mail, now, timeZone }: Mailing,
  { emailAddress, firstName }: Owner,
  { subject, sentence, advice }: Notice,
): void => {
  if (emailAddress === '') return
  const email = {
    to: emailAddress,
    subject,
    text: `Hello${firstName === '' ? '' : ` ${firstName}`},

${sentence}

    Time: ${formatDateTimeWithZone(now(), timeZone)}

If this was you, or you expected it, you don't need to do anything.

${advice.trimEnd()}
`,
  }
  void inBackground(() => mail.send(email))
}
