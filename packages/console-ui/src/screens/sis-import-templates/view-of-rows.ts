import { componentTitle } from '@edconsole/console-core'
import { judged, type TemplateRow } from './template-row.ts'

/** Which lines are shown: templates and the gaps between them, those with something to fix, or the gaps alone. */
export const VIEWS = ['created', 'toFix', 'notCreated'] as const
export type View = (typeof VIEWS)[number]

/** How many lines each view is about. */
export const countsOf = (rows: readonly TemplateRow[]): Record<View, number> => ({
  created: rows.filter(({ template }) => template !== null).length,
  toFix: rows.filter(isToFix).length,
  notCreated: rows.filter(({ template }) => template === null).length,
})

/** The lines of a view that hold the text: by component, name or file. Gaps alone are no list of templates. */
export const viewOf = (rows: readonly TemplateRow[], view: View, search: string): TemplateRow[] => {
  const wanted = search.trim().toLowerCase()
  if (view === 'created' && rows.every(({ template }) => template === null)) return []
  return rows.filter((row) => isIn(view, row) && (wanted === '' || textOf(row).includes(wanted)))
}

const isIn = (view: View, row: TemplateRow): boolean => {
  if (view === 'toFix') return isToFix(row)
  return view === 'created' || row.template === null
}

const isToFix = ({ template }: TemplateRow): boolean => template !== null && judged(template).toFix

const textOf = ({ componentName, template }: TemplateRow): string =>
  [componentTitle(componentName), template?.name, template?.filePattern].join('\n').toLowerCase()
