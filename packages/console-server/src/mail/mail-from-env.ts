import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Mail } from './mail.ts'

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

/** Without a mail server: each email is a file that any mail program opens. Their names sort by time. */
const fileMail = (dir: string, from: string, now: Clock): Mail => {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      const at = now()
      const { message } = await transport.sendMail({ ...mail, date: at })
      if (!Buffer.isBuffer(message)) throw new Error("The email wasn't written completely.")
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`
      await writeWhole(dir, `${name}.eml`, message)
    },
  }
}

/** Gets its name when all of it is on the disk: no reader finds half an email, and no crash loses a sent one. */
const writeWhole = async (dir: string, name: string, content: Uint8Array): Promise<void> => {
  await mkdir(dir, { recursive: true })
  const draft = join(dir, `${name}.unfinished`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(dir, name))
}

/** Somebody waits for the answer: a mail server that hangs must not keep them. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Hands emails to a mail server, one connection each: they are few.
 * @example smtpMail('smtps://user:password@mail.example.org', 'Console <console@example.org>')
 */
const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(
    { url, ...TIMES },
    // Nothing that people wrote may make this server read a file or an address.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail })
    },
  }
}
