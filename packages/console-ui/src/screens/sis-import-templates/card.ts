import type { CardSpec } from '../../patterns/resource-table/index.ts'
import type { TemplateRow } from './template-row.ts'

/** A template where there is no room for columns. */
export const templateCard: CardSpec<TemplateRow> = {
  title: 'componentName',
  titleFirst: true,
  status: 'lastImport',
  meta: ['required', 'values'],
}
