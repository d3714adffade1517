import {
  type NewTranslation,
  resources,
  type TemplateTranslation,
  type TranslationDraft,
  type UpdateTranslation,
} from '@edconsole/console-core/contract'
import { checkTranslations, columnsOf } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { columnField } from '../../db/list-field.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf } from '../../http/require-caller.ts'
import { lockTemplate, raiseVersion } from './lock-template.ts'
import { translationRow } from './save-columns.ts'

export const translationPlan = listPlan(resources.sisImports.translations, {
  fields: {
    id: columnField('integer', 'translation.id'),
    sourceValue: columnField('text', 'translation.sourceValue'),
    sisImportId: columnField('integer', 'translation.templateId'),
    importTemplateColumnId: columnField('integer', 'translation.columnId'),
    possibleValueId: columnField('integer', 'translation.possibleValueId'),
  },
  searched: [sql.ref('translation.sourceValue'), sql.ref('translation.translatedValue')],
})

/** The translations of a district's templates, each with the version of its template. */
export const translationRows = (db: Db, lea: string) =>
  db
    .selectFrom('importTemplateTranslations as translation')
    .innerJoin('importTemplates', (join) =>
      join
        .onRef('importTemplates.lea', '=', 'translation.lea')
        .onRef('importTemplates.id', '=', 'translation.templateId'),
    )
    .select(['translation.id', 'translation.templateId as sisImportId', 'translation.possibleValueId'])
    .select(['translation.columnId as importTemplateColumnId', 'translation.sourceValue'])
    .select(['translation.translatedValue', 'translation.matchType', 'translation.timesUsedLastRun'])
    .select('importTemplates.version')
    .where('importTemplates.lea', '=', lea)

/** Adds a translation to a column. The template's version goes up: it reads files otherwise now. */
export const createTranslation = async (call: Call<NewTranslation>): Promise<TemplateTranslation> => {
  const { lea, now } = call
  const { sisImportId, importTemplateColumnId, possibleValueId, ...draft } = call.body
  const by = await authorOf(call)
  return call.db.transaction().execute(async (trx) => {
    const template = await lockTemplate(trx, lea, sisImportId)
    refuseStale(call, template, 'this template')
    const column = await trx
      .selectFrom('importTemplateColumns')
      .selectAll()
      .where('id', '=', importTemplateColumnId)
      .where('templateId', '=', sisImportId)
      .executeTakeFirst()
    if (!column)
      throw fieldError({
        field: 'importTemplateColumnId',
        message: `${template.name} has no such column`,
      })
    const row = await checkedRow(trx, template, column, { draft, possibleValueId })
    const { id } = await trx
      .insertInto('importTemplateTranslations')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    await raiseVersion(trx, template.id, { at: now(), by })
    return read(trx, lea, id)
  })
}

/** Changes a translation, unless another user has saved its template in between. */
export const updateTranslation = async (call: Call<UpdateTranslation>): Promise<TemplateTranslation> => {
  const { lea, now, body } = call
  const id = numberParam(call)
  const by = await authorOf(call)
  return call.db.transaction().execute(async (trx) => {
    const found = await translationRows(trx, lea).where('translation.id', '=', id).executeTakeFirst()
    if (!found) throw unknown()
    const template = await lockTemplate(trx, lea, found.sisImportId)
    refuseStale(call, template, 'this template')
    // Read again: what was read before the lock may be out of date.
    const stored = await translationRows(trx, lea).where('translation.id', '=', id).executeTakeFirst()
    if (!stored) throw unknown()
    const column = await trx
      .selectFrom('importTemplateColumns')
      .selectAll()
      .where('id', '=', stored.importTemplateColumnId)
      .executeTakeFirstOrThrow()
    const { sourceValue, translatedValue, matchType } = { ...stored, ...body }
    const row = await checkedRow(trx, template, column, {
      draft: { sourceValue, translatedValue, matchType },
      possibleValueId: body.possibleValueId,
      id,
    })
    await trx
      .updateTable('importTemplateTranslations')
      .set({
        sourceValue: row.sourceValue,
        translatedValue: row.translatedValue,
        matchType: row.matchType,
        possibleValueId: row.possibleValueId,
      })
      .where('id', '=', id)
      .execute()
    await raiseVersion(trx, template.id, { at: now(), by })
    return read(trx, lea, id)
  })
}

type Wanted = { draft: TranslationDraft; possibleValueId: number | undefined; id?: number }

/** The row of a translation that contradicts no other one of its column. */
const checkedRow = async (
  trx: Db,
  template: Awaited<ReturnType<typeof lockTemplate>>,
  column: { id: number; columnName: string },
  { draft, possibleValueId, id = 0 }: Wanted,
) => {
  const { componentName } = template
  const definition = columnsOf(componentName).find(({ columnName }) => columnName === column.columnName)
  if (!definition) throw new ApiError(409, `${column.columnName} is no longer a column of ${componentName}.`)
  const others = await trx
    .selectFrom('importTemplateTranslations')
    .select(['sourceValue', 'translatedValue', 'matchType'])
    .where('columnId', '=', column.id)
    .where('id', '!=', id)
    .execute()
  const fault = checkTranslations(definition, [...others, { matchType: 'exact', ...draft }])
  if (fault) throw fieldError({ ...fault, field: fault.field.replace(/^\d+\./, '') })
  const row = translationRow(template, column, draft)
  if (possibleValueId !== undefined && possibleValueId !== row.possibleValueId)
    throw fieldError({
      field: 'possibleValueId',
      message: `${possibleValueId} isn't the ID of '${row.translatedValue}'`,
    })
  return row
}

const read = (trx: Db, lea: string, id: number): Promise<TemplateTranslation> =>
  translationRows(trx, lea).where('translation.id', '=', id).executeTakeFirstOrThrow()

const unknown = () => new ApiError(404, 'Translation not found.')
