import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { fileMail } from './file-mail.ts'
import type { Mail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Mail as the settings want it: over `CONSOLE_SMTP_URL`, else as files in the data folder.
 * @throws when the setting is no address of a mail server; its value may hold a password and is not repeated.
 */
export const mailFromEnv = (env: Env, dataDir: string, now: Clock): Mail => {
  const { CONSOLE_SMTP_URL: url } = env
  const from = env.CONSOLE_MAIL_FROM || 'Console <console@localhost>'
  if (!url) return fileMail(join(dataDir, 'outbox', 'mail'), from, now)
  if (!/^smtps?:\/\//i.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new Error('CONSOLE_SMTP_URL must be an address such as smtp://mail.example.org:587.')
  return smtpMail(url, from)
}
