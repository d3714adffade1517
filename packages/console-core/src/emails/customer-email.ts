/** The facts in the email that asks a district for its SIS connection (R10, R25). */
export type CustomerEmailFacts = {
  contactName: string | null
  districtName: string
  sisProviderName: string | null
  /** Who asks. */
  author: string
  /** Opens the page for it (R10). */
  link: string
}

/**
 * Returns the email that asks a district for its SIS connection: it is shown before it is sent. It asks for no key by
 * email, and says so.
 * @example customerEmail({ contactName: null, districtName: 'Larkspur', sisProviderName: 'Aeries', author: 'Ana Reyes', link })
 */
export const customerEmail = ({ link, ...asked }: CustomerEmailFacts): { subject: string; text: string } => ({
  subject: `Connect ${asked.districtName} to Console`,
  text: `Hello${asked.contactName ? ` ${asked.contactName}` : ''},

${asked.author} needs the connection to the student information system${asked.sisProviderName ? ` (${asked.sisProviderName})` : ''} of ${asked.districtName}: its address and the keys created for it. Enter them here:

${link}

After you sign in, the page shows where to find each one and lets you test the connection. Saved keys are encrypted and can't be viewed again. Enter keys on that page only; never send them by email.

Questions? Reply to this email.
`,
})
