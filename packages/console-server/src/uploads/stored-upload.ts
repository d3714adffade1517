import type { Selectable } from 'kysely'
import type { ImportUploadFilesTable } from '../db/schema/uploads.ts'
import type { Db } from '../db/schema.ts'

/** Whose upload: a person has one for each district. */
export type Owner = { readonly lea: string; readonly userId: number }

export type StoredFile = Selectable<ImportUploadFilesTable>

export const uploadOf = (db: Db, { lea, userId }: Owner) =>
  db.selectFrom('importUploads').selectAll().where('lea', '=', lea).where('userId', '=', userId)

/** All files of an upload: each archive, then what came out of it. */
export const filesOf = (db: Db, uploadId: number): Promise<StoredFile[]> =>
  db
    .selectFrom('importUploadFiles')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .orderBy(({ fn }) => fn.coalesce('archiveId', 'id'))
    .orderBy('id')
    .execute()
