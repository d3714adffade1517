import { withLocalCopies } from '../storage/local-copies.ts'
import { checkUpload } from '../uploads/check-upload.ts'
import { type JobFailure, type JobRunner, StoppingError } from './job-context.ts'

/** Finds out what the files of an upload are and what an import of them would do. */
export const uploadCheckJob: JobRunner = {
  run: async ({ job: { payload }, db, now, store, write, stopping }) => {
    const upload = await db
      .selectFrom('importUploads as upload')
      .innerJoin('districts', 'districts.lea', 'upload.lea')
      .select(['upload.id', 'upload.lea', 'upload.state', 'districts.id as districtId', 'districts.sisYear'])
      .where('upload.id', '=', uploadIdIn(payload))
      .executeTakeFirst()
    // It was discarded meanwhile, or checked just before its server died.
    if (upload?.state !== 'checking') return
    const { id, lea, districtId, sisYear: schoolYear } = upload
    const about = { id, lea, districtId: String(districtId), schoolYear }
    try {
      await withLocalCopies(store, (copies) =>
        checkUpload({ db, now, copies, write, signal: stopping, upload: about }),
      )
    } catch (error) {
      if (stopping.aborted) throw new StoppingError()
      // Its files go with it.
      if (await isGone(db, id)) return
      throw error
    }
  },
  fail: async (trx, { job, reason, at }) => {
    await trx
      .updateTable('importUploads')
      .set({ state: 'failed', message: WORDS[reason], progress: null, updatedAt: at })
      .where('id', '=', uploadIdIn(job.payload))
      .execute()
  },
}

const isGone = async (db: Parameters<JobRunner['fail']>[0], id: number): Promise<boolean> =>
  (await db.selectFrom('importUploads').select('id').where('id', '=', id).executeTakeFirst()) === undefined

const uploadIdIn = ({ uploadId }: Record<string, unknown>): number => Number(uploadId)

const WORDS: Readonly<Record<JobFailure, string>> = {
  attempts:
    'The server or its database was interrupted several times while it looked at the files. Check them again.',
  error:
    "The files couldn't be checked because of a problem on the server. Check them again. If this continues, contact support.",
}
