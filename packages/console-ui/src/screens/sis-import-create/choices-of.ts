import type { Component, SisImportTemplate, SisSystem } from '@edconsole/console-core'
import { type ImportedComponent, isImported, SIS_COMPONENT_NAMES } from '@edconsole/console-core/import-rules'

/** A component that may be chosen, or may not: then `taken` names its template, or it is no longer imported. */
export type ComponentChoice = {
  readonly componentName: ImportedComponent
  readonly displayName: string
  /** What the system calls it. */
  readonly calledIn: string | undefined
  readonly taken: string | undefined
  readonly isActive: boolean
}

/** The components in load order. One that has a template is not offered: a second one would read the same rows again. */
export const choicesOf = (
  components: readonly Component[],
  templates: readonly Pick<SisImportTemplate, 'componentName' | 'name'>[],
  system: SisSystem | undefined,
): ComponentChoice[] => {
  const names: Readonly<Record<string, string | undefined>> = system ? SIS_COMPONENT_NAMES[system.kind] : {}
  return [...components]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .flatMap(({ componentName, displayName, isActive }) =>
      isImported(componentName)
        ? {
            componentName,
            displayName,
            isActive,
            calledIn: names[componentName],
            taken: templates.find((one) => one.componentName === componentName)?.name,
          }
        : [],
    )
}

export const isFree = ({ taken, isActive }: ComponentChoice): boolean => taken === undefined && isActive
