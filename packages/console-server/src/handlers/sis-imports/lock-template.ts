import type { Updateable } from 'kysely'
import type { ImportTemplatesTable } from '../../db/schema/import-templates.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** The template that is about to be changed; until the transaction ends no one else can change it. */
export const lockTemplate = async (trx: Db, lea: string, id: number) => {
  const template = await trx
    .selectFrom('importTemplates')
    .selectAll()
    .where('id', '=', id)
    .where('lea', '=', lea)
    .forUpdate()
    .executeTakeFirst()
  if (!template) throw new ApiError(404, 'Template not found.')
  return template
}

/** Changes the template and raises its version, so that anyone who has read it learns that it changed. */
export const raiseVersion = (
  trx: Db,
  id: number,
  { at, by }: { at: Date; by: string },
  changes: Updateable<ImportTemplatesTable> = {},
) =>
  trx
    .updateTable('importTemplates')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: at, updatedBy: by }))
    .where('id', '=', id)
    .execute()
