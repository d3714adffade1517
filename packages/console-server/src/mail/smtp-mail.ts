import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Somebody waits for the answer: a mail server that hangs must not keep them. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Hands letters to a mail server, one connection each: they are few.
 * @example smtpMail('smtps://user:password@mail.example.org', 'Console <console@example.org>')
 */
export const smtpMail = (url: string, from: string): Mail => {
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
