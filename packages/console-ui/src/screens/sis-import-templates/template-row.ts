import {
  COMPONENTS,
  type ComponentName,
  componentTitle,
  type SisImportTemplateDetailed,
} from '@edconsole/console-core'
import {
  examineTemplate,
  isImported,
  needsFix,
  standingOf,
  type TemplateFinding,
  type TemplateStanding,
} from '@edconsole/console-core/import-rules'

export type Judged = {
  readonly standing: TemplateStanding
  readonly findings: readonly TemplateFinding[]
  readonly toFix: boolean
}

export type Template = SisImportTemplateDetailed

/** A line of the list: a template, or a component without one. */
export type TemplateRow = {
  /** The template's number, or the name of the component. */
  readonly key: string
  readonly componentName: ComponentName
  readonly template: Template | null
  /** What a second template of the component is told apart by. */
  readonly ownName: string | null
}

/** Templates in the order in which they run, then the components that have none (ux 9.3). */
export const rowsOf = (templates: readonly Template[]): TemplateRow[] => {
  const ordered = [...templates].sort((a, b) => a.runOrder - b.runOrder || a.name.localeCompare(b.name))
  const missing = COMPONENT_NAMES.filter((name) =>
    templates.every(({ componentName }) => componentName !== name),
  )
  return [
    ...ordered.map((template) => ({
      key: String(template.id),
      componentName: template.componentName,
      template,
      ownName: template.name === componentTitle(template.componentName) ? null : template.name,
    })),
    ...missing.map((componentName) => ({ key: componentName, componentName, template: null, ownName: null })),
  ]
}

const known = new WeakMap<Template, Judged>()

/** How complete a template is and what is wrong with it; worked out once for each answer of the server. */
export const judged = (template: Template): Judged => {
  const before = known.get(template)
  if (before) return before
  const findings = examineTemplate(template)
  const judgement = { standing: standingOf(template), findings, toFix: needsFix(findings) }
  known.set(template, judgement)
  return judgement
}

/** The components that are imported, in load order. */
const COMPONENT_NAMES: readonly ComponentName[] = (Object.keys(COMPONENTS) as ComponentName[])
  .filter(isImported)
  .sort((a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder)
