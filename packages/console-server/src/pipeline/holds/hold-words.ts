import { countOf, formatDateTimeWithZone } from '@edconsole/console-core/contract'

export type Decided = { decision: 'release' | 'discard'; decidedBy: string; decidedAt: string }

/** `Released by Ana Silva on 09/14/2026 - 08:14AM (ET).` */
export const decisionSentence = (decided: Decided, timeZone: string): string =>
  `${capital(decidedWords(decided, timeZone))}.`

/** The same inside a sentence. */
export const decidedWords = ({ decision, decidedBy, decidedAt }: Decided, timeZone: string): string =>
  `${decision === 'release' ? 'released' : 'discarded'} by ${decidedBy} on ${formatDateTimeWithZone(decidedAt, timeZone)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Nothing was removed.`, `1 record was removed.`, `1,204 records were removed.` */
export const removedSentence = (count: number): string =>
  count === 0 ? 'Nothing was removed.' : `${countOf(count, 'record was', 'records were')} removed.`
