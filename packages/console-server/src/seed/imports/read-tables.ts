import type { ImportedRow, RowImporter } from '@edconsole/console-core/import-rules'
import { createRowImporter } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from '../../pipeline/load-template.ts'
import type { DistrictTables } from './district-tables.ts'
import type { SeedComponent } from './seed-component.ts'

export type ReadRow = ImportedRow & { rowNumber: number; fields: readonly string[] }

export type DistrictReader = {
  /** What the import makes of the component's file. */
  rows: Record<SeedComponent, ReadRow[]>
  /** A fresh importer, for rows that are made up for the log. */
  importer(component: SeedComponent, header?: readonly string[]): RowImporter
  template(component: SeedComponent): LoadedTemplate
}

/** Reads a district's files by the very rules of the import. */
export const readTables = (
  templates: readonly LoadedTemplate[],
  tables: DistrictTables,
  about: { districtId: number; schoolYear: number; today: string },
): DistrictReader => {
  const known = { sites: new Set<string>(), students: new Set<string>() }
  const template = (component: SeedComponent): LoadedTemplate => {
    const found = templates.find((t) => t.componentName === component)
    if (!found) throw new Error(`The demo has no template for ${component}`)
    return found
  }
  const importer: DistrictReader['importer'] = (component, header = tables[component].header) =>
    createRowImporter(template(component), header, {
      ...about,
      ...known,
      districtId: String(about.districtId),
    })
  const read = (component: SeedComponent): ReadRow[] => {
    const { importRow } = importer(component)
    return tables[component].rows.map((fields, i) => ({
      ...importRow(fields, i + 1),
      rowNumber: i + 1,
      fields,
    }))
  }
  const remember = (rows: ReadRow[], ids: Set<string>): ReadRow[] => {
    for (const { record, sourceId } of rows) if (record && sourceId) ids.add(sourceId)
    return rows
  }
  const sites = remember(read('sites'), known.sites)
  const staff = read('staff')
  const students = remember(read('students'), known.students)
  return { rows: { sites, staff, students, enrollment: read('enrollment') }, importer, template }
}
