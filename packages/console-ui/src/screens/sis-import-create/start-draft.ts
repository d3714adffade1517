import type { SisSystem } from '@edconsole/console-core'
import {
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

/** The same draft for rows of another system. */
export const fromSystem = (draft: TemplateDraft, system: SisSystem | undefined): TemplateDraft => ({
  ...draft,
  fields: { ...draft.fields, sisSystemId: system?.id ?? null },
})
