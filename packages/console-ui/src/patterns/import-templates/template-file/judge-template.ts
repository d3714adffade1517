import type { SisSystem } from '@edconsole/console-core'
import { type CheckedTemplate, checkColumns, TEMPLATE_RULES } from '@edconsole/console-core/import-rules'
import {
  crossFault,
  type FileTemplate,
  fileTemplateSchema,
  plainIssue,
} from '@edconsole/console-core/schemas'

export type Fault = { readonly field: string; readonly message: string }

type Judged = { template: FileTemplate } | { fault: Fault } | { noSystem: true }

/** A template of a file by the rules that the server would judge it by. */
export const judgeTemplate = (raw: unknown, systems: readonly Pick<SisSystem, 'kind'>[]): Judged => {
  const parsed = fileTemplateSchema.safeParse(raw, { error: plainIssue })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { fault: { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' } }
  }
  const template = parsed.data
  const columns = (template.importTemplateColumns ?? []).map(({ importTemplateTranslations, ...column }) => ({
    ...{ sourceColumn: null, mappingType: 'column' as const, fixedValue: null, defaultValue: null },
    ...column,
    importTemplateTranslations: (importTemplateTranslations ?? []).map((one) => ({
      matchType: 'exact' as const,
      ...one,
    })),
  }))
  const checked: Partial<CheckedTemplate> = { ...template, isEnabled: false, importTemplateColumns: columns }
  const fault = checkColumns(template.componentName, columns) ?? crossFault(TEMPLATE_RULES, checked)
  if (fault) return { fault }
  const { sisKind } = template
  return sisKind && !systems.some(({ kind }) => kind === sisKind) ? { noSystem: true } : { template }
}
