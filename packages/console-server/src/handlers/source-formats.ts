import {
  COMPONENTS,
  type NewFormatTemplates,
  type NewSisImportTemplate,
  type SourceFormats,
} from '@edconsole/console-core/contract'
import { draftColumns, type ImportedComponent, isImported } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { authorOf } from '../http/require-caller.ts'
import { filesOfComponent } from '../source-formats/format-reader.ts'
import type { SourceFormat } from '../source-formats/source-format.ts'
import { SOURCE_FORMATS, sourceFormat } from '../source-formats/source-formats.ts'
import { districtOfCall } from './district-of-call.ts'
import { insertTemplate } from './sis-imports/save-template.ts'

export const sourceFormatHandlers = {
  'sourceFormats.get': async (call) => {
    const { lea, sisYear } = await districtOfCall(call)
    return readFormats(call.db, { lea, schoolYear: sisYear })
  },
  'sourceFormats.createTemplates': async (call: Call<NewFormatTemplates>) => {
    const { lea, sisYear: schoolYear } = await districtOfCall(call)
    const { formatId, components } = call.body
    const format = sourceFormat(formatId)
    if (!format) throw fieldError({ field: 'formatId', message: "this format doesn't exist" })
    const lacking = components?.find((name) => !isImported(name) || !format.components[name])
    if (lacking)
      throw fieldError({
        field: 'components',
        message: `${format.title} has no ${COMPONENTS[lacking].title.toLowerCase()}`,
      })
    const by = await authorOf(call)
    return call.db.transaction().execute(async (trx) => {
      // A concurrent request waits, and then finds them.
      await trx.selectFrom('districts').select('id').where('lea', '=', lea).forUpdate().execute()
      const stored = await templatesOf(trx, { lea, schoolYear })
      const wanted = componentsOf(format).filter(
        (name) =>
          (components?.includes(name) ?? true) &&
          !stored.some((one) => one.componentName === name && one.sourceFormat === format.id),
      )
      if (wanted.length === 0) throw new ApiError(409, `The templates of ${format.title} are there already.`)
      for (const name of wanted) {
        const body = formatTemplate(format, name)
        const isTaken = stored.some((one) => one.name === body.name)
        await insertTemplate(trx, {
          lea,
          schoolYear,
          by,
          at: call.now(),
          body: {
            ...body,
            name: isTaken ? `${body.name} (${format.title})` : body.name,
            isEnabled: !stored.some((one) => one.componentName === name && one.isEnabled),
          },
        })
      }
      return readFormats(trx, { lea, schoolYear })
    })
  },
} satisfies Partial<Handlers>

/** The template of a component of a format as most systems fill it, as the body of `POST /district/sis-imports`. */
export const formatTemplate = (
  format: SourceFormat,
  componentName: ImportedComponent,
): NewSisImportTemplate => {
  const definition = format.components[componentName]
  const columns = definition && draftColumns(componentName, definition.mapping)
  const [main] = definition?.from ?? []
  if (!columns || !main) throw new TypeError(`${format.id} doesn't map ${componentName}`)
  return {
    name: COMPONENTS[componentName].title,
    componentName,
    source: 'sftp',
    mode: 'full',
    sourceFormat: format.id,
    filePattern: format.files[main.file]?.pattern ?? null,
    importTemplateColumns: columns,
  }
}

type Year = { lea: string; schoolYear: number }

const templatesOf = (db: Db, { lea, schoolYear }: Year) =>
  db
    .selectFrom('importTemplates')
    .select(['id', 'name', 'componentName', 'sourceFormat', 'isEnabled'])
    .where('lea', '=', lea)
    .where('schoolYear', '=', schoolYear)
    .orderBy('id')
    .execute()

const componentsOf = (format: SourceFormat): ImportedComponent[] =>
  Object.keys(format.components)
    .filter(isImported)
    .sort((one, other) => COMPONENTS[one].loadOrder - COMPONENTS[other].loadOrder)

const readFormats = async (db: Db, year: Year): Promise<SourceFormats> => {
  const stored = await templatesOf(db, year)
  return {
    formats: SOURCE_FORMATS.map((format) => ({
      id: format.id,
      title: format.title,
      files: Object.values(format.files).map(({ pattern, isRequired }) => ({ name: pattern, isRequired })),
      components: componentsOf(format).map((componentName) => ({
        componentName,
        files: filesOfComponent(format, componentName).map((file) => format.files[file]?.pattern ?? file),
        templateId:
          stored.find((one) => one.componentName === componentName && one.sourceFormat === format.id)?.id ??
          null,
        mapping: format.components[componentName]?.mapping ?? { columns: {} },
      })),
    })),
  }
}
