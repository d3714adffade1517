import {
  COMPONENTS,
  componentTitle,
  type NewSisImportTemplate,
  type SisImportTemplateDetailed,
  type UpdateSisImportTemplate,
} from '@edconsole/console-core/contract'
import { type CheckedTemplate, checkColumns, TEMPLATE_RULES } from '@edconsole/console-core/import-rules'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { fieldError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { checkCrossRules } from '../../http/read-body.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { refuseStale } from '../../http/refuse-stale.ts'
import { authorOf } from '../../http/require-caller.ts'
import { hasComponent } from '../../source-formats/source-formats.ts'
import { districtOfCall } from '../district-of-call.ts'
import { detailedTemplates } from './detailed-templates.ts'
import { lockTemplate, raiseVersion } from './lock-template.ts'
import { columnsAfter, saveColumns, storedColumns } from './save-columns.ts'
import { templateRows, withNextRuns } from './template-rows.ts'

const TAKEN = {
  import_templates_name: {
    field: 'name',
    message: "'name' is already used by another template this year.",
  },
}

/** Adds a template; what it leaves out is the usual. */
export const createTemplate = async (
  call: Call<NewSisImportTemplate>,
): Promise<SisImportTemplateDetailed> => {
  const { sisYear } = await districtOfCall(call)
  const by = await authorOf(call)
  return refuseDuplicates(TAKEN, () =>
    call.db.transaction().execute(async (trx) => {
      const { lea, body, now } = call
      return read(call, trx, await insertTemplate(trx, { lea, body, schoolYear: sisYear, at: now(), by }))
    }),
  )
}

type Inserted = { lea: string; body: NewSisImportTemplate; schoolYear: number; at: Date; by: string }

/** Checks and stores a template. Returns its ID. */
export const insertTemplate = async (
  trx: Db,
  { lea, body, schoolYear, at, by }: Inserted,
): Promise<number> => {
  const { importTemplateColumns = [], ...given } = body
  const fields = {
    sisSystemId: null,
    source: 'upload' as const,
    filePattern: null,
    isEnabled: false,
    scheduleEnabled: false,
    scheduleTime: null,
    scheduleDays: [],
    runOrder: COMPONENTS[given.componentName].loadOrder,
    schoolYear,
    mode: 'full' as const,
    deleteThresholdPercent: 10,
    ...given,
  }
  await check(trx, {}, { ...fields, importTemplateColumns: columnsAfter([], importTemplateColumns) })
  const { id } = await trx
    .insertInto('importTemplates')
    .values({
      ...fields,
      lea,
      scheduleDays: json(fields.scheduleDays),
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveColumns(trx, { ...fields, id, lea }, [], importTemplateColumns)
  return id
}

/** Changes what the body names, unless another user has saved in between. */
export const updateTemplate = async (
  call: Call<UpdateSisImportTemplate>,
): Promise<SisImportTemplateDetailed> => {
  const id = numberParam(call)
  const { importTemplateColumns, ...given } = call.body
  const by = await authorOf(call)
  return refuseDuplicates(TAKEN, () =>
    call.db.transaction().execute(async (trx) => {
      const stored = await lockTemplate(trx, call.lea, id)
      refuseStale(call, stored, 'this template')
      const columns = await storedColumns(trx, id)
      await check(
        trx,
        { ...stored, importTemplateColumns: columns },
        {
          ...given,
          ...(importTemplateColumns && {
            importTemplateColumns: columnsAfter(columns, importTemplateColumns),
          }),
        },
      )
      const { scheduleDays, ...fields } = given
      if (importTemplateColumns) await saveColumns(trx, stored, columns, importTemplateColumns)
      await raiseVersion(
        trx,
        id,
        { at: call.now(), by },
        { ...fields, ...(scheduleDays && { scheduleDays: json(scheduleDays) }) },
      )
      return read(call, trx, id)
    }),
  )
}

type Checked = CheckedTemplate & { sisSystemId: number | null; sourceFormat: string | null }

/** Only what changes is judged: a rule that came later does not stand in the way of another change. */
const check = async (trx: Db, stored: Partial<Checked>, changes: Partial<Checked>): Promise<void> => {
  const { componentName, importTemplateColumns } = { ...stored, ...changes }
  if (componentName && changes.importTemplateColumns && importTemplateColumns) {
    const fault = checkColumns(componentName, importTemplateColumns)
    if (fault) throw fieldError(fault)
  }
  checkCrossRules(TEMPLATE_RULES, stored, changes)
  const { sourceFormat: format = null } = changes
  if (format !== null && componentName && !hasComponent(format, componentName))
    throw fieldError({
      field: 'sourceFormat',
      message: `no such format has ${componentTitle(componentName)}`,
    })
  const { sisSystemId } = changes
  if (sisSystemId === null || sisSystemId === undefined) return
  const system = await trx
    .selectFrom('sisSystems')
    .select('id')
    .where('id', '=', sisSystemId)
    .executeTakeFirst()
  if (!system) throw fieldError({ field: 'sisSystemId', message: "this SIS doesn't exist" })
}

const read = async (
  call: Pick<Call, 'lea' | 'now'>,
  trx: Db,
  id: number,
): Promise<SisImportTemplateDetailed> => {
  const row = await templateRows(trx, call.lea).where('id', '=', id).executeTakeFirstOrThrow()
  const [template] = await detailedTemplates(trx, await withNextRuns(call, trx, [row]))
  if (!template) throw new Error(`Template ${id} vanished while it was saved.`)
  return template
}
