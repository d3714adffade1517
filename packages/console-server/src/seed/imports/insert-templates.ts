import { COMPONENTS, type Schedule } from '@edconsole/console-core/contract'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { type LoadedTemplate, loadTemplate } from '../../pipeline/load-template.ts'
import { templateDrafts } from './template-drafts.ts'

type Options = {
  lea: string
  schoolYear: number
  source: 'sftp' | 'upload'
  updatedAt: Date
  sisSystemId?: number | null
  schedule?: Schedule
}

const UNSCHEDULED: Schedule = { scheduleEnabled: false, scheduleTime: null, scheduleDays: [] }

/** Gives a district its templates, in load order, and hands them over as the pipeline sees them. */
export const insertTemplates = async (
  db: Db,
  { schedule = UNSCHEDULED, ...options }: Options,
): Promise<LoadedTemplate[]> => {
  const templates: LoadedTemplate[] = []
  for (const { columns, ...draft } of templateDrafts()) {
    const { id } = await db
      .insertInto('importTemplates')
      .values({
        ...{ ...draft, ...options, ...schedule, createdAt: options.updatedAt, isEnabled: true },
        ...{ dateFormat: 'MM/DD/YYYY', mode: 'full', deleteThresholdPercent: 10 },
        scheduleDays: json(schedule.scheduleDays),
        runOrder: COMPONENTS[draft.componentName].loadOrder,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const inserted = await db
      .insertInto('importTemplateColumns')
      .values(columns.map(({ translations, ...column }) => ({ ...column, templateId: id })))
      .returning(['id', 'columnName'])
      .execute()
    const translations = columns.flatMap(({ columnName, translations }) => {
      const columnId = inserted.find((column) => column.columnName === columnName)?.id ?? 0
      return translations.map((translation) => ({ ...translation, columnId, templateId: id }))
    })
    if (translations.length > 0)
      await db.insertInto('importTemplateTranslations').values(translations).execute()
    const loaded = await loadTemplate(db, id)
    if (loaded) templates.push(loaded)
  }
  return templates
}
