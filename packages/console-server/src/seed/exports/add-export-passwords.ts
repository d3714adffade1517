import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import type { Secrets } from '../../secrets/secrets.ts'

/** The invented passwords of the demo's exports; whatever is sent by file transfer has one. */
export const addExportPasswords = async (
  trx: Db,
  { secrets, savedAt }: { secrets: Secrets; savedAt: Date },
): Promise<void> => {
  const sent = await trx
    .selectFrom('exports')
    .select(['id', 'lea'])
    .where('deliveryMethod', 'in', ['sftp', 'ftps'])
    .execute()
  for (const { id, lea } of sent) {
    const password = { sealed: secrets.seal(`Demo-export-${id}-of-${lea}`), savedAt: savedAt.toISOString() }
    await trx
      .updateTable('exports')
      .set({ secrets: json({ password }) })
      .where('id', '=', id)
      .execute()
  }
}
