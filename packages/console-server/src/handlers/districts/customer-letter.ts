import type { OutgoingMail } from '../../mail/mail.ts'

type Asked = {
  to: string
  replyTo: string
  contactName: string | null
  districtName: string
  sisProviderName: string | null
  author: string
  /** Opens the page for it (R10). */
  link: string
}

/** Asks a district for its SIS connection. It asks for no key by mail, and says so. */
export const customerLetter = ({ to, replyTo, link, ...asked }: Asked): OutgoingMail => ({
  to,
  replyTo,
  subject: `Connect ${asked.districtName} to Console`,
  text: `Hello${asked.contactName ? ` ${asked.contactName}` : ''},

${asked.author} asks you to enter how Console reaches the student information system${asked.sisProviderName ? ` (${asked.sisProviderName})` : ''}
of ${asked.districtName}: its address, and the keys that were made for it.

${link}

After you have signed in, the page shows where to find each of them and lets you test the connection.
Nobody can read a key again once it is saved. Please enter keys on that page only: never send them by mail.

Questions? Just answer this letter.
`,
})
