import { COMPONENTS, type Schedule } from '@edconsole/console-core/contract'
import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { type Db, json, type LoadedTemplate, loadTemplate } from '@edconsole/console-server/internal'
import { templateDraft } from './template-drafts.ts'

/** Who made a template, and who last changed it. */
export type TemplateAuthors = {
  createdAt: Date
  createdBy: string
  updatedAt: Date
  updatedBy: string
  version: number
}

type Options = {
  lea: string
  schoolYear: number
  source: 'sftp' | 'upload'
  updatedAt: Date
  sisSystemId?: number | null
  schedule?: Schedule
  components?: readonly ImportedComponent[]
  /** By the template's place among those of its district. */
  authors?: (place: number, component: ImportedComponent) => TemplateAuthors
}

const UNSCHEDULED: Schedule = { scheduleEnabled: false, scheduleTime: null, scheduleDays: [] }
const MAIN = ['sites', 'staff', 'students', 'enrollment'] as const

/** Gives a district its templates, in load order, and hands them over as the pipeline sees them. */
export const insertTemplates = async (
  db: Db,
  { schedule = UNSCHEDULED, components = MAIN, authors, updatedAt, ...options }: Options,
): Promise<LoadedTemplate[]> => {
  const drafts = [...components]
    .sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
    .map(templateDraft)
  const inserted = await db
    .insertInto('importTemplates')
    .values(
      drafts.map(({ columns: _, ...draft }, place) => ({
        ...draft,
        ...options,
        ...schedule,
        isEnabled: true,
        dateFormat: 'MM/DD/YYYY',
        ...(authors?.(place, draft.componentName) ?? { createdAt: updatedAt, updatedAt }),
        deleteThresholdPercent: draft.mode === 'full' ? 10 : null,
        scheduleDays: json(schedule.scheduleDays),
        runOrder: COMPONENTS[draft.componentName].loadOrder,
      })),
    )
    .returning(['id', 'componentName'])
    .execute()
  const idOf = new Map(inserted.map(({ id, componentName }) => [String(componentName), id]))
  const columns = drafts.flatMap(({ componentName, columns }) =>
    columns.map((column) => ({
      ...column,
      lea: options.lea,
      templateId: idOf.get(componentName) ?? 0,
    })),
  )
  const stored = await db
    .insertInto('importTemplateColumns')
    .values(columns.map(({ translations: _, ...column }) => column))
    .returning(['id', 'templateId', 'columnName'])
    .execute()
  const columnIds = new Map(
    stored.map(({ id, templateId, columnName }) => [`${templateId} ${columnName}`, id]),
  )
  await db
    .insertInto('importTemplateTranslations')
    .values(
      columns.flatMap(({ lea, templateId, columnName, translations }) =>
        translations.map((translation) => ({
          ...translation,
          lea,
          templateId,
          columnId: columnIds.get(`${templateId} ${columnName}`) ?? 0,
        })),
      ),
    )
    .execute()
  const templates: LoadedTemplate[] = []
  for (const { componentName } of drafts) {
    const loaded = await loadTemplate(db, idOf.get(componentName) ?? 0)
    if (loaded) templates.push(loaded)
  }
  return templates
}
