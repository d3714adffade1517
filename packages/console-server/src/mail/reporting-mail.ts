import type { Mail } from './mail.ts'

/** The same mail; whoever runs the server hears why a letter did not leave, which the caller is not told. */
export const reportingMail = (mail: Mail, report: (error: unknown) => void): Mail => ({
  send: async (letter) => {
    try {
      await mail.send(letter)
    } catch (error) {
      report(error)
      throw error
    }
  },
})
