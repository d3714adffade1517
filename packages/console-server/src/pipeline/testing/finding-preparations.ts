import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What has to be in the database for some findings. Each returns how to undo it. */
export const findingPreparations = (db: Db) => {
  const translated = async (
    texts: readonly string[],
    values: readonly string[],
    matchType: 'exact' | 'any',
  ) => {
    const column = await db
      .selectFrom('importTemplateColumns')
      .innerJoin('importTemplates', 'importTemplates.id', 'importTemplateColumns.templateId')
      .select(['importTemplateColumns.id', 'templateId', 'importTemplateColumns.lea'])
      .where('componentName', '=', 'students')
      .where('columnName', '=', 'gradeLevel')
      .executeTakeFirstOrThrow()
    const grades = DATABASE_COLUMNS.students.find(({ columnName }) => columnName === 'gradeLevel')
    const idOf = (value: string | undefined) => grades?.possibleValues.find((one) => one.value === value)?.id
    await db
      .insertInto('importTemplateTranslations')
      .values(
        texts.map((sourceValue, i) => ({
          lea: column.lea,
          templateId: column.templateId,
          columnId: column.id,
          sourceValue,
          matchType,
          translatedValue: values[i] ?? '',
          possibleValueId: idOf(values[i]) ?? 0,
        })),
      )
      .execute()
    return () => db.deleteFrom('importTemplateTranslations').execute()
  }

  const stored = (component: ImportedComponent, sourceId: string, values: object) => async () => {
    const rows = () =>
      db.updateTable('sisRows').where('component', '=', component).where('sourceId', '=', sourceId)
    await rows().set(values).execute()
    return () => rows().set({ isManual: false, data: sql`data - 'schoolType' - 'includeInImport'` }).execute()
  }
  return { translated, stored }
}
