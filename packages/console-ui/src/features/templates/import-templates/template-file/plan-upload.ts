import {
  componentTitle,
  type NewSisImportTemplate,
  type SisImportTemplateDetailed,
  type SisSystem,
  type UpdateSisImportTemplate,
} from '@edconsole/console-core'
import { sourceValueOf } from '@edconsole/console-core/import-rules'
import type { FileTemplate } from '@edconsole/console-core/schemas'
import { fileTemplateOf } from './file-template-of.ts'
import { type Fault, judgeTemplate, ruleFault } from './judge-template.ts'

/** What becomes of one template of a file. */
export type PlannedTemplate = {
  /** As the file has it; null where it has none. */
  readonly name: string | null
  readonly component: string | null
} & (
  | {
      readonly kind: 'new'
      readonly body: NewSisImportTemplate
      /** Names of stored templates of the same component. */
      readonly beside: readonly string[]
    }
  | {
      readonly kind: 'changed'
      readonly stored: Stored
      readonly body: UpdateSisImportTemplate
      readonly differences: Differences
    }
  | { readonly kind: 'unchanged'; readonly stored: Stored }
  | { readonly kind: 'refused'; readonly reason: RefusalOfTemplate }
)

export type RefusalOfTemplate =
  | ({ readonly kind: 'invalid' } & Fault)
  | { readonly kind: 'twice' | 'mayNotCreate' | 'mayNotEdit' | 'noSystem' }

type Stored = SisImportTemplateDetailed
type Context = {
  /** Of the year that the file is brought to. */
  stored: readonly Stored[]
  systems: readonly Pick<SisSystem, 'id' | 'kind'>[]
  may: { create: boolean; edit: boolean }
}

/** What a file would do to the templates of a district, each by itself; nothing is done yet. */
export const planUpload = (templates: readonly unknown[], context: Context): PlannedTemplate[] => {
  const names = new Set<string>()
  const read = templates.map((raw) => judgeTemplate(raw, context.systems))
  return read.map((one, place): PlannedTemplate => {
    if (!('template' in one)) {
      const reason =
        'fault' in one ? { kind: 'invalid' as const, ...one.fault } : { kind: 'noSystem' as const }
      return { ...nameOf(templates[place]), kind: 'refused', reason }
    }
    const { template } = one
    const { name } = template
    const isTwice = names.has(name)
    names.add(name)
    return {
      name,
      component: componentTitle(template.componentName),
      ...(isTwice ? { kind: 'refused', reason: { kind: 'twice' } } : planOne(template, context)),
    }
  })
}

type Plan = PlannedTemplate extends infer Each
  ? Each extends PlannedTemplate
    ? Omit<Each, 'name' | 'component'>
    : never
  : never

const planOne = (template: FileTemplate, { stored: all, systems, may }: Context): Plan => {
  const own = all.filter((one) => one.componentName === template.componentName)
  const stored = own.find(({ name }) => name === template.name)
  const fault = ruleFault(template, stored)
  if (fault) return { kind: 'refused', reason: { kind: 'invalid', ...fault } }
  const { sisKind, componentName, ...fields } = template
  const sisSystemId = systems.find(({ kind }) => kind === sisKind)?.id ?? null
  const given = { ...fields, ...(sisKind !== undefined && { sisSystemId }) }
  if (!stored)
    return may.create
      ? {
          kind: 'new',
          body: { ...given, componentName, isEnabled: false },
          beside: own.map(({ name }) => name),
        }
      : { kind: 'refused', reason: { kind: 'mayNotCreate' } }
  const found = differences(fileTemplateOf(stored, systems), template)
  if (!found.settings && found.columns === 0) return { kind: 'unchanged', stored }
  if (!may.edit) return { kind: 'refused', reason: { kind: 'mayNotEdit' } }
  const columns = given.importTemplateColumns?.map((column) => ({
    ...column,
    // A column without a list would keep the stored one.
    importTemplateTranslations: column.importTemplateTranslations ?? [],
  }))
  return {
    kind: 'changed',
    stored,
    differences: found,
    body: { ...given, version: stored.version, ...(columns && { importTemplateColumns: columns }) },
  }
}

const nameOf = (raw: unknown): { name: string | null; component: string | null } => {
  const { name, componentName }: { name?: unknown; componentName?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  return {
    name: typeof name === 'string' ? name : null,
    component: typeof componentName === 'string' ? componentTitle(componentName) : null,
  }
}

type Differences = {
  readonly settings: boolean
  /** How many columns are filled or translated otherwise, those that come and go included. */
  readonly columns: number
}

/** What a template of a file would change in a stored one. What the file does not say stays. */
const differences = (stored: FileTemplate, wanted: FileTemplate): Differences => {
  const { importTemplateColumns: before = [], ...settings } = stored
  const { importTemplateColumns: after, ...wantedSettings } = wanted
  const was = new Map(before.map((column) => [column.columnName, wholeColumn(column)]))
  const is = new Map((after ?? before).map((column) => [column.columnName, wholeColumn(column)]))
  const names = new Set([...was.keys(), ...is.keys()])
  return {
    settings: Object.entries(wantedSettings).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(settings, name)),
    ),
    columns: [...names].filter((name) => was.get(name) !== is.get(name)).length,
  }
}

type Column = NonNullable<FileTemplate['importTemplateColumns']>[number]

/** A column as one text: what is left out is as on a new column, and the order of translations says nothing. */
const wholeColumn = ({ importTemplateTranslations = [], ...column }: Column): string => {
  const { sourceColumn = null, mappingType = 'column', fixedValue = null } = column
  const { defaultValue = null, transform = 'none' } = column
  const translations = importTemplateTranslations
    .map(({ sourceValue, translatedValue, matchType = 'exact' }) =>
      JSON.stringify([matchType, sourceValueOf({ matchType, sourceValue }), translatedValue]),
    )
    .sort()
  return JSON.stringify([sourceColumn, mappingType, fixedValue, defaultValue, transform, translations])
}
