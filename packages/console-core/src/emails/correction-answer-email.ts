import { countOf } from '../formats/format-count.ts'

/** The facts in the email about a district's answer. Nothing of the rows, and nothing of what was replied, is among them. */
export type CorrectionAnswerFacts = {
  /** Who asked, and is told. */
  firstName: string
  districtName: string
  /** The component, in lower case. */
  component: string
  hasReplied: boolean
  /** Rows that the district has marked as corrected, of those that no import has loaded yet. */
  correctedRows: number
  openRows: number
  /** Opens the console. */
  link: string
}

/** Returns the email that tells whoever asked for corrections that the district has answered. */
export const correctionAnswerEmail = ({
  firstName,
  districtName,
  component,
  hasReplied,
  correctedRows,
  openRows,
  link,
}: CorrectionAnswerFacts): { subject: string; text: string } => {
  const marked = `marked ${correctedRows} of ${countOf(openRows, 'row', 'rows')} as corrected`
  const done = [...(hasReplied ? ['replied'] : []), ...(correctedRows > 0 ? [marked] : [])]
  return {
    subject: `${districtName} answered your correction request`,
    text: `Hello ${firstName},

${districtName} ${done.length > 0 ? done.join(' and ') : 'answered'}, about rejected rows of ${component}. Sign in to see the request:

${link}

The next import closes it once all of its rows load.
`,
  }
}
