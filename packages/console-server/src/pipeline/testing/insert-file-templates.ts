import { insertTemplates } from '@edconsole/console-demo'
import type { Db } from '../../db/schema.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { FILES } from './files.ts'

/** The demo's templates for the small files: without the columns that those do not have. */
export const insertFileTemplates = async (
  db: Db,
  options: Parameters<typeof insertTemplates>[1],
): Promise<LoadedTemplate[]> => {
  const templates = await insertTemplates(db, options)
  for (const { id, filePattern } of templates) {
    const [, text = ''] = Object.entries(FILES).find(([name]) => name === filePattern) ?? []
    await db
      .deleteFrom('importTemplateColumns')
      .where('templateId', '=', id)
      .where('sourceColumn', 'not in', text.slice(0, text.indexOf('\n')).split(','))
      .execute()
  }
  return templates
}
