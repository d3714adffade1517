import { type CardPattern, cardPattern } from '../../patterns/resource-table/index.ts'
import type { TemplateRow } from './template-row.ts'

/** A template where there is no room for columns. */
export const templateCard: CardPattern<TemplateRow> = /* @__PURE__ */ cardPattern({
  title: 'componentName',
  titleFirst: true,
  status: 'lastImport',
  meta: ['required', 'values'],
})
