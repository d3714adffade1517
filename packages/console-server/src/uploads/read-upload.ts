import type {
  ImportUpload,
  OfferedFormat,
  UploadFile,
  UploadSetTrial,
} from '@edconsole/console-core/contract'
import type { Db } from '../db/schema.ts'
import { fileTemplates } from '../inbox/start-import.ts'
import { nextRuns } from '../schedules/next-runs.ts'
import type { SourceFormat } from '../source-formats/source-format.ts'
import { sourceFormat } from '../source-formats/source-formats.ts'
import type { FileStore } from '../storage/file-store.ts'
import { NOTHING_FOUND } from './found-in-file.ts'
import { componentsIn } from './recognition/file-formats.ts'
import { filesOf, type Owner, uploadOf } from './stored-upload.ts'
import { receivedOf } from './upload-folder.ts'

/** Reads an upload as calls answer it; null if there is none. */
export const readUpload = async (
  { db, store, now }: { db: Db; store: FileStore; now: () => Date },
  owner: Owner,
): Promise<ImportUpload | null> => {
  const upload = await uploadOf(db, owner).executeTakeFirst()
  if (!upload) return null
  const { id: uploadId, state, message, progress, createdAt } = upload
  const offered = upload.offeredFormat === null ? undefined : sourceFormat(upload.offeredFormat)
  const setTrials = upload.setTrials ?? []
  const stored = await filesOf(db, uploadId)
  const receivedBytes = await receivedOf(store, uploadId)
  const files = stored.map((file): UploadFile => {
    const { id, name, bytes, lastModified, archiveId, isLeftOut } = file
    const found = file.found ?? NOTHING_FOUND
    return Object.assign({}, found, {
      id,
      name,
      bytes,
      lastModified,
      isLeftOut,
      archiveName: stored.find((one) => one.id === archiveId)?.name ?? null,
      receivedBytes: file.found === null && archiveId === null ? receivedBytes(id) : bytes,
    })
  })
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
    setTrials,
    nextRunAt: runs.toSorted()[0] ?? null,
    offeredFormat: offered ? await readOffer(db, owner.lea, offered, { files: stored, setTrials }) : null,
  }
}

/** What can be done so that templates read everything of a format that came along; null if they do. */
const readOffer = async (
  db: Db,
  lea: string,
  format: SourceFormat,
  { files, setTrials }: { files: readonly { name: string }[]; setTrials: readonly UploadSetTrial[] },
): Promise<OfferedFormat | null> => {
  const arrived = componentsIn(
    format,
    files.map(({ name }) => name),
  )
  const stored = await db
    .selectFrom('importTemplates as template')
    .innerJoin('districts', (join) =>
      join.onRef('districts.lea', '=', 'template.lea').onRef('districts.sisYear', '=', 'template.schoolYear'),
    )
    .select(['template.id', 'template.componentName', 'template.isEnabled'])
    .where('template.lea', '=', lea)
    .where('template.sourceFormat', '=', format.id)
    .orderBy('template.id')
    .execute()
  const components = arrived.filter((name) => !stored.some(({ componentName }) => componentName === name))
  const templates = stored
    .filter(({ componentName }) => arrived.some((name) => name === componentName))
    .map(({ id, isEnabled }) => ({ id, isEnabled }))
  const isTried = (id: number) => setTrials.some(({ templateId }) => templateId === id)
  const isDone = components.length === 0 && templates.every(({ id, isEnabled }) => isEnabled && isTried(id))
  return isDone ? null : { id: format.id, title: format.title, components, templates }
}

/** The templates that put the files of formats together. */
const setTemplates = async (db: Db, lea: string): Promise<number[]> =>
  ((await fileTemplates(db, lea)) ?? []).flatMap(({ id, sourceFormat: format }) =>
    format === null ? [] : id,
  )
