import type { SisImportTemplateDetailed, TemplateColumn } from '@edconsole/console-core'

/** The required columns of a template that nothing fills: every row would be refused for each of them. */
export const unmappedColumns = ({
  importTemplateColumns,
}: Pick<SisImportTemplateDetailed, 'importTemplateColumns'>): TemplateColumn[] =>
  (importTemplateColumns ?? []).filter((column) => column.isRequired && !isFilled(column))

const isFilled = ({ mappingType, sourceColumn, fixedValue, defaultValue }: TemplateColumn): boolean => {
  switch (mappingType) {
    case 'ignore':
      return false
    case 'fixed':
      return Boolean(fixedValue)
    case 'default':
      return Boolean(sourceColumn || defaultValue)
    default:
      return Boolean(sourceColumn)
  }
}
