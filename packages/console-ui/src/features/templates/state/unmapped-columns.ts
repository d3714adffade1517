import { isFed, type SisImportTemplateDetailed, type TemplateColumn } from '@edconsole/console-core'

/** The required columns of a template that nothing fills: every row would be refused for each of them. */
export const unmappedColumns = ({
  importTemplateColumns,
}: Pick<SisImportTemplateDetailed, 'importTemplateColumns'>): TemplateColumn[] =>
  (importTemplateColumns ?? []).filter((column) => column.isRequired && !isFed(column))
