import { createLater, type Later } from '../../parts/later/create-later.ts'

/** The record of a run, item by item. */
export const rolloverRecordLater: Later<typeof import('./rollover-record.tsx').RolloverRecord> = createLater(
  async () => (await import('./rollover-record.tsx')).RolloverRecord,
)
