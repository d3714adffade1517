import type { SignIn } from '@edconsole/console-core/contract'
import { AUTH_SETTINGS, effectiveSettings } from '@edconsole/console-core/contract'
import type { OutgoingMail } from '../mail/mail.ts'
import type { ServerContext } from '../server-context.ts'
import { findAccount, isUsable } from './find-account.ts'
import { lateLetter } from './late-letter.ts'
import { localSettingsOf } from './local-settings-of.ts'
import { issueCode } from './password-code.ts'
import { writeHourly } from './write-hourly.ts'

type Asking = Pick<SignIn, 'clientId' | 'username'>

/**
 * Sends a code to somebody who has forgotten their password, or has none yet, where the client lets people do that
 * (`selfServiceReset`, R33). Whoever asks learns nothing: neither waits for it nor hears whether it left.
 * @param page where the code is entered; null when the server does not know its own address
 */
export const sendPasswordCode = (
  { db, mail, now }: ServerContext,
  asking: Asking,
  page: string | null,
): Promise<void> =>
  lateLetter(async () => {
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
      await mail.send(codeLetter({ to, firstName, username, code, minutes, page }))
    })
  })

type Letter = {
  to: string
  firstName: string
  username: string
  code: string
  minutes: number
  page: string | null
}

const codeLetter = ({ to, firstName, username, code, minutes, page }: Letter): OutgoingMail => ({
  to,
  subject: 'Choose a new password',
  text: `Hello${firstName === '' ? '' : ` ${firstName}`},

Use this code to choose a new password for your account "${username}":

    ${code}

Enter it in place of your password${page === null ? ', on the page for a new password' : ` here:\n\n${page}`}

It works once and expires in ${minutes} minutes. If you didn't request it, ignore this email: your password hasn't changed.
`,
})
