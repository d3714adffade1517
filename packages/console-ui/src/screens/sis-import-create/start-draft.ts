import type { SisSystem, SourceFormatSummary } from '@edconsole/console-core'
import {
  draftColumns,
  emptyDraft,
  type ImportedComponent,
  type SeenSource,
  standardTemplate,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import { withKept } from '../../features/templates/mapping-editor/kept-changes.ts'

/** What the first step begins with. */
export type Begun = { draft: TemplateDraft; seen: SeenSource }

/** A draft that nothing fills, for rows of this system. */
export const emptyStart = (component: ImportedComponent, system: SisSystem | undefined): TemplateDraft =>
  fromSystem(emptyDraft(component), system)

/** The standard template of a system as a draft; null where it has none for the component. */
export const standardStart = (
  component: ImportedComponent,
  system: SisSystem | undefined,
): TemplateDraft | null => {
  const body = system && standardTemplate(system, component)
  return body ? withKept(emptyStart(component, system), body) : null
}

/** A template of a format as most systems fill it, as a draft; null where the format doesn't have the component. */
export const formatStart = (
  component: ImportedComponent,
  system: SisSystem | undefined,
  { id, components }: SourceFormatSummary,
): TemplateDraft | null => {
  const found = components.find(({ componentName }) => componentName === component)
  if (!found) return null
  const importTemplateColumns = draftColumns(component, found.mapping)
  if (!importTemplateColumns) return null
  const [filePattern = null] = found.files
  const body = { source: 'sftp', sourceFormat: id, filePattern, importTemplateColumns }
  return withKept(emptyStart(component, system), body)
}

/** The same draft for rows of another system. */
export const fromSystem = (draft: TemplateDraft, system: SisSystem | undefined): TemplateDraft => ({
  ...draft,
  fields: { ...draft.fields, sisSystemId: system?.id ?? null },
})
