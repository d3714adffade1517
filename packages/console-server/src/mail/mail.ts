import { createHash } from 'node:crypto'

/** An email to one person, in plain text. */
export type OutgoingMail = {
  /**
   * The same for an email that is sent again because nobody knows whether it was sent: mail programs show it once. Made by
   * `emailId`. Default: another one for each.
   */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Receives replies. Default: the sender. */
  readonly replyTo?: string
  /** Further headers, such as those that let mail programs unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Mail = {
  /**
   * Resolves once a mail server has accepted the email, or it is safely on disk.
   * @throws if it wasn't sent
   */
  readonly send: (mail: OutgoingMail) => Promise<void>
}

/** Names an email by what it is about. What names it has to be of this installation alone, since mailboxes are shared. */
export const emailId = (kind: string, ...about: readonly (string | number)[]): string =>
  `${kind}-${createHash('sha256').update(about.join(' ')).digest('hex').slice(0, 32)}`

/** Wraps mail to report failures to the operator. */
export const reportingMail = (mail: Mail, report: (error: unknown) => void): Mail => ({
  send: async (email) => {
    try {
      await mail.send(email)
    } catch (error) {
      report(error)
      throw error
    }
  },
})
