/** What the letter names that asks a district for its SIS connection (R10, R25). */
export type CustomerLetterFacts = {
  contactName: string | null
  districtName: string
  sisProviderName: string | null
  /** Who asks. */
  author: string
  /** Opens the page for it (R10). */
  link: string
}

/**
 * The letter that asks a district for its SIS connection: what is sent, and what is shown before. It asks for no key by mail,
 * and says so.
 * @example customerLetter({ contactName: null, districtName: 'Larkspur', sisProviderName: 'Aeries', author: 'Ana Reyes', link })
 */
export const customerLetter = ({
  link,
  ...asked
}: CustomerLetterFacts): { subject: string; text: string } => ({
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
