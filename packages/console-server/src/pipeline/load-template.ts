import { DATABASE_COLUMNS, isImported, type RuleTemplate } from '@edconsole/console-core/import-rules'
import type { FileReading } from '@edconsole/console-core/source-file'
import type { Db } from '../db/schema.ts'

export type LoadedTemplate = RuleTemplate &
  Pick<FileReading, 'delimiter' | 'encoding'> & {
    lea: string
    name: string
    source: 'api' | 'sftp' | 'upload'
    /** Empty if the template reads no files. */
    filePattern: string
    mode: 'full' | 'delta' | 'addOnly'
    deleteThresholdPercent: number | null
    rejectThresholdPercent: number | null
    shrinkThresholdPercent: number | null
    thresholdMinimumRows: number
    isStrict: boolean
    schoolYear: number
  }

/**
 * Loads a template with its columns, possible values and translations; null if it was deleted. Reads a consistent
 * snapshot, so that a concurrent save can't mix old columns with new translations.
 */
export const loadTemplate = (db: Db, id: number): Promise<LoadedTemplate | null> =>
  db.isTransaction
    ? readTemplate(db, id)
    : db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => readTemplate(trx, id))

const readTemplate = async (db: Db, id: number): Promise<LoadedTemplate | null> => {
  const template = await db.selectFrom('importTemplates').selectAll().where('id', '=', id).executeTakeFirst()
  if (!template || !isImported(template.componentName)) return null
  const columns = await db
    .selectFrom('importTemplateColumns')
    .selectAll()
    .where('templateId', '=', id)
    .orderBy('id')
    .execute()
  const translations = await db
    .selectFrom('importTemplateTranslations')
    .selectAll()
    .where('templateId', '=', id)
    .orderBy('id')
    .execute()
  const definitions = DATABASE_COLUMNS[template.componentName]
  return {
    ...template,
    filePattern: template.filePattern ?? '',
    importTemplateColumns: columns.map((column) => ({
      ...column,
      possibleValues: (definitions.find((d) => d.columnName === column.columnName)?.possibleValues ?? []).map(
        ({ id: possibleValueId, value, label }) => ({
          value,
          label,
          importTemplateTranslations: translations.filter(
            (t) => t.columnId === column.id && t.possibleValueId === possibleValueId,
          ),
        }),
      ),
    })),
  }
}
