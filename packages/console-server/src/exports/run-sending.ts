import { ONEROSTER_VERSIONS } from '@edconsole/console-core/contract'
import { deliverFiles } from './deliver-files.ts'
import { endSending } from './end-sending.ts'
import { fileNamesOf } from './file-names.ts'
import type { FileSet } from './file-set.ts'
import { outboxOf } from './files/data-file.ts'
import { forgetFiles } from './forget-files.ts'
import { readOneRosterIds } from './oneroster/ids.ts'
import { oneRosterFileSet } from './oneroster/oneroster-file-set.ts'
import { ownFileSet } from './own/own-file-set.ts'
import { NO_COUNTS, saveProgress } from './save-progress.ts'
import { type Selection, selectionOf } from './selection.ts'
import type { Sending } from './sending.ts'
import { writeFiles } from './write-files.ts'

/** Of how many sendings of an export the files are kept: they hold the names of people. */
const KEPT = 10

/**
 * Takes a sending from the stored rows to its receiver. Files that an earlier try has written stay, and those that the
 * receiver has are not sent again; a try that was cut off before its last file was whole starts over.
 */
export const runSending = async (sending: Sending): Promise<void> => {
  if (!(await hasItsFiles(sending))) {
    await startAnew(sending)
    const selection = await selectionOf(sending.db, sending.batch, sending.export)
    const set = await fileSetOf(sending, selection)
    await writeFiles(sending, set, { names: fileNamesOf(sending, set), selection })
  }
  if (sending.export.deliveryMethod !== 'download') await startTransfer(sending)
  await endSending(sending, await deliverFiles(sending))
  await forgetFiles(sending, sending.batch, KEPT)
}

/** Whether all files are written, and are still there. */
const hasItsFiles = async ({ db, store, batch }: Sending): Promise<boolean> => {
  const files = await db
    .selectFrom('exportFiles')
    .select(['fileName', 'fileSizeBytes'])
    .where('batchId', '=', batch.batchId)
    .where('archiveName', 'is', null)
    .execute()
  const sizes = await Promise.all(files.map(({ fileName }) => store.stat(`${outboxOf(batch)}/${fileName}`)))
  return files.length > 0 && files.every(({ fileSizeBytes }, place) => sizes[place]?.bytes === fileSizeBytes)
}

const startAnew = ({ write, batch: { lea, batchId } }: Sending): Promise<void> =>
  write(async (trx) => {
    for (const table of ['exportDetails', 'exportFiles'] as const)
      await trx.deleteFrom(table).where('lea', '=', lea).where('batchId', '=', batchId).execute()
    await saveProgress(
      trx,
      { batchId },
      {
        ...NO_COUNTS,
        status: 'queued',
        stage: 'extract',
        deliveryStatus: 'pending',
        message: null,
        fileName: null,
        fileSizeBytes: null,
        checksumSha256: null,
        startedAt: null,
        endedAt: null,
      },
    )
    await trx
      .updateTable('exportBatches')
      .set({ status: 'extracting' })
      .where('batchId', '=', batchId)
      .execute()
  })

const startTransfer = ({ write, batch: { batchId } }: Sending): Promise<void> =>
  write(async (trx) => {
    await trx
      .updateTable('exportResults')
      .set({ status: 'loading', stage: 'transfer' })
      .where('batchId', '=', batchId)
      .where('status', '=', 'transforming')
      .execute()
    await trx.updateTable('exportBatches').set({ status: 'loading' }).where('batchId', '=', batchId).execute()
  })

/** The files of a sending by the type of its export. */
const fileSetOf = async (
  { db, batch: { lea }, export: chosen, district, results }: Sending,
  selection: Selection,
): Promise<FileSet> => {
  const components = results.map(({ componentName }) => componentName)
  const version = ONEROSTER_VERSIONS[chosen.exportType]
  if (!version) return ownFileSet(components, chosen)
  return oneRosterFileSet(components, chosen, {
    db,
    facts: { version, lea, schoolYear: chosen.schoolYear },
    ids: await readOneRosterIds({ db, lea, schoolYear: chosen.schoolYear }),
    selection,
    districtName: district.districtName,
    withContacts: components.includes('contacts'),
    staff: new Set(),
    leftOut: new Set(),
    written: new Set(),
  })
}
