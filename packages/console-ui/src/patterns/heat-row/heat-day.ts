import type { Place } from '@edconsole/console-core'

/** What became of one thing on one day. */
export type HeatDay = {
  /** `YYYY-MM-DD`. */
  day: string
  /** The state that is drawn, as the server says it (R44); absent: nothing happened. */
  status?: string
  /** All of it in words, for the tooltip and as the name of the link: `Students, 09/13/2026: Failed. Batch 48213`. */
  text: string
  /** Where it is told in full. */
  to?: Place
}
