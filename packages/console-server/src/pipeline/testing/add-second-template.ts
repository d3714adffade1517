import type { Db } from '../../db/schema.ts'

type Second = { component: 'staff' | 'enrollment'; name: string; filePattern: string }

/** Another template of a component, with everything of the first but its name and its file. Runs after it. */
export const addSecondTemplate = async (db: Db, { component, name, filePattern }: Second): Promise<void> => {
  const { id, runOrder, scheduleDays, ...first } = await db
    .selectFrom('importTemplates')
    .selectAll()
    .where('componentName', '=', component)
    .executeTakeFirstOrThrow()
  const second = await db
    .insertInto('importTemplates')
    .values({ ...first, scheduleDays: '[]', name, filePattern, runOrder: runOrder + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const columns = await db
    .selectFrom('importTemplateColumns')
    .select(['columnName', 'sourceColumn', 'mappingType', 'transform'])
    .where('templateId', '=', id)
    .execute()
  await db
    .insertInto('importTemplateColumns')
    .values(columns.map((column) => ({ ...column, lea: first.lea, templateId: second.id })))
    .execute()
}
