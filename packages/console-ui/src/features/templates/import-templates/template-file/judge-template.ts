import type { SisImportTemplateDetailed, SisSystem } from '@edconsole/console-core'
import {
  type CheckedTemplate,
  checkColumns,
  emptyDraft,
  isImported,
  TEMPLATE_RULES,
} from '@edconsole/console-core/import-rules'
import {
  crossFault,
  type FileTemplate,
  fileTemplateSchema,
  plainIssue,
} from '@edconsole/console-core/schemas'

export type Fault = { readonly field: string; readonly message: string }

/** A template of a file by itself: its form, its columns, its SIS. */
export const judgeTemplate = (
  raw: unknown,
  systems: readonly Pick<SisSystem, 'kind'>[],
): { template: FileTemplate } | { fault: Fault } | { noSystem: true } => {
  const parsed = fileTemplateSchema.safeParse(raw, { error: plainIssue })
  if (!parsed.success) return { fault: faultOf(parsed.error.issues) }
  const template = parsed.data
  const fault = checkColumns(template.componentName, columnsOf(template))
  if (fault) return { fault }
  const { sisKind } = template
  return sisKind && !systems.some(({ kind }) => kind === sisKind) ? { noSystem: true } : { template }
}

/** What its fields must be to each other once they are saved, on top of what is stored or usual. */
export const ruleFault = (
  { sisKind: _, ...template }: FileTemplate,
  stored: SisImportTemplateDetailed | undefined,
): Fault | undefined => {
  const { componentName } = template
  const { importTemplateColumns: __, ...usual } = {
    importTemplateColumns: [],
    ...(isImported(componentName) && emptyDraft(componentName).fields),
    ...stored,
  }
  const after: Partial<CheckedTemplate> = {
    ...usual,
    ...template,
    importTemplateColumns: columnsOf(template),
  }
  // Of what is stored only what changes is judged, as the server does.
  return crossFault(TEMPLATE_RULES, after, stored && Object.keys(template))
}

const columnsOf = ({ importTemplateColumns = [] }: FileTemplate): CheckedTemplate['importTemplateColumns'] =>
  importTemplateColumns.map(({ importTemplateTranslations = [], ...column }) => ({
    sourceColumn: null,
    mappingType: 'column',
    fixedValue: null,
    defaultValue: null,
    ...column,
    importTemplateTranslations: importTemplateTranslations.map((one) => ({ matchType: 'exact', ...one })),
  }))

type Issues = NonNullable<ReturnType<typeof fileTemplateSchema.safeParse>['error']>['issues']

const faultOf = ([issue]: Issues): Fault => {
  if (!issue) return { field: '', message: '' }
  if (issue.code !== 'unrecognized_keys') return { field: issue.path.join('.'), message: issue.message }
  return { field: [...issue.path, ...issue.keys.slice(0, 1)].join('.'), message: 'nothing has this name' }
}
