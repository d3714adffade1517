import { columnsOf } from '../import-rules/columns-of.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { matchHeaders } from '../import-rules/match-headers.ts'

/** The columns of a file that feed no column of a template, in their order. */
export const unmappedOf = (template: RuleTemplate, header: readonly string[]): string[] => {
  const at = { districtId: '', templateId: template.id }
  const { columns } = matchHeaders(
    columnsOf(template.componentName),
    template.importTemplateColumns,
    header,
    at,
  )
  const used = new Set(columns.flatMap(({ indexes }) => indexes))
  return header.filter((_, i) => !used.has(i))
}
