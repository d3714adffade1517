import { exportLetter } from '../exports/export-letter.ts'
import type { JobRunner } from './job-context.ts'

/** Tells the people whom an export names that it did not arrive: one letter each, and none keeps another from leaving. */
export const exportLetterJob: JobRunner = {
  run: async ({ job: { batchId }, db, mail, timeZone }) => {
    if (batchId === null) throw new Error('A letter about no export')
    const told = await db
      .selectFrom('exportBatches')
      .innerJoin('exports', 'exports.id', 'exportBatches.exportId')
      .innerJoin('districts', 'districts.lea', 'exportBatches.lea')
      .selectAll('exportBatches')
      .select(['exports.notifyEmails', 'districts.districtName'])
      .where('exportBatches.batchId', '=', batchId)
      .executeTakeFirst()
    if (!told) return
    const { districtName } = told
    const sent = await Promise.allSettled(
      told.notifyEmails.map((to) => mail.send(exportLetter(told, { districtName, to, timeZone }))),
    )
    const failed = sent.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  },
  finishesFirst: true,
  // The export log says the same, and the operator has heard of the mail server.
  fail: async () => {},
}
