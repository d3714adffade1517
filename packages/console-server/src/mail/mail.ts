/** An email to one person. Plain text: it reads the same everywhere, and there is nothing in it to be clicked by mistake. */
export type OutgoingMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Who hears of an answer; whoever the server sends as when absent. */
  readonly replyTo?: string
}

export type Mail = {
  /**
   * Resolves when the email was taken over by a mail server, or is safely on disk.
   * @throws when it was not; then nothing has left.
   */
  readonly send: (mail: OutgoingMail) => Promise<void>
}

/** The same mail; whoever runs the server hears why an email did not leave, which the caller is not told. */
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
