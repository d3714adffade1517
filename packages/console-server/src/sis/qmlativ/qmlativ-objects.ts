import {
  DATABASE_COLUMNS,
  type ImportedComponent,
  SIS_COMPONENT_NAMES,
} from '@edconsole/console-core/import-rules'

export type QmlativObject = {
  /** `module/object` of the Generic API. */
  readonly path: string
  /** Of an object and those that it points to, joined with dots. */
  readonly fields: readonly string[]
}

/** Asks for what columns are known by: Qmlativ hands out the fields that are named, and no others. */
export const qmlativObject = (component: ImportedComponent): QmlativObject | null => {
  const names: { readonly [Component in ImportedComponent]?: string } = SIS_COMPONENT_NAMES.qmlativ
  const path = names[component]
  if (path === undefined) return null
  const fields = DATABASE_COLUMNS[component].flatMap((column) => column.defaultSourceColumns.qmlativ ?? [])
  return { path, fields }
}

export const SCHOOL_YEARS: QmlativObject = {
  path: 'District/SchoolYear',
  fields: ['SchoolYearID', 'Description', 'NumericYear', 'IsCurrentYearForProvidedEntity'],
}
