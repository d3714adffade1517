import type { ImportLogHeader } from '@edconsole/console-core'

/** After a rollover, corrections of what an earlier year's batch refused change no import anymore. */
export const isOfEarlierYear = (batch: Pick<ImportLogHeader, 'schoolYear'>, schoolYear: number): boolean =>
  batch.schoolYear > 0 && batch.schoolYear < schoolYear
