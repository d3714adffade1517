import type { ImportUpload, UploadFile } from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { nextRuns } from '../handlers/sis-imports/template-rows.ts'
import { fileTemplates } from '../inbox/start-import.ts'
import { sourceFormat } from '../source-formats/source-formats.ts'
import { NOTHING_FOUND } from './found-in-file.ts'
import { componentsIn } from './recognition/file-formats.ts'
import { filesOf, type Owner, uploadOf } from './stored-upload.ts'
import { pathOf, receivedBytes } from './upload-folder.ts'

/** Reads an upload as calls answer it; null if there is none. */
export const readUpload = async (
  { db, inboxDir, now }: { db: Db; inboxDir: string; now: () => Date },
  owner: Owner,
): Promise<ImportUpload | null> => {
  const upload = await uploadOf(db, owner).executeTakeFirst()
  if (!upload) return null
  const { id: uploadId, state, message, progress, createdAt } = upload
  const offered = upload.offeredFormat === null ? undefined : sourceFormat(upload.offeredFormat)
  const stored = await filesOf(db, uploadId)
  const files = await Promise.all(
    stored.map(async (file): Promise<UploadFile> => {
      const { id, name, bytes, lastModified, archiveId, isLeftOut } = file
      const found = file.found ?? NOTHING_FOUND
      return Object.assign({}, found, {
        id,
        name,
        bytes,
        lastModified,
        isLeftOut,
        archiveName: stored.find((one) => one.id === archiveId)?.name ?? null,
        receivedBytes:
          file.found === null && archiveId === null ? await receivedBytes(pathOf(inboxDir, file)) : bytes,
      })
    }),
  )
  const next = await nextRuns(db, { kind: 'import', lea: owner.lea, now: now() })
  const ofSets = files.some(({ kind }) => kind === 'set') ? await setTemplates(db, owner.lea) : []
  const runs = [
    ...ofSets.flatMap((id) => next.get(id) ?? []),
    ...files.flatMap(({ templateId, isLeftOut }) =>
      templateId === null || isLeftOut ? [] : (next.get(templateId) ?? []),
    ),
  ]
  return {
    uploadId,
    state,
    message,
    progress,
    createdAt,
    files,
    nextRunAt: runs.toSorted()[0] ?? null,
    offeredFormat: offered
      ? {
          id: offered.id,
          title: offered.title,
          components: componentsIn(
            offered,
            stored.map(({ name }) => name),
          ),
        }
      : null,
  }
}

/** The templates that put the files of formats together. */
const setTemplates = async (db: Db, lea: string): Promise<number[]> =>
  ((await fileTemplates(db, lea)) ?? []).flatMap(({ id, sourceFormat: format }) =>
    format === null ? [] : id,
  )
