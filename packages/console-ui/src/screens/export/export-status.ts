import { type Export, exportStandingOf } from '@edconsole/console-core'

/** What the state of an export is told from, beside its own record. */
export type StatusContext = {
  now: Date
  /** The district's. */
  timeZone: string
  /** Ids of the exports that are being sent, as far as that is known. */
  running: ReadonlySet<number>
}

/** The word that a status is drawn by (R44); null for an export that was never sent. */
export const exportStatus = (row: Export, { now, timeZone, running }: StatusContext): string | null =>
  running.has(row.id) ? 'loading' : exportStandingOf(row, { now, timeZone })
