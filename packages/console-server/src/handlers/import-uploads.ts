import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type AnnounceFiles,
  type CheckUpload,
  type ImportUpload,
  type StartUpload,
  UPLOAD_LIMITS,
  type UploadStarted,
} from '@edconsole/console-core/contract'
import { auditCreated } from '../audit/record-changes.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { startImportOf } from '../inbox/start-import.ts'
import { runningSince } from '../pipeline/queue-templates.ts'
import { rollingSince, rollingWords } from '../rollovers/rolling-since.ts'
import type { FileStore } from '../storage/file-store.ts'
import { placeFiles } from '../uploads/place-files.ts'
import { readUpload } from '../uploads/read-upload.ts'
import { reasonNotToStart } from '../uploads/reason-not-to-start.ts'
import { removeUpload } from '../uploads/remove-upload.ts'
import { filesOf, type Owner, uploadOf } from '../uploads/stored-upload.ts'
import { receivedOf, removeBytes } from '../uploads/upload-folder.ts'
import { importRunning } from './sis-imports.ts'

const ownerOf = (call: Pick<Call, 'lea' | 'caller'>): Owner => ({
  lea: call.lea,
  userId: requireCaller(call).userId,
})

const GONE = 'This upload no longer exists. Choose the files again.'

const answerOf = async (call: Call): Promise<ImportUpload> => {
  const upload = await readUpload(call, ownerOf(call))
  if (!upload) throw new ApiError(404, GONE)
  return upload
}

/** Locks the caller's upload for a change. */
const lockUpload = async (trx: Db, call: Pick<Call, 'lea' | 'caller'>) => {
  const upload = await uploadOf(trx, ownerOf(call)).forUpdate().executeTakeFirst()
  if (!upload) throw new ApiError(404, GONE)
  if (upload.state === 'checking')
    throw new ApiError(409, 'The files are being checked. Wait until that is done.')
  return upload
}

/** Notes which files will come. What is there already stays and goes on; a set that was checked is open again. */
const announce = async (call: Call<AnnounceFiles>): Promise<ImportUpload> => {
  const { db, body, store } = call
  const [now, owner] = [call.now(), ownerOf(call)]
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('importUploads')
      .values({ ...owner, state: 'receiving', createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.columns(['lea', 'userId']).doNothing())
      .execute()
    const { id: uploadId } = await lockUpload(trx, call)
    const known = (await filesOf(trx, uploadId)).filter(({ archiveId }) => archiveId === null)
    const added = body.files.filter(
      ({ name, bytes, lastModified }) =>
        !known.some((one) => one.name === name && one.bytes === bytes && one.lastModified === lastModified),
    )
    const total = [...known, ...added].reduce((sum, { bytes }) => sum + bytes, 0)
    if (total > UPLOAD_LIMITS.bytes)
      throw new ApiError(413, 'An upload can have up to 2 GB. Upload these files in several sets.')
    if (known.length + added.length > UPLOAD_LIMITS.files)
      throw new ApiError(413, `An upload can have up to ${UPLOAD_LIMITS.files} files.`)
    await refuseFullDisk(
      store,
      added.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    if (added.length > 0)
      await trx
        .insertInto('importUploadFiles')
        .values(added.map((file) => ({ ...file, lea: owner.lea, uploadId })))
        .execute()
    if (added.length > 0 || known.some(({ found }) => found === null))
      await trx
        .updateTable('importUploads')
        .set({ state: 'receiving', message: null, updatedAt: now })
        .where('id', '=', uploadId)
        .execute()
  })
  return answerOf(call)
}

/** Left for the database and everything else. */
const SPARED = 512 * 1024 * 1024

/** Files pass over this machine's disk, wherever they stay. */
const refuseFullDisk = async ({ scratch }: FileStore, bytes: number): Promise<void> => {
  const disk = await statfs(dirname(scratch)).catch(() => null)
  if (disk && disk.bavail * disk.bsize < bytes + SPARED)
    throw new ApiError(507, "The server doesn't have enough free space for these files. Contact support.")
}

const check = async (call: Call<CheckUpload>): Promise<ImportUpload> => {
  const { db, body, store, lea, nudge } = call
  await db.transaction().execute(async (trx) => {
    const { id: uploadId } = await lockUpload(trx, call)
    const files = await filesOf(trx, uploadId)
    const receivedBytes = await receivedOf(store, uploadId)
    for (const file of files)
      if (file.archiveId === null && file.found === null) {
        const received = receivedBytes(file.id)
        if (received !== file.bytes)
          throw new ApiError(
            409,
            `${file.name} isn't complete: ${received} of ${file.bytes} bytes have arrived.`,
          )
      }
    for (const { fileId, templateId, isLeftOut } of body.choices ?? []) {
      if (!files.some(({ id }) => id === fileId)) throw new ApiError(400, 'A file is not in this upload.')
      await trx
        .updateTable('importUploadFiles')
        .set({ chosenTemplateId: templateId, isLeftOut })
        .where('id', '=', fileId)
        .execute()
    }
    await trx
      .updateTable('importUploads')
      .set({ state: 'checking', progress: 0, message: null, updatedAt: call.now() })
      .where('id', '=', uploadId)
      .execute()
    await trx
      .insertInto('jobs')
      .values({ kind: 'uploadCheck', lea, payload: json({ uploadId }) })
      .execute()
  })
  nudge()
  return answerOf(call)
}

const start = async (call: Call<StartUpload>): Promise<UploadStarted> => {
  const { db, lea, store, nudge, body } = call
  const upload = await uploadOf(db, ownerOf(call)).executeTakeFirst()
  if (!upload) throw new ApiError(404, GONE)
  if (upload.state !== 'ready') throw new ApiError(409, "The files haven't been checked.")
  const all = await filesOf(db, upload.id)
  const reason = reasonNotToStart(all, upload.setTrials ?? [])
  if (reason !== null) throw new ApiError(409, reason)
  const files = all.filter(
    ({ found, isLeftOut }) => (found?.kind === 'rows' || found?.kind === 'set') && !isLeftOut,
  )
  const { nextRunAt } = await answerOf(call)
  if (body.when === 'now') await refuseWhileBusy(call)
  else if (nextRunAt === null)
    throw new ApiError(
      409,
      'No schedule imports with these templates. Start the import now, or set a schedule.',
    )
  const now = call.now()
  const author = await authorOf(call)
  const names = await placeFiles({ db, store, lea, files, addedBy: author, now })
  await removeUpload(db, store, upload.id)
  if (body.when === 'scheduled') return { batchId: null, nextRunAt }
  const started = await startImportOf(db, {
    lea,
    names,
    triggerType: 'manual',
    source: 'upload',
    triggeredBy: author,
    now,
    record: (trx, batchId) => auditCreated(trx, call, { kind: 'import', keys: [batchId] }),
  })
  // Something else began at the same moment: the files wait for the next import.
  if (started.kind !== 'started') return { batchId: null, nextRunAt }
  nudge()
  return { batchId: started.batchId, nextRunAt: null }
}

const refuseWhileBusy = async ({ db, lea, timeZone }: Call): Promise<void> => {
  const district = await db
    .selectFrom('districts')
    .select('importsEnabled')
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!district?.importsEnabled) throw new ApiError(409, 'Imports are off for this district.')
  const running = await runningSince(db, lea)
  if (running !== null) throw importRunning(running, timeZone)
  const rolling = await rollingSince(db, lea)
  if (rolling !== null) throw new ApiError(409, rollingWords(rolling, 'import', timeZone))
}

const removeFile = async (call: Call<undefined>): Promise<null> => {
  const { db, store } = call
  const id = numberParam(call)
  const { uploadId, gone, isEmpty } = await db.transaction().execute(async (trx) => {
    const known = await uploadOf(trx, ownerOf(call)).executeTakeFirst()
    const files = known ? await filesOf(trx, known.id) : []
    const gone = files.filter((file) => file.id === id || file.archiveId === id)
    if (gone.length === 0) throw new ApiError(404, 'This file is not in the upload.')
    const upload = await lockUpload(trx, call)
    await trx.deleteFrom('importUploadFiles').where('id', '=', id).execute()
    // What was found out about a set counts for all of its files.
    if (gone.some(({ found }) => found?.kind === 'set' || found?.kind === 'manifest'))
      await trx
        .updateTable('importUploads')
        .set({ state: 'receiving', message: null, updatedAt: call.now() })
        .where('id', '=', upload.id)
        .execute()
    return { uploadId: upload.id, gone, isEmpty: gone.length === files.length }
  })
  if (isEmpty) await removeUpload(db, store, uploadId)
  else for (const file of gone) await removeBytes(store, file)
  return null
}

export const importUploadHandlers = {
  'importUploads.current': async (call) => ({ upload: await readUpload(call, ownerOf(call)) }),
  'importUploads.announce': announce,
  'importUploads.check': check,
  'importUploads.start': start,
  'importUploads.removeFile': removeFile,
  'importUploads.discard': async (call) => {
    const upload = await uploadOf(call.db, ownerOf(call)).executeTakeFirst()
    if (upload) await removeUpload(call.db, call.store, upload.id)
    return null
  },
} satisfies Partial<Handlers>
