import { countOf } from '../formats/format-count.ts'

/** The facts in the email that asks a district to correct rows in its SIS. Nothing of the rows is among them. */
export type CorrectionEmailFacts = {
  contactName: string | null
  districtName: string
  /** The component, in lower case. */
  component: string
  rows: number
  /** Who asks. */
  author: string
  /** As people read it: `11/24/2026`. */
  dueOn: string
  /** Opens the console. */
  link: string
  /** The day has come, and the district hasn't answered. */
  isReminder?: boolean
}

/** Returns the email that asks a district to correct rows in its SIS, or reminds it. Which rows is shown after signing in. */
export const correctionEmail = ({
  contactName,
  districtName,
  component,
  rows,
  author,
  dueOn,
  link,
  isReminder = false,
}: CorrectionEmailFacts): { subject: string; text: string } => ({
  subject: `${isReminder ? 'Reminder: ' : ''}${countOf(rows, 'row', 'rows')} to correct for ${districtName}`,
  text: `Hello${contactName ? ` ${contactName}` : ''},

${author} asks ${districtName} to correct ${countOf(rows, 'row', 'rows')} of ${component} in its student information system by ${dueOn}. An import rejected them. Sign in to see which rows and why, and to reply:

${link}

Once they are corrected, the next import loads them and closes this request.

Questions? Reply to this email.
`,
})
