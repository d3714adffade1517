/** An email to one person, in plain text. */
export type OutgoingMail = {
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
