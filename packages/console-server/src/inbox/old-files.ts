import { createFinding, type Finding } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import type { FoundFile } from '../pipeline/source/find-file.ts'
import { importSettingsOf } from './import-settings.ts'

const DAY_MS = 86_400_000

type Read = {
  lea: string
  templateId: number
  file: FoundFile
  now: Date
}

/**
 * Remembers which file a template reads, and since when it has been the same one. The server's clock counts, not the time of the
 * file, which its sender may have set.
 * @returns E009 if nothing new has come for as long as the district's settings say
 */
export const noteFile = async (trx: Db, { lea, templateId, file, now }: Read): Promise<Finding[]> => {
  const { name, bytes, modifiedAt } = file
  const last = await trx
    .selectFrom('importTemplateFiles')
    .select(['name', 'bytes', 'modifiedAt', 'since'])
    .where('templateId', '=', templateId)
    .executeTakeFirst()
  const isSame =
    last?.name === name && last.bytes === bytes && Date.parse(last.modifiedAt) === modifiedAt.getTime()
  if (!isSame) {
    const read = { name, bytes, modifiedAt, since: now }
    await trx
      .insertInto('importTemplateFiles')
      .values({ lea, templateId, ...read })
      .onConflict((conflict) => conflict.columns(['templateId', 'lea']).doUpdateSet(read))
      .execute()
    return []
  }
  const { oldAfterDays } = await importSettingsOf(trx, lea)
  const days = Math.floor((now.getTime() - Date.parse(last.since)) / DAY_MS)
  if (oldAfterDays === null || days < oldAfterDays) return []
  return [createFinding('E009', { params: { pattern: name, days } })]
}

/** Counts the old files of a batch, for its header. */
export const countOldFiles = async (
  trx: Db,
  { lea, batchId }: { lea: string; batchId: number },
): Promise<number> => {
  const { files } = await trx
    .selectFrom('importDetails')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('lea', '=', lea)
    .where('batchId', '=', batchId)
    .where('errorCode', '=', 'E009')
    .executeTakeFirstOrThrow()
  return files
}
