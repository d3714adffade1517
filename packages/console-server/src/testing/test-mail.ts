import type { Mail, OutgoingMail } from '../mail/mail.ts'

/** A mail server for tests: it takes emails over, and shows them. */
export type TestMail = {
  /** What was taken over, oldest first. */
  readonly sent: readonly OutgoingMail[]
  /** Takes no emails over until `accept()`. */
  refuse: () => void
  accept: () => void
}

export const testMail = (): { mail: Mail; box: TestMail } => {
  const sent: OutgoingMail[] = []
  let refusing = false
  const send = async (email: OutgoingMail) => {
    if (refusing) throw new Error('The mail server takes no emails.')
    sent.push(email)
  }
  const refuse = () => {
    refusing = true
  }
  const accept = () => {
    refusing = false
  }
  return { mail: { send }, box: { sent, refuse, accept } }
}
