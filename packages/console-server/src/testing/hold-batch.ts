import type { Db } from '../db/schema.ts'

type HeldBatch = { batchId: number; isActive: () => Promise<boolean | undefined> }

/** Gives a district a batch whose students are held for review, with one student to go. */
export const holdBatch = async (db: Db, { lea, now }: { lea: string; now: Date }): Promise<HeldBatch> => {
  const { batchId } = await db
    .insertInto('importBatches')
    .values({
      lea,
      schoolYear: 2026,
      source: 'sftp',
      triggerType: 'manual',
      status: 'held',
      startedAt: now,
    })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  const studentId = `held ${batchId}`
  const { id } = await db
    .insertInto('sisRows')
    .values({
      lea,
      component: 'students',
      schoolYear: 2026,
      sourceId: studentId,
      data: JSON.stringify({
        studentId,
        firstName: 'Ada',
        lastName: 'Held',
        gradeLevel: '5',
        siteCode: '0412',
      }),
      hash: '',
      dateLastModified: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { etlStatusId } = await db
    .insertInto('importResults')
    .values({ batchId, lea, componentName: 'students', sequence: 40, stage: 'load', status: 'held' })
    .returning('etlStatusId')
    .executeTakeFirstOrThrow()
  await db.insertInto('importUnacceptedResults').values({ lea, etlStatusId }).execute()
  await db.insertInto('importHeldRows').values({ lea, etlStatusId, rowId: id }).execute()
  const isActive = async () =>
    (await db.selectFrom('sisRows').select('isActive').where('id', '=', id).executeTakeFirst())?.isActive
  return { batchId, isActive }
}
