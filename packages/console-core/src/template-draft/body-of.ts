import type { NewSisImportTemplate } from '../entities/sis-import-template.ts'
import { columnBody } from './changes-of.ts'
import { isEmptyColumn } from './draft-of.ts'
import type { TemplateDraft } from './template-draft.ts'

/** The body of `POST /district/sis-imports` that makes a template of a draft, with all of its translations. */
export const bodyOf = ({ fields, columns }: TemplateDraft): NewSisImportTemplate => ({
  ...fields,
  importTemplateColumns: Object.values(columns)
    .filter((column) => !isEmptyColumn(column))
    .map((column) => columnBody(column, column.translations.length > 0)),
})
