import { AUTH_SETTINGS, effectiveSettings, type SignIn } from '@edconsole/console-core/contract'
import { signInSchema } from '@edconsole/console-core/schemas'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api-env.ts'
import { ApiError, refuseForNow } from '../http/api-error.ts'
import { findConsoleAddress } from '../http/console-address.ts'
import type { OutgoingMail } from '../mail/mail.ts'
import type { ServerContext } from '../server-context.ts'
import { supportContact } from '../settings/configuration.ts'
import { findAccount, isUsable } from './find-account.ts'
import { issueCode } from './password-code.ts'
import { localSettingsOf } from './password-rules.ts'
import { plainPage } from './plain-page.ts'
import { type FormPlace, newPasswordPage } from './sign-in-form.ts'
import { countSignIn, TOO_MANY_SIGN_INS } from './sign-in-limit.ts'
import { inBackground, writeHourly } from './write-hourly.ts'

const askingSchema = signInSchema.pick({ clientId: true, username: true })

const ON_ITS_WAY =
  "If the account exists and its client allows password resets, we've sent it an email with a code."

type Asking = Pick<SignIn, 'clientId' | 'username'>

/**
 * Emails a code to someone who has forgotten their password, or has none yet, if the client allows it
 * (`selfServiceReset`, R33). The answer doesn't wait for it, so that it reveals nothing about the account.
 * @param page where the code is entered; null if the server doesn't know its own address
 */
export const sendPasswordCode = (
  { db, mail, now }: ServerContext,
  asking: Asking,
  page: string | null,
): Promise<void> =>
  inBackground(async () => {
    const account = await findAccount(db, asking)
    if (!account || !isUsable(account) || account.emailAddress === '') return
    const { selfServiceReset, resetTokenMinutes } = effectiveSettings(
      AUTH_SETTINGS.illuminate,
      await localSettingsOf(db, account.clientId),
    )
    if (selfServiceReset !== true || typeof resetTokenMinutes !== 'number') return
    if (account.lockReason === 'administrator') return
    const at = now()
    const minutes = resetTokenMinutes
    await writeHourly(db, { key: `password code of account ${account.id}`, now: at }, async () => {
      const expiresAt = new Date(at.getTime() + minutes * 60_000)
      const code = await issueCode(db, { accountId: account.id, expiresAt })
      const { emailAddress: to, firstName, username } = account
      await mail.send(codeEmail({ to, firstName, username, code, minutes, page }))
    })
  })

type CodeEmail = {
  to: string
  firstName: string
  username: string
  code: string
  minutes: number
  page: string | null
}

const codeEmail = ({ to, firstName, username, code, minutes, page }: CodeEmail): OutgoingMail => ({
  to,
  subject: 'Choose a new password',
  text: `Hello${firstName === '' ? '' : ` ${firstName}`},

Use this code to choose a new password for your account "${username}":

    ${code}

Enter it in place of your password${page === null ? ', on the page for a new password' : ` here:\n\n${page}`}

It works once and expires in ${minutes} minutes. If you didn't request it, ignore this email: your password hasn't changed.
`,
})

/** Answers a request for a code, the same for every username. A request counts as a failed sign-in. */
export const answerForgotten = async (
  context: ServerContext,
  c: Context<ApiEnv>,
  place: FormPlace,
): Promise<Response> => {
  const asking = askingSchema.safeParse({
    ...(place.clientId ? { clientId: Number(place.clientId) } : {}),
    username: place.username,
  })
  const title = 'Reset password'
  if (!asking.success) return plainPage(c, 400, { title, message: 'Enter a username.' })
  try {
    const { address } = c.get('connection')
    const { clientId, username } = asking.data
    const { waitMs } = await countSignIn(context.db, { address, clientId, username }, context.now())
    if (waitMs > 0) refuseForNow(c, waitMs, TOO_MANY_SIGN_INS)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return plainPage(c, error.code, { title, message: error.message })
  }
  void sendPasswordCode(context, asking.data, pageOf(context, c, place))
  return newPasswordPage(c, 200, { message: ON_ITS_WAY, place, contact: await supportContact(context) })
}

const pageOf = (context: ServerContext, c: Context<ApiEnv>, { clientId, username }: FormPlace) => {
  const query = new URLSearchParams({ provider: 'illuminate', newPassword: '1' })
  if (clientId) query.set('clientId', clientId)
  if (username) query.set('username', username)
  const address = findConsoleAddress({ ...context, http: c })
  return address === null ? null : `${address}/api/login?${query}`
}
