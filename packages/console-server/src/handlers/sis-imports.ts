import { formatDateTime, resources } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { requireCaller } from '../http/require-caller.ts'
import { startSync } from '../pipeline/start-sync.ts'
import { detailedTemplates } from './sis-imports/detailed-templates.ts'

const templateFields = {
  fields: {
    id: columnField('integer', 'id'),
    name: columnField('text', 'name'),
    componentName: columnField('code', 'componentName'),
    updatedAt: columnField('instant', 'updatedAt'),
    isEnabled: columnField('boolean', 'isEnabled'),
    schoolYear: columnField('integer', 'schoolYear'),
  },
  searched: [sql.ref('name'), sql.ref('componentName')],
}
const listed = listPlan(resources.sisImports.list, templateFields)
const detailed = listPlan(resources.sisImports.detailed, templateFields)
const translations = listPlan(resources.sisImports.translations, {
  fields: {
    id: columnField('integer', 'translation.id'),
    sourceValue: columnField('text', 'translation.sourceValue'),
    sisImportId: columnField('integer', 'translation.templateId'),
    importTemplateColumnId: columnField('integer', 'translation.columnId'),
    possibleValueId: columnField('integer', 'translation.possibleValueId'),
  },
  searched: [sql.ref('translation.sourceValue'), sql.ref('translation.translatedValue')],
})

export const sisImportHandlers = {
  'sisImports.list': (call) => runList(templatesOf(call), listed, parseListQuery(listed, call.query)),
  'sisImports.detailed': async (call) => {
    const page = await runList(templatesOf(call), detailed, parseListQuery(detailed, call.query))
    return { ...page, rows: await detailedTemplates(call.db, page.rows) }
  },
  'sisImports.translations': (call) => {
    const rows = call.db
      .selectFrom('importTemplateTranslations as translation')
      .innerJoin('importTemplates', 'importTemplates.id', 'translation.templateId')
      .select(['translation.id', 'translation.templateId as sisImportId', 'translation.possibleValueId'])
      .select(['translation.columnId as importTemplateColumnId', 'translation.sourceValue'])
      .select(['translation.translatedValue', 'translation.matchType'])
      .where('importTemplates.lea', '=', call.lea)
    return runList(rows, translations, parseListQuery(translations, call.query))
  },
  'sisImports.sync': async (call) => {
    const { db, lea, now, nudge, body } = call
    const { userId } = requireCaller(call)
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const { sisYear } = await db
      .selectFrom('districts')
      .select('sisYear')
      .where('lea', '=', lea)
      .executeTakeFirstOrThrow()
    const answer = await startSync(db, {
      ...{ lea, request: body, schoolYear: sisYear, now: now() },
      triggeredBy: `${user.firstName} ${user.lastName}`,
    })
    if (answer.kind === 'refused') throw new ApiError(400, answer.message)
    if (answer.kind === 'running')
      throw new ApiError(409, `An import is already running since ${formatDateTime(answer.startedAt)}`)
    nudge()
    return { batchId: answer.batchId }
  },
} satisfies Partial<Handlers>

const templatesOf = ({ db, lea }: Call<undefined>) =>
  db.selectFrom('importTemplates').selectAll().where('lea', '=', lea)
