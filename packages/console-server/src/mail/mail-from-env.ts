import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { FileStore } from '../storage/file-store.ts'
import { MAIL } from '../storage/places.ts'
import type { Mail, OutgoingMail } from './mail.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * The mail server of `CONSOLE_SMTP_URL`.
 * @throws if it isn't a mail server's URL; doesn't repeat the value, which may hold a password
 */
export const smtpUrlFrom = ({ CONSOLE_SMTP_URL: url }: Env): string | undefined => {
  if (!url) return undefined
  if (/^smtps?:\/\//i.test(url) && URL.canParse(url) && new URL(url).hostname !== '') return url
  throw new Error('CONSOLE_SMTP_URL must be an address such as smtp://mail.example.org:587.')
}

/**
 * Creates mail from settings: over `CONSOLE_SMTP_URL`, else as files of the store.
 * @throws if the setting isn't a mail server's URL
 */
export const mailFromEnv = (env: Env, store: FileStore, now: Clock): Mail => {
  const url = smtpUrlFrom(env)
  const from = env.CONSOLE_MAIL_FROM || 'Console <console@localhost>'
  return url === undefined ? fileMail(store, from, now) : smtpMail(url, from)
}

/** Writes each email to a file that any mail program opens. Names sort by time. */
const fileMail = (store: FileStore, from: string, now: Clock): Mail => {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      const at = now()
      const { message } = await transport.sendMail(Object.assign({ date: at }, messageOf(mail, from)))
      if (!Buffer.isBuffer(message)) throw new Error("The email wasn't written completely.")
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`
      await store.put(`${MAIL}/${name}.eml`, Readable.from([message]))
    },
  }
}

/** As nodemailer takes it. */
const messageOf = ({ id, ...mail }: OutgoingMail, from: string) =>
  Object.assign(
    mail,
    id === undefined ? {} : { messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>` },
  )

/** Timeouts, as a caller may be waiting for a hanging mail server. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends emails through a mail server, with one connection each, as they are rare.
 * @example smtpMail('smtps://user:password@mail.example.org', 'Console <console@example.org>')
 */
const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(
    { url, ...TIMES },
    // User input must not make this server read files or URLs.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}

/**
 * Signs in to a mail server and sends nothing.
 * @throws if the server can't be reached or refuses
 */
export const verifyMail = async (url: string): Promise<void> => {
  const transport = createTransport({ url, ...TIMES })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
